/** The last so many: what has been forgotten is read again. */
export function recentOnly(capacity: number) {
  const entries = new Map<string, number>()
  return {
    get: (key: string) => entries.get(key),
    set(key: string, value: number) {
      entries.delete(key)
      if (entries.size >= capacity) entries.delete(entries.keys().next().value!)
      entries.set(key, value)
    },
  }
}
