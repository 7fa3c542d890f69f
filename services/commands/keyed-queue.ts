/** Runs work one at a time per key, in order of arrival; different keys run side by side. */
export function keyedQueue() {
  const tails = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = tails.get(key)
    const result = before ? before.then(work, work) : work()
    const tail = result.catch(() => {})
    tails.set(key, tail)
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key)
    })
    return result
  }
}
