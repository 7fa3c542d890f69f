import type { EventStore, Position, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { chains, walk } from './walk.ts'

export type Compared = {
  /** Events that both hold, from the first on, in the same order. */
  events: number
  streams: number
  /** Where in the source that ends; null when they share nothing. */
  upTo: Position | null
  /** What comes next on one side only; null when that side ends there. */
  source: RecordedEvent | null
  target: RecordedEvent | null
}

/**
 * Reads two logs side by side, checks every hash on both, and answers how far they are one and the same. `told` hears
 * the position of each event on either side.
 */
export async function compareLogs(
  source: EventStore,
  target: EventStore,
  told: (at: { source: Position; target: Position; events: number }) => void = () => {},
): Promise<Compared> {
  const [ours, theirs] = [chains(), chains()]
  const [left, right] = [walk(source), walk(target)]
  let events = 0
  let upTo: Position | null = null
  for (;;) {
    const [a, b] = await Promise.all([left.next(), right.next()])
    const [from, to] = [a.done ? null : a.value, b.done ? null : b.value]
    if (from) ours.follow(from, 'in the source')
    if (to) theirs.follow(to, 'in the target')
    // The hash covers all of an event and, through the one before it, all of its stream until then.
    if (!from || !to || from.stream !== to.stream || from.revision !== to.revision || from.hash !== to.hash) {
      await Promise.all([left.return(undefined), right.return(undefined)])
      return {
        events,
        streams: new Set([...ours.heads.keys()].filter((stream) => theirs.heads.has(stream))).size,
        upTo,
        source: from,
        target: to,
      }
    }
    upTo = from.position
    told({ source: from.position, target: to.position, events: ++events })
  }
}
