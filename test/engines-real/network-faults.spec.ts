import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { percentile } from '../bench/harness.ts'
import { seeded } from '../fixtures/seeded.ts'
import type { Trouble } from '../peers/network.ts'
import type { Links } from '../support/column.ts'
import { callers, proven, restart, startWorld, stopWorld, urlOf, type World } from './roles-world.ts'

/** NETWORK_FAULTS=400 for a night. */
const FAULTS = Number(process.env.NETWORK_FAULTS ?? 5)
const LASTS_MS = Number(process.env.NETWORK_TROUBLE_MS ?? 4000)
const HEALED_WITHIN_MS = 90_000
const seed = Number(process.env.SEED ?? 1)

const engines = { events: 'the event store', kafka: 'Kafka', mongo: 'MongoDB' } satisfies Record<keyof Links, string>
const troubles: Trouble[] = [
  { is: 'cut' },
  { is: 'silent' },
  { is: 'one-way', afterBytes: 2000 },
  { is: 'slow', ms: 300 },
]

let world: World
beforeAll(async () => {
  world = await startWorld({ linked: true, only: ['web 1', 'relay', 'projector 1', 'processes'] })
}, 400_000)
afterAll(() => world && stopWorld(world))

/** Each link and each trouble in turn, in another order with every round. */
function* plan() {
  const random = seeded(seed)
  const all = (Object.keys(engines) as (keyof Links)[]).flatMap((link) =>
    troubles.map((trouble) => ({ link, trouble })),
  )
  for (;;) yield* random.shuffled(all)
}

describe('a company whose platform reaches its engines over a network that fails', () => {
  it(
    `loses nothing, does nothing twice and needs nobody: ${FAULTS} times cut, silent, deaf on one side or slow, under load`,
    async () => {
      const load = callers(world)
      const recovered: Record<string, number[]> = {}
      const visible = async () => {
        const token = await load.comment(world.company.started)
        await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), {
          timeout: HEALED_WITHIN_MS,
          interval: 50,
        })
      }
      const faults = plan()
      await load.busy(async () => {
        for (let i = 0; i < FAULTS; i++) {
          const { link, trouble } = faults.next().value!
          const name = `${engines[link]} ${trouble.is}`
          const taken = (at: number) =>
            vi.waitFor(
              () => expect(load.acknowledged.length, `commands while ${name}`).toBeGreaterThan(at),
              HEALED_WITHIN_MS,
            )
          await taken(i)
          world.column.links![link].trouble(trouble)
          const before = load.acknowledged.length
          await wait(LASTS_MS)
          // Events wait in the store for Kafka; nothing else waits.
          if (link === 'kafka') await taken(before)
          await world.column.links![link].heal()
          const healed = performance.now()
          await visible()
          ;(recovered[name] ??= []).push(Math.round(performance.now() - healed))
          for (const role of world.running.keys())
            await vi.waitFor(
              async () =>
                expect((await fetch(`${urlOf(world, role)}/healthz`)).status, `${role} after ${name}`).toBe(200),
              { timeout: HEALED_WITHIN_MS, interval: 500 },
            )
        }
      })
      const all = Object.values(recovered).flat()
      console.info({
        seed,
        acknowledged: load.acknowledged.length,
        'a new command visible after healing, ms': recovered,
        p50: percentile(all, 0.5),
        p99: percentile(all, 0.99),
      })
      expect(await proven(world, load.acknowledged)).toEqual([])
      for (const { process: child } of world.running.values()) expect(child.exitCode).toBeNull()
    },
    300_000 + FAULTS * 60_000,
  )
})

describe('a process that is asked to stop while Kafka is away', () => {
  const health = async (url: string) =>
    (await (await fetch(`${url}/healthz`)).json()) as { engineStates: Record<string, { state: string }> }

  it.each(['cut', 'silent'] as const)(
    'ends by itself, as one that has done what it could: %s',
    async (is) => {
      const whole = await world.column.start([])
      world.column.links!.kafka.trouble({ is })
      const ends = await Promise.all(
        [...world.running, ['all roles', whole] as const].map(async ([role, { process: child, url, output }]) => {
          await vi.waitFor(
            async () => expect((await health(url)).engineStates['event bus']!.state, role).toBe('unreachable'),
            { timeout: 30_000, interval: 200 },
          )
          const ended = once(child, 'exit')
          child.kill('SIGTERM')
          const [code] = (await ended) as [number | null]
          return { role, code, printed: code === 0 ? '' : output() }
        }),
      )
      await world.column.links!.kafka.heal()
      for (const role of world.running.keys()) await restart(world, role)
      expect(ends).toEqual(ends.map(({ role }) => ({ role, code: 0, printed: '' })))
    },
    300_000,
  )
})
