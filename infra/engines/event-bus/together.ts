import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RecordedEvent } from '../event-store/event-store.ts'
import type { BusHandler } from './event-bus.ts'

type Call = { records: RecordedEvent[]; done: () => void; failed: (error: unknown) => void }

/**
 * One call at a time for all lanes: what comes at the same moment, or while a call is at work, is handed over together.
 * The longer a call takes, the more the next one holds. Each lane hears how the call went that its records were in.
 */
export function together(handler: BusHandler): BusHandler {
  let waiting: Call[] = []
  let working = false

  async function work() {
    // The lanes of one fetch begin one after another, within a turn.
    await nextTurn()
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      try {
        await handler(calls.length === 1 ? calls[0]!.records : calls.flatMap(({ records }) => records))
        for (const { done } of calls) done()
      } catch (error) {
        for (const { failed } of calls) failed(error)
      }
    }
    working = false
  }

  return (records) =>
    new Promise((done, failed) => {
      waiting.push({ records, done, failed })
      if (working) return
      working = true
      void work()
    })
}
