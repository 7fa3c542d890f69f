import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'

export type Hostility = {
  /** Answers a number from 0 up to 1, repeatable by its seed. */
  random: () => number
  /** Probability per record of each kind of harm; may change while the bus is in use. */
  lose: number
  duplicate: number
  delay: number
  reorder: number
}

/**
 * A bus that does everything to records a bus may do, for tests: it accepts them and then loses, repeats, holds back
 * and shuffles some. Consumers must come out right all the same.
 */
export function hostileBus(inner: EventBus, harm: Hostility): EventBus & { release(): Promise<void> } {
  let held: RecordedEvent[] = []

  function mistreated(records: RecordedEvent[]): RecordedEvent[] {
    const { random, lose, duplicate, delay, reorder } = harm
    const out: RecordedEvent[] = []
    for (const record of records) {
      if (random() < lose) continue
      if (random() < delay) held.push(record)
      else out.push(record)
      if (random() < duplicate) (random() < 0.5 ? out : held).push(record)
    }
    if (held.length > 0 && random() < 0.5) out.push(...held.splice(0, 1 + Math.floor(random() * held.length)))
    if (random() < reorder) out.sort(() => random() - 0.5)
    return out
  }

  return {
    async publish(records, epoch) {
      const delivered = mistreated(records)
      if (delivered.length > 0) await inner.publish(delivered, epoch)
    },
    consume: (group, categories, handler, options) => inner.consume(group, categories, handler, options),
    close: () => inner.close(),
    /** Hands over what was held back. */
    async release() {
      const late = held
      held = []
      if (late.length > 0) await inner.publish(late)
    },
  }
}
