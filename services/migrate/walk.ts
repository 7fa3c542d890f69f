import { GENESIS } from '#infra/chain.ts'
import type { EventStore, Position, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { linkProblem } from '#infra/verification/check-chain.ts'

const CHUNK = 1000

/** The whole log in its own order, after a position. */
export async function* walk(store: EventStore, after: Position | null = null): AsyncGenerator<RecordedEvent> {
  for (let from = after; ; ) {
    const records = await store.readAll(from, CHUNK)
    if (records.length === 0) return
    yield* records
    from = records.at(-1)!.position
  }
}

/** Follows every stream's chain through a log that is read in order from its start. */
export function chains() {
  const heads = new Map<string, { revision: number; hash: string }>()
  return {
    heads,
    /** @throws BrokenChain for the first event that does not follow from the one before it. */
    follow(record: RecordedEvent, where: string) {
      const head = heads.get(record.stream) ?? { revision: -1, hash: GENESIS }
      const { position: _, ...withoutPosition } = record
      const problem = linkProblem(withoutPosition as RecordedEvent, head.revision + 1, head.hash)
      if (problem)
        throw new BrokenChain(`${where}: ${record.stream} revision ${record.revision} does not hold: ${problem}`)
      heads.set(record.stream, { revision: record.revision, hash: record.hash })
    },
  }
}

export class BrokenChain extends Error {
  override name = 'BrokenChain'
}
