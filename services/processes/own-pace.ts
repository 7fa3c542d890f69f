import type { BusHandler } from '#infra/engines/event-bus/event-bus.ts'
import { together } from '#infra/engines/event-bus/together.ts'
import { within } from '#infra/engines/event-bus/within.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'

/** Records that wait for a slow target; with more of them all others wait too, which limits memory. */
const MOST_WAITING = 10_000

/**
 * A handler beside others that are handed the same records: one call at a time, which holds whatever waits by then.
 * `hand` resolves when these records are handled or after `patienceMs`, and rejects when that failed before; what fails
 * later is passed to `failedLate`. `rest` resolves when nothing is under way.
 */
export function ownPace(
  handler: BusHandler,
  { patienceMs, failedLate }: { patienceMs: number; failedLate: (error: unknown) => void },
) {
  const handle = together(handler)
  const under = new Set<Promise<void>>()
  let waiting = 0

  return {
    async hand(records: RecordedEvent[]): Promise<void> {
      const before = waiting
      waiting += records.length
      const done = handle(records).finally(() => {
        waiting -= records.length
        under.delete(done)
      })
      under.add(done)
      const late = before <= MOST_WAITING && !(await within(patienceMs, done)) && under.has(done)
      if (!late) return done
      done.catch(failedLate)
    },
    async rest(): Promise<void> {
      await Promise.allSettled(under)
    },
  }
}
