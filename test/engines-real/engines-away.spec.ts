import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seeded } from '../fixtures/seeded.ts'
import { recoveries } from './recoveries.ts'
import { callers, proven, startWorld, stopWorld, urlOf, type World } from './roles-world.ts'

/** How often each server is killed in the middle of writes and stays away: ENGINE_KILLS=100 AWAY_MS=60000 for a night. */
const KILLS = Number(process.env.ENGINE_KILLS ?? 1)
const AWAY_MS = Number(process.env.AWAY_MS ?? 8000)
const PATIENT = { timeout: 120_000, interval: 250 }
const seed = Number(process.env.SEED ?? 1)

let world: World
const recovered = recoveries()
beforeAll(async () => {
  console.info(`SEED=${seed}`)
  world = await startWorld({ only: ['web 1', 'web 2', 'relay', 'projector 1', 'processes', 'scheduler'] })
}, 400_000)
afterAll(async () => {
  recovered.say('a new command taken and visible after the server was back')
  if (world) await stopWorld(world)
})

const healths = async () =>
  Promise.all([...world.running.keys()].map(async (name) => (await fetch(`${urlOf(world, name)}/healthz`)).status))
type Server = { kill(): Promise<void>; start(): Promise<void> }

describe('a server that everyone needs', () => {
  it.each<[string, () => Server | undefined]>([
    ['MongoDB', () => world.column.mongo.peer],
    ['the event store', () => world.column.store as Partial<Server> as Server],
  ])(
    `%s is killed in the middle of writes and away for a while, ${KILLS} times: every role says so, loses nothing, and needs nobody to go on`,
    async (name, server) => {
      expect(server()?.start, 'a server of our own').toBeDefined()
      const random = seeded(seed)
      const load = callers(world)
      const born = [...world.running.values()].map(({ process: { pid } }) => pid)
      for (let i = 0; i < KILLS; i++) {
        const before = load.acknowledged.length
        await load.busy(async () => {
          await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(before + 10), PATIENT)
          await wait(random.below(300))
          await server()!.kill()
          const gone = performance.now()
          await vi.waitFor(async () => expect(new Set(await healths())).toEqual(new Set([503])), PATIENT)
          await wait(Math.max(0, AWAY_MS - (performance.now() - gone)))
          await server()!.start()
          const back = performance.now()
          const token = await load.comment(world.company.started)
          await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), PATIENT)
          recovered.add(name, [Math.round(performance.now() - back)])
        })
        await vi.waitFor(async () => expect(new Set(await healths())).toEqual(new Set([200])), PATIENT)
      }
      expect(await proven(world, load.acknowledged)).toEqual([])
      for (const { process: child } of world.running.values()) expect(child.exitCode).toBeNull()
      expect([...world.running.values()].map(({ process: { pid } }) => pid)).toEqual(born)
    },
    KILLS * (AWAY_MS + 300_000) + 200_000,
  )
})
