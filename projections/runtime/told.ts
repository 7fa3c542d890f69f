import type { ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'

/** Calls `hear` with each revision of a document that is told to be written. @returns how to stop. */
export type HearOf = (projection: string, id: string, hear: (revision: number) => void) => () => void

/** What the feed tells, for many who each wait for a document or two: a notice costs the same however many wait. */
export function told(changes: Pick<ChangeFeed, 'watch'>): HearOf {
  const waiting = new Map<string, Set<(revision: number) => void>>()
  const keyOf = (projection: string, id: string) => `${projection}|${id}`
  let watching = false

  function watch() {
    watching = true
    changes.watch((written) => {
      for (const { projection, id, rev } of written) for (const hear of waiting.get(keyOf(projection, id)) ?? []) hear(rev)
    })
  }

  return (projection, id, hear) => {
    // A process in which nobody waits does not listen.
    if (!watching) watch()
    const key = keyOf(projection, id)
    const others = waiting.get(key) ?? new Set()
    waiting.set(key, others.add(hear))
    return () => {
      others.delete(hear)
      if (others.size === 0 && waiting.get(key) === others) waiting.delete(key)
    }
  }
}
