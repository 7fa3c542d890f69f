import type { Category } from '#contracts/kernel/streams.ts'
import type { RecordedEvent } from '../event-store/event-store.ts'

export type BusHandler = (records: RecordedEvent[]) => Promise<void>

export type ConsumeOptions = {
  /**
   * Told when records may have passed this group by for good, for instance because they were kept too short a time:
   * the consumer has to compare with the event store. Why, in words for a log.
   */
  onMissed?: (why: string) => void
  /** One call at a time for all lanes, which holds what each of them has by then. */
  together?: boolean
  /** While records keep coming, they may come so many milliseconds later: a bus that has to fetch them fetches less often. */
  lingerMs?: number
}

/**
 * Carries recorded events from the relay to consumer groups. A hint that "stream S reached revision r": consumers
 * check contiguity themselves, so order, loss and duplication never decide correctness.
 */
export interface EventBus {
  /** Each group fetches and reads the records for itself, from elsewhere: who wants the same does well to be one group. */
  readonly everyGroupFetches?: boolean
  /**
   * Resolves once every record is safely accepted; a crash before that makes the relay send them again. `epoch`, of the
   * lease the relay works under, travels with the records where they can carry it.
   */
  publish(records: RecordedEvent[], epoch?: number): Promise<void>
  /**
   * Hands batches of these categories to `handler`, one at a time per lane; a stream always travels in the same lane.
   * At least once. A handler that throws gets the batch again after a pause.
   */
  consume(
    group: string,
    categories: readonly Category[],
    handler: BusHandler,
    options?: ConsumeOptions,
  ): Promise<{ stop(): Promise<void> }>
  /** Rejects, with the reason, while the broker does not answer. A bus inside the process always answers. */
  probe?(): Promise<unknown>
  close(): Promise<void>
}
