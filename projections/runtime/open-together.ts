import type { Codec } from '#infra/codec.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'

/** So many keys are requested at a time, which a remote key ring answers in one call. */
const AT_ONCE = 1000

/**
 * Whatever key is not at hand is fetched beside the others, once for all who fold these records; without it they would
 * be fetched one after another. What cannot be decrypted is left to the fold, which reports it.
 */
export async function openTogether(codec: Codec, records: readonly RecordedEvent[]): Promise<void> {
  const closed = new Map<string, RecordedEvent>()
  for (const record of records)
    if (!closed.has(record.stream) && isClosed(codec, record)) closed.set(record.stream, record)
  const left = [...closed.values()]
  const work = async () => {
    for (let record = left.pop(); record; record = left.pop()) await codec.decode(record).catch(() => {})
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left.length) }, work))
}

function isClosed(codec: Codec, record: RecordedEvent): boolean {
  try {
    return codec.decodeNow(record) === undefined
  } catch {
    return false
  }
}
