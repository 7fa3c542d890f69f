import type { ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'

/** Calls `hear` with the revision of a document that was last told to be written, if any was, and with each one told from now on. @returns how to stop. */
export type HearOf = (projection: string, id: string, hear: (revision: number) => void) => () => void

/** Documents whose last revision is remembered, for callers that begin to wait after it was published. */
const REMEMBERED = 10_000

/**
 * What the feed tells, for many who each wait for a document or two: a notice costs the same however many wait. It listens
 * from now on where a caller `willWait`, else from the first that does: a process without waiting callers does not listen.
 */
export function told(changes: Pick<ChangeFeed, 'watch'>, willWait = false): HearOf {
  const waiting = new Map<string, Set<(revision: number) => void>>()
  const heard = new Map<string, number>()
  const keyOf = (projection: string, id: string) => `${projection}|${id}`
  let watching = false

  function remember(key: string, revision: number) {
    // Two processes may write one document in turn, and the later notice come first.
    const last = Math.max(revision, heard.get(key) ?? revision)
    heard.delete(key)
    if (heard.size >= REMEMBERED) heard.delete(heard.keys().next().value!)
    heard.set(key, last)
  }

  function watch() {
    watching = true
    changes.watch((written) => {
      for (const { projection, id, rev } of written) {
        const key = keyOf(projection, id)
        remember(key, rev)
        for (const hear of waiting.get(key) ?? []) hear(rev)
      }
    })
  }

  if (willWait) watch()
  return (projection, id, hear) => {
    if (!watching) watch()
    const key = keyOf(projection, id)
    const last = heard.get(key)
    if (last !== undefined) hear(last)
    const others = waiting.get(key) ?? new Set()
    waiting.set(key, others.add(hear))
    return () => {
      others.delete(hear)
      if (others.size === 0 && waiting.get(key) === others) waiting.delete(key)
    }
  }
}
