export const kinds = ['job', 'candidate', 'user', 'action', 'page'] as const
export type Kind = (typeof kinds)[number]

/** One thing that was found. `post`: choosing it does something instead of only leading there. */
export type Hit = { key: string; kind: Kind; title: string; detail: string; to: string; post?: true }
export type Found = { question: string; recent: Hit[]; hits: Hit[] }

/** What was chosen before, newest first: ids only, so that a browser keeps no names, and what is gone or closed to its user is not shown again. */
const KEPT = 6
const placeOf = (userKey: string) => `hirelog-recent:${userKey}`

export function recentKeys(userKey: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(userKey)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function rememberRecent(userKey: string, { kind, key }: Hit) {
  if (kind === 'action' || kind === 'user') return
  const kept = [key, ...recentKeys(userKey).filter((other) => other !== key)].slice(0, KEPT)
  try {
    localStorage.setItem(placeOf(userKey), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing shows nothing recent.
  }
}
