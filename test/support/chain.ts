import { chainHash, GENESIS } from '#infra/chain.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'

/** What is wrong with one stream of the log; empty when it is gapless and its chain is whole. */
export function chainProblems(records: RecordedEvent[]): string[] {
  const problems: string[] = []
  let previous = GENESIS
  for (const [index, record] of records.entries()) {
    if (record.revision !== index) problems.push(`${record.stream}: revision ${record.revision} where ${index} belongs`)
    if (chainHash(previous, record.stream, record.revision, record) !== record.hash)
      problems.push(`${record.stream}@${record.revision}: the chain is broken`)
    previous = record.hash
  }
  return problems
}
