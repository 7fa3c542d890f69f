import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codec as makeCodec } from '#infra/codec.ts'
import { embeddedChangeFeed } from '#infra/engines/change-feed/embedded.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { cards } from '#projections/board/cards.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { startProjections } from '#projections/runtime/worker.ts'
import { startRelay } from '#services/relay/relay.ts'
import type { Seeded } from '../fixtures/seeded.ts'
import { candidateLife } from '../simulation/history.ts'

const projections = [cards, candidates]
const key = Buffer.alloc(32)
const keys = { key: async () => key, cached: () => key } as unknown as KeyRing
const codec = makeCodec(keys)

/** The product's own relay and projection workers over a bus, with candidates' lives being written. */
export async function carriedBy(bus: EventBus, folder: string, random: Seeded) {
  const store = embeddedEventStore(join(folder, 'log'))
  const reads = embeddedReadStore(join(folder, 'read'))
  const worker = await startProjections({ store, reads, codec, bus, changes: embeddedChangeFeed() }, projections)
  const relay = await startRelay({ store, bus, checkpoints: reads })
  const lives: ReturnType<typeof candidateLife>[] = []
  let writing = true
  let stopped = false

  async function write(events: number) {
    for (let i = 0; i < events; i++) {
      if (lives.length < 200 || random.chance(0.02)) lives.push(candidateLife(random))
      const life = random.pick(lives)
      if (life.alive) await store.append(life.stream, life.revision, [life.next()])
    }
  }

  return {
    worker,
    relay,
    store,
    write,
    /** Writes until told to stop, about so many events a second. */
    writeOn(perSecond: number) {
      writing = true
      const done = (async () => {
        for (; writing; await wait(20)) await write(Math.max(1, Math.round(perSecond / 50)))
      })()
      return async () => {
        writing = false
        await done
      }
    },
    /** Waits until every document is where its stream is; answers how many milliseconds that took. */
    async level(limitMs = 60_000): Promise<number> {
      const began = performance.now()
      for (;;) {
        const behind = await differences()
        if (behind.length === 0) return Math.round(performance.now() - began)
        if (performance.now() - began > limitMs)
          throw new Error(`${behind.length} documents differ: ${behind.slice(0, 5).join('; ')}`)
        await wait(50)
      }
    },
    async stop() {
      if (stopped) return
      stopped = true
      writing = false
      await relay.stop()
      await worker.stop()
      await store.close()
      await reads.close()
    },
  }

  /** Where documents differ from the fold of their streams. */
  async function differences(): Promise<string[]> {
    const found: string[] = []
    for (const projection of projections) {
      const streams = lives.filter(({ revision }) => revision >= 0).map(({ stream }) => stream)
      const documents = await reads.getMany(
        collectionOf(projection),
        streams.map((stream) => parseStream(stream).id),
      )
      for (const [index, stream] of streams.entries()) {
        const document = documents[index]
        const head = lives.find((life) => life.stream === stream)!.revision
        if (document?.rev !== head)
          found.push(`${projection.name} of ${stream}: at ${document?.rev ?? 'nothing'}, its stream at ${head}`)
      }
      if (found.length > 0) continue
      for (const [index, stream] of streams.entries()) {
        const expected = foldInto(projection, null, await codec.decodeAll(await store.read(stream)))
        if (JSON.stringify(documents[index]) !== JSON.stringify(expected))
          found.push(`${projection.name} of ${stream} is not the fold of its stream`)
      }
    }
    return found
  }
}

export type Carried = Awaited<ReturnType<typeof carriedBy>>
