import { chainHash, GENESIS } from '../chain.ts'
import type { RecordedEvent } from '../engines/event-store/event-store.ts'

export type ChainCheck = {
  stream: string
  events: number
  firstHash: string | null
  lastHash: string | null
  /** The first event that does not follow from the ones before it. */
  bad: { revision: number; reason: string } | null
}

/** Checks one whole stream: revisions without a gap from 0 on, and each hash worked out again from the event and the hash before it. */
export function checkChain(stream: string, records: readonly RecordedEvent[]): ChainCheck {
  let previous = GENESIS
  let bad: ChainCheck['bad'] = null
  for (const [index, record] of records.entries()) {
    const reason = linkProblem(record, index, previous)
    if (reason) {
      bad = { revision: record.revision, reason }
      break
    }
    previous = record.hash
  }
  return {
    stream,
    events: records.length,
    firstHash: records[0]?.hash ?? null,
    lastHash: records.at(-1)?.hash ?? null,
    bad,
  }
}

/** Why an event cannot be the one at `revision` after `previous`; null when it can. */
export function linkProblem(record: RecordedEvent, revision: number, previous: string): string | null {
  if (record.revision > revision)
    return `revision ${revision === record.revision - 1 ? revision : `${revision} to ${record.revision - 1}`} of ${record.stream} missing before it`
  if (record.revision < revision) return `revision ${record.revision} is after revision ${revision - 1}`
  if (!record.stream.startsWith(`${record.tenant}.`))
    return `it belongs to company ${record.tenant}, its stream does not`
  const expected = chainHash(previous, record.stream, record.revision, withoutPlace(record))
  return record.hash === expected
    ? null
    : `its hash is ${short(record.hash)} and should be ${short(expected)}: it, or the event before it, is not what was written`
}

const short = (hash: string) => `${hash.slice(0, 16)}…`

function withoutPlace({ stream: _s, revision: _r, ...envelope }: RecordedEvent) {
  return envelope
}
