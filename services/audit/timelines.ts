import type { DomainEvent } from '#contracts/kernel/event.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Core } from '../core/core.ts'

/** So many events are kept decoded at most; the streams that were looked at longest ago go first. */
const MOST_EVENTS = 200_000
/** Forgotten when it was not read for so long: it holds people's names. */
const KEPT_MS = 10 * 60_000

type Timeline = { events: Recorded[]; usedAt: number }

/**
 * The histories of the streams a person looks back at, kept while they do: stepping through the moments of a
 * board reads and decodes each stream once. A stream only ever grows, so what is kept stays true; long texts are left out.
 */
export function timelines(
  { engines, codec }: Pick<Core, 'engines' | 'codec'>,
  { mostEvents = MOST_EVENTS, keptMs = KEPT_MS } = {},
) {
  const kept = new Map<string, Timeline>()
  let count = 0

  function drop(stream: string) {
    count -= kept.get(stream)?.events.length ?? 0
    kept.delete(stream)
  }
  function forget(now: number) {
    for (const [stream, { usedAt }] of kept) {
      if (count <= mostEvents && now - usedAt <= keptMs) return
      drop(stream)
    }
  }

  return {
    /** What is kept of a stream that reaches this revision at least; nothing is read. */
    known(stream: string, revision: number): Recorded[] | null {
      const events = kept.get(stream)?.events
      return events && events.length > revision ? events : null
    },
    /** All of a stream, to this revision at least or to its end. */
    async of(stream: string, revision = Infinity): Promise<Recorded[]> {
      const events = kept.get(stream)?.events ?? []
      const more =
        events.length > revision ? [] : await codec.decodeAll(await engines.store.read(stream, { from: events.length }))
      const all = more.length > 0 ? [...events, ...more.map(slim)] : events
      const now = performance.now()
      drop(stream)
      kept.set(stream, { events: all, usedAt: now })
      count += all.length
      forget(now)
      return all
    },
    get events() {
      return count
    },
  }
}

/** Without what no card shows. */
function slim(recorded: Recorded): Recorded {
  const { event } = recorded
  const without = (fields: object): Recorded => ({
    ...recorded,
    event: { ...event, data: { ...(event.data as object), ...fields } } as DomainEvent,
  })
  if (event.type === 'CandidateCommented' || event.type === 'CommentEdited') return without({ text: '' })
  return event.type === 'AnswerGiven' ? without({ answer: null }) : recorded
}
