import { codec as makeCodec } from '#infra/codec.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'
import { cards } from '#projections/board/cards.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import { embeddedChangeFeed } from '#infra/engines/change-feed/embedded.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { startProjections } from '#projections/runtime/worker.ts'
import { seeded } from '../fixtures/seeded.ts'
import { candidateLife } from './history.ts'
import { type Disk, emptyDisk, memoryEventStore } from './memory.ts'
import { bootProcess, fate, settled } from './process.ts'
import { rules, type Rule } from './rules.ts'

const projections = [cards, candidates]
const key = Buffer.alloc(32)
const keys = { key: async () => key, cached: () => key } as unknown as KeyRing

/**
 * One schedule: candidates' lives are written while records are lost, doubled, held back and shuffled, processes die
 * at any moment, and at times two run at once. Answers where the documents differ from the fold of their streams.
 */
export async function simulate(seed: number, off?: Rule): Promise<string[]> {
  const random = seeded(seed)
  const disk = emptyDisk()
  const writing = memoryEventStore(disk, async () => {})
  const lives = Array.from({ length: 1 + random.below(3) }, () => candidateLife(random))

  const survivor = await fate({
    random,
    boot: () =>
      bootProcess(disk, random, ({ store, reads, bus }) => {
        const ports = off ? rules[off]({ store, reads }) : { store, reads }
        return startProjections(
          {
            store: ports.store,
            reads: ports.reads as unknown as ReadStore,
            codec: makeCodec(keys),
            bus,
            changes: embeddedChangeFeed(),
          },
          projections,
        )
      }),
    async work() {
      const life = random.pick(lives)
      const expected = life.revision
      const events = Array.from({ length: life.alive ? 1 + random.below(2) : 0 }, () =>
        life.alive ? [life.next()] : [],
      ).flat()
      if (events.length > 0) await writing.append(life.stream, expected, events)
    },
    steps: 8 + random.below(32),
    sweepsTo: 0.8,
    killsTo: 0.84,
    settles: 0.5,
    turns: 12,
  })
  await settled()
  await survivor.worker.sweep()
  survivor.kill()
  return divergences(disk)
}

async function divergences(disk: Disk): Promise<string[]> {
  const codec = makeCodec(keys)
  const streams = new Map<string, RecordedEvent[]>()
  for (const record of disk.log) streams.set(record.stream, [...(streams.get(record.stream) ?? []), record])
  const found: string[] = []
  for (const projection of projections) {
    const documents = new Map(disk.documents.get(collectionOf(projection)))
    for (const [stream, records] of streams) {
      const expected: Doc = foldInto(projection, null, await codec.decodeAll(records))
      const there = documents.get(expected._id)
      documents.delete(expected._id)
      if (JSON.stringify(there) !== JSON.stringify(expected))
        found.push(`${projection.name} of ${stream}: at ${there?.rev ?? 'nothing'}, its stream at ${expected.rev}`)
    }
    for (const id of documents.keys()) found.push(`${projection.name} has ${id}, which nobody wrote`)
  }
  return found
}
