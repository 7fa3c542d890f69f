import { codec as makeCodec } from '#infra/codec.ts'
import { embeddedEventBus } from '#infra/engines/event-bus/embedded.ts'
import { hostileBus } from '#infra/engines/event-bus/hostile.ts'
import type { EventStore, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'
import { cards } from '#projections/board/cards.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import { embeddedChangeFeed } from '#infra/engines/change-feed/embedded.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { startProjections } from '#projections/runtime/worker.ts'
import { startRelay } from '#services/relay/relay.ts'
import { seeded, type Seeded } from '../fixtures/seeded.ts'
import { candidateLife } from './history.ts'
import { type Disk, emptyDisk, memoryEventStore, memoryReads } from './memory.ts'
import { type Life, mortal } from './mortal.ts'
import { rules, type Rule } from './rules.ts'

const projections = [cards, candidates]
const key = Buffer.alloc(32)
const keys = { key: async () => key, cached: () => key } as unknown as KeyRing
const settled = () => new Promise<void>((done) => setImmediate(done))

/** One process: relay, hostile bus and projection workers over a disk that outlives it. */
async function boot(disk: Disk, random: Seeded, off: Rule | undefined) {
  const life: Life = { over: false, stalled: undefined }
  let wake = () => {}
  const pause = async () => {
    for (let i = random.below(3); i > 0; i--) await Promise.resolve()
  }
  const memory = memoryEventStore(disk, pause)
  const store = mortal<EventStore>(memory, life)
  const reads = mortal(memoryReads(disk, pause), life)
  const bus = hostileBus(embeddedEventBus(), { random: random.next, lose: 0.08, duplicate: 0.15, delay: 0.15, reorder: 0.3 })
  const ports = off ? rules[off]({ store, reads }) : { store, reads }
  const worker = await startProjections(
    { store: ports.store, reads: ports.reads as unknown as ReadStore, codec: makeCodec(keys), bus, changes: embeddedChangeFeed() },
    projections,
  )
  const relay = await startRelay({ store, bus, checkpoints: reads, saveMs: 0 })
  return {
    worker,
    hear: memory.tell,
    release: () => bus.release(),
    /** As SIGSTOP and SIGCONT would: it wakes up believing that nothing has happened. */
    stall() {
      life.stalled ??= new Promise((resume) => (wake = resume))
    },
    wake() {
      life.stalled = undefined
      wake()
    },
    /** As SIGKILL would: whatever is half done stays half done. */
    kill() {
      void worker.stop()
      void relay.stop()
      life.over = true
    },
  }
}

/**
 * One schedule: candidates' lives are written while records are lost, doubled, held back and shuffled, processes die
 * at any moment, and at times two run at once. Answers where the documents differ from the fold of their streams.
 */
export async function simulate(seed: number, off?: Rule): Promise<string[]> {
  const random = seeded(seed)
  const disk = emptyDisk()
  const writing = memoryEventStore(disk, async () => {})
  const lives = Array.from({ length: 1 + random.below(3) }, () => candidateLife(random))
  let running = [await boot(disk, random, off)]

  for (let step = 8 + random.below(32); step > 0; step--) {
    const roll = random.next()
    const process = random.pick(running)
    if (roll < 0.55) {
      const life = random.pick(lives)
      const expected = life.revision
      const events = Array.from({ length: life.alive ? 1 + random.below(2) : 0 }, () => (life.alive ? [life.next()] : [])).flat()
      if (events.length > 0) await writing.append(life.stream, expected, events)
      for (const each of running) each.hear()
    } else if (roll < 0.7) process.release().catch(() => {})
    else if (roll < 0.8) void process.worker.sweep()
    else if (roll < 0.84) {
      process.kill()
      running = running.filter((each) => each !== process)
      if (running.length === 0) running.push(await boot(disk, random, off))
    } else if (roll < 0.91) {
      if (running.length === 1) running.push(await boot(disk, random, off))
    } else if (roll < 0.96) process.stall()
    else process.wake()
    if (random.chance(0.5)) await settled()
    else for (let i = random.below(12); i > 0; i--) await Promise.resolve()
  }

  for (const process of running) process.wake()
  await settled()
  const survivor = random.pick(running)
  for (const process of running) if (process !== survivor) process.kill()
  await survivor.release()
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
      if (JSON.stringify(there) !== JSON.stringify(expected)) found.push(`${projection.name} of ${stream}: at ${there?.rev ?? 'nothing'}, its stream at ${expected.rev}`)
    }
    for (const id of documents.keys()) found.push(`${projection.name} has ${id}, which nobody wrote`)
  }
  return found
}
