import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { recoveries } from './recoveries.ts'
import { deleteRecords } from './retention.ts'
import {
  callers,
  healthOf,
  kill,
  type Name,
  proven,
  restart,
  startWorld,
  stopWorld,
  type World,
} from './roles-world.ts'
import { stirring } from './stir.ts'

/** How often each process dies: CRASHES=100 for a night. */
const CRASHES = Number(process.env.CRASHES ?? 1)
const seed = Number(process.env.SEED ?? 1)
const PATIENT = { timeout: 120_000, interval: 250 }
const LOST = 0.2
const WRITTEN = 20
/** Sweepers look once a minute, at what was there the time before. */
const SWEPT_MS = 300_000

let world: World
let lossy: ChildProcess | undefined
const recovered = recoveries()
beforeAll(async () => {
  console.info(`SEED=${seed}`)
  world = await startWorld({ only: ['web 1', 'web 2', 'relay', 'projector 1', 'processes', 'scheduler'] })
}, 400_000)
afterEach(() => void lossy?.kill('SIGKILL'))
afterAll(async () => {
  recovered.say('visible again after records were lost and a process died')
  if (world) await stopWorld(world)
})

const holes = async (name: Name) =>
  ((await healthOf(world, name)) as { projections?: { holesRepaired: number } }).projections!.holesRepaired

/** The relay on duty from now on is one that loses records; answers when it is at work. */
async function lossyRelay(round: number, crashAt = '') {
  lossy = fork(join(import.meta.dirname, '../support/lossy-relay.ts'), [String(seed + round), String(LOST)], {
    env: { ...process.env, ...world.column.env, CRASH_AT: crashAt },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await Promise.race([once(lossy, 'message'), once(lossy, 'exit')])
  return lossy
}
const dead = (child: ChildProcess) => vi.waitFor(() => expect(child.signalCode).toBe('SIGKILL'), PATIENT)
/** Who has written what was lost waits for it to be seen, by the next event of the same candidate: so many at once, on so few, that one of them always goes on. */
const crowded = () => ({ atOnce: 12, among: [world.company.started, world.company.invited] })
/** Written now, and seen. */
async function visible(load: ReturnType<typeof callers>) {
  const token = await load.comment(world.company.started)
  await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), {
    timeout: SWEPT_MS,
    interval: 50,
  })
}

describe('records that are lost on their way while processes die', () => {
  it(
    `P8 of projector 1, ${CRASHES} times under load: it dies in the middle of mending a hole, and the next one mends it`,
    async () => {
      const load = callers(world)
      const recovery: number[] = []
      await kill(world, 'relay')
      await lossyRelay(0)
      for (let i = 0; i < CRASHES; i++)
        await load.busy(async () => {
          await kill(world, 'projector 1')
          await restart(world, 'projector 1', { CRASH_AT: 'P8' }).catch(() => {})
          await dead(world.running.get('projector 1')!.process)
          const at = performance.now()
          await restart(world, 'projector 1')
          await vi.waitFor(async () => expect(await holes('projector 1')).toBeGreaterThan(0), PATIENT)
          await visible(load)
          recovery.push(Math.round(performance.now() - at))
        }, crowded())
      lossy!.kill('SIGKILL')
      await restart(world, 'relay')
      recovered.add('P8', recovery)
      expect(await proven(world, load.acknowledged, SWEPT_MS)).toEqual([])
    },
    CRASHES * 400_000 + 500_000,
  )

  it(
    `R7 of relay, ${CRASHES} times under load: it dies when what it lost lies behind its checkpoint, and every hole is found and counted`,
    async () => {
      const load = callers(world)
      const stir = stirring(world)
      const recovery: number[] = []
      const before = await holes('projector 1')
      await kill(world, 'relay')
      for (let i = 0; i < CRASHES; i++) {
        await load.busy(async () => {
          const child = await lossyRelay(i + 1, `R5:${10 + i}`)
          await stir.often()
          await dead(child)
          const at = performance.now()
          await restart(world, 'relay')
          await visible(load)
          recovery.push(Math.round(performance.now() - at))
          if (i < CRASHES - 1) await kill(world, 'relay')
        }, crowded())
      }
      recovered.add('R7', recovery)
      expect(await proven(world, load.acknowledged, SWEPT_MS)).toEqual([])
      expect(await holes('projector 1')).toBeGreaterThan(before)
    },
    CRASHES * 400_000 + 500_000,
  )

  it(
    `Kafka forgets what nobody has read, ${CRASHES} times: consumers that were dead meanwhile miss nothing`,
    async () => {
      const load = callers(world)
      const stir = stirring(world)
      const { store } = world.watching.engines
      const stream = streamName(world.company.companyId, 'candidate', world.company.invited)
      const recovery: number[] = []
      for (let i = 0; i < CRASHES; i++) {
        await Promise.all((['projector 1', 'processes'] as const).map((name) => kill(world, name)))
        const head = async () => (await store.head(stream))!.revision
        const before = await head()
        // They get an answer when it is seen, for which a process has to live.
        const written = Promise.all(Array.from({ length: WRITTEN }, () => load.comment(world.company.invited)))
        await stir.often()
        await vi.waitFor(async () => expect(await head()).toBeGreaterThanOrEqual(before + WRITTEN), PATIENT)
        await vi.waitFor(async () => expect(await world.watching.relayLag()).toBe(0), PATIENT)
        await deleteRecords(world.column.kafka.brokers, Number(world.column.env.KAFKA_TOPIC_GENERATION))
        const at = performance.now()
        await Promise.all((['projector 1', 'processes'] as const).map((name) => restart(world, name)))
        await written
        await visible(load)
        recovery.push(Math.round(performance.now() - at))
      }
      recovered.add('retention passed', recovery)
      expect(await proven(world, load.acknowledged, SWEPT_MS)).toEqual([])
    },
    CRASHES * 400_000 + 500_000,
  )
})
