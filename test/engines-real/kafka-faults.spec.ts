import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import { hostileBus } from '../support/hostile-bus.ts'
import { kafkaEventBus } from '#infra/engines/event-bus/kafka.ts'
import { useFolders } from '../fixtures/folders.ts'
import { seeded } from '../fixtures/seeded.ts'
import { ownKafka, type RealKafka } from '../support/engines/real.ts'
import type { KafkaCluster } from '../support/engines/kafka-server.ts'
import { type Carried, carriedBy } from './carried.ts'
import { deleteRecords } from './retention.ts'

/** How often each fault happens; FAULTS=200 for a night. AWAY_MS is how long a broker stays away. */
const times = Number(process.env.FAULTS ?? 1)
const awayMs = Number(process.env.AWAY_MS ?? 8000)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const LOAD = 200

const folder = useFolders()
let generation = 1
const recovery: Record<string, number[]> = {}
const recovered = (fault: string, ms: number) => (recovery[fault] ??= []).push(ms)

function underFaults(
  brokers: 1 | 3,
  tests: (use: {
    cluster: () => KafkaCluster
    bus: () => EventBus
    carried: () => Carried
    remote: () => RealKafka
  }) => void,
) {
  describe(brokers === 1 ? 'Kafka with one broker' : 'Kafka with three brokers', () => {
    let kafka: RealKafka & { cluster: KafkaCluster }
    let bus: EventBus
    let carried: Carried
    let complaints: MockInstance[]
    const harm = { random: seeded(seed).next, lose: 0, duplicate: 0, delay: 0, reorder: 0 }
    beforeAll(async () => {
      console.info(`SEED=${seed}`)
      kafka = await ownKafka({ brokers, folder: folder() })
    })
    afterAll(() => kafka.stop())
    beforeEach(async () => {
      complaints = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
      generation += 2
      Object.assign(harm, { lose: 0, duplicate: 0, delay: 0, reorder: 0 })
      bus = await kafkaEventBus({
        KAFKA_BROKERS: kafka.brokers,
        KAFKA_REPLICATION: brokers,
        KAFKA_TOPIC_GENERATION: generation,
      })
      carried = await carriedBy(bus, folder(), seeded(seed))
      await carried.write(100)
      await carried.level()
    })
    afterEach(async () => {
      await carried.stop()
      await bus.close()
      for (const each of complaints) each.mockRestore()
    })
    tests({ cluster: () => kafka.cluster, bus: () => bus, carried: () => carried, remote: () => kafka })
  })
}

underFaults(1, ({ cluster, carried, bus }) => {
  it(`the broker is killed and started again, ${times} times under load: nothing is lost, and no one has to do anything`, async () => {
    for (let i = 0; i < times; i++) {
      const stopWriting = carried().writeOn(LOAD)
      await wait(500)
      await cluster().nodes[0]!.kill()
      await wait(500)
      await cluster().start()
      await stopWriting()
      recovered('broker killed', await carried().level())
      await nothingWaits(carried())
    }
  })

  it(`the broker is away for a while, ${times} times: commands go on, and what they wrote arrives when it is back`, async () => {
    for (let i = 0; i < times; i++) {
      await cluster().nodes[0]!.kill()
      const began = performance.now()
      const stopWriting = carried().writeOn(LOAD)
      await wait(awayMs)
      await stopWriting()
      const lag = await carried().relay.lag()
      expect(lag).toBeGreaterThan((performance.now() - began) / 1000)
      await cluster().start()
      recovered(`broker away ${awayMs} ms`, await carried().level())
      await nothingWaits(carried())
    }
  })

  it(`records were deleted before a consumer had read them, ${times} times: the hole is found and mended from the event store`, async () => {
    await carried().stop()
    let gate: Promise<void> | undefined
    const missed: string[] = []
    const slow: EventBus = {
      ...bus(),
      consume: (group, categories, handler, { onMissed } = {}) =>
        bus().consume(group, categories, async (records) => (await gate, handler(records)), {
          onMissed: (why) => (missed.push(why), onMissed?.(why)),
        }),
    }
    const late = await carriedBy(slow, folder(), seeded(seed + 2))
    for (let i = 0; i < times; i++) {
      const { promise, resolve: open } = Promise.withResolvers<void>()
      gate = promise
      await late.write(300)
      await vi.waitFor(async () => expect(await late.relay.lag()).toBe(0), { timeout: 20_000 })
      await deleteRecords(cluster().brokers, generation)
      const before = missed.length
      open()
      recovered('records deleted unread', await late.level())
      expect(missed.slice(before).join()).toMatch(/were gone before proj\..* had read them/)
    }
    expect(late.worker.status().holes).toBeGreaterThan(0)
    await late.stop()
  })

  it(`records are lost, doubled, held back and shuffled on their way, ${times} times: the sweeper finds every hole`, async () => {
    await carried().stop()
    const harm = { random: seeded(seed).next, lose: 0.08, duplicate: 0.15, delay: 0.15, reorder: 0.3 }
    const hostile = hostileBus(bus(), harm)
    const lossy = await carriedBy(hostile, folder(), seeded(seed + 1))
    for (let i = 0; i < times; i++) {
      await lossy.write(600)
      await vi.waitFor(async () => expect(await lossy.relay.lag()).toBe(0), { timeout: 20_000 })
      await hostile.release()
      await lossy.worker.sweep()
      recovered('hostile bus', await lossy.level())
    }
    await lossy.stop()
  })
})

underFaults(3, ({ cluster, carried }) => {
  it(`a broker is killed and its partitions move to another, ${times} times under load: nothing is lost`, async () => {
    for (let i = 0; i < times; i++) {
      const stopWriting = carried().writeOn(LOAD)
      await wait(500)
      await cluster().nodes[i % 3]!.kill()
      await wait(4000)
      await stopWriting()
      recovered('leader moved', await carried().level())
      await cluster().start()
      await nothingWaits(carried())
    }
  })
})

afterAll(() => {
  const figures = Object.entries(recovery).map(([fault, ms]) => {
    const sorted = ms.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
    return [fault, `${ms.length} times, level again after p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`]
  })
  console.info(Object.fromEntries(figures))
})

/** Read models may be level before the relay is: the sweepers of the projections bring them what it has not sent yet. */
const nothingWaits = ({ relay }: Carried) =>
  vi.waitFor(async () => expect(await relay.lag()).toBe(0), { timeout: 60_000, interval: 100 })
