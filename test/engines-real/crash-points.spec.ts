import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Received } from '../support/mail-server.ts'
import { type PostOffice, postOffice } from './post-office.ts'
import { recoveries } from './recoveries.ts'
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
import { type Stirring, stirring } from './stir.ts'

/** How often each process dies at each point: CRASHES=100 for a night. */
const CRASHES = Number(process.env.CRASHES ?? 1)
/** How often a relay is frozen while another takes its work over: FREEZES=50 for a night. */
const FREEZES = Number(process.env.FREEZES ?? 1)
const DIES_WITHIN_MS = 120_000
/** Often enough to come by every point, and not so often that what is written in the meantime is what takes the time. */
const STIR_MS = 1000
const TIMER = 'timer-fired-sends-command'

/** Where a role comes by under this load (`infra/crash.ts`); the other points, and what each means, are in infra/faults.md. */
const points: Partial<Record<Name, readonly string[]>> = {
  'web 1': ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'],
  relay: ['R1', 'R2', 'R3', 'R4', 'R5'],
  'projector 1': ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P9'],
  processes: ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'E1', 'E2', 'E3', 'E5', 'E6', `M2@${TIMER}`, `M3@${TIMER}`],
  scheduler: ['T1', 'T2', 'T3'],
}
/** What a point is called where it is one of a row of its own. */
const called: Record<string, string> = { [`M2@${TIMER}`]: 'T4', [`M3@${TIMER}`]: 'T5' }
const all = Object.entries(points).flatMap(([name, of]) =>
  of.map((point) => ({ called: called[point] ?? point, name: name as Name, point })),
)

let world: World
let post: PostOffice
let stir: Stirring
const recovered = recoveries()
beforeAll(async () => {
  post = await postOffice()
  world = await startWorld({ only: ['web 2', ...(Object.keys(points) as Name[])], env: post.settings })
  world.watching = post.seenBy(world.watching)
  stir = stirring(world)
}, 400_000)
afterAll(async () => {
  recovered.say('visible again after a death at a named point, the start of the process included')
  if (world) await stopWorld(world)
  await post?.close()
})

/** What must hold after each fault, and what has to have come of everything that was stirred up. */
async function allProven(load: ReturnType<typeof callers>) {
  expect(await proven(world, load.acknowledged)).toEqual([])
  await vi.waitFor(() => expect(post.problems(stir.reachable)).toEqual([]), { timeout: 120_000, interval: 500 })
  await stir.nothingKept()
}

/** Processes that are dead, or are going to kill themselves. */
const armed = new Set<Name>()
/** One point that is missed is not missed by all that come after it. */
afterEach(async () => {
  for (const name of armed) await revived(name)
})
async function revived(name: Name) {
  await kill(world, name)
  await restart(world, name)
  armed.delete(name)
}

/** A process that kills itself at the point, wherever in its life that is; answers when it is dead. */
async function diesAt(name: Name, point: string) {
  armed.add(name)
  await kill(world, name)
  await restart(world, name, { CRASH_AT: point }).catch((error: Error) => {
    if (!/ended with null/.test(error.message)) throw error
  })
  const { process: child } = world.running.get(name)!
  const dead = () => child.signalCode === 'SIGKILL'
  for (const until = Date.now() + DIES_WITHIN_MS; !dead(); await Promise.race([once(child, 'exit'), wait(STIR_MS)])) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} never came by ${point}`)
    await (point === 'M6' ? stir.erases() : stir.often())
  }
}

describe('a process that dies at the worst moment', () => {
  it.each(all)(
    `$called of $name, ${CRASHES} times under load: the next one goes on from there`,
    async ({ point, name, called }) => {
      const load = callers(world)
      const recovery: number[] = []
      for (let i = 0; i < CRASHES; i++) {
        await load.busy(async () => {
          await diesAt(name, point)
          const dead = performance.now()
          await revived(name)
          const token = await load.comment(world.company.started)
          await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), {
            timeout: 180_000,
            interval: 50,
          })
          recovery.push(Math.round(performance.now() - dead))
        })
      }
      recovered.add(name, recovery)
      console.info(
        `${called} of ${name}: ${load.acknowledged.length} commands acknowledged; all of it visible again, the start of the process included, after ${recovery.join(', ')} ms`,
      )
      await allProven(load)
    },
    CRASHES * 400_000 + 200_000,
  )

  it(
    `E4 of processes, ${CRASHES} times under load: the mail server has the message and says so to nobody; it comes again under the same id`,
    async () => {
      const load = callers(world)
      const recovery: number[] = []
      const unanswered: Received[] = []
      await revived('processes')
      for (let i = 0; i < CRASHES; i++) {
        await load.busy(async () => {
          armed.add('processes')
          const { process: child } = world.running.get('processes')!
          post.onKept(async (received) => {
            unanswered.push(received)
            if (child.kill('SIGKILL')) await once(child, 'exit')
          })
          for (
            const until = Date.now() + DIES_WITHIN_MS;
            child.signalCode !== 'SIGKILL';
            await Promise.race([once(child, 'exit'), wait(STIR_MS)])
          ) {
            if (Date.now() > until) throw new Error('no message came')
            await stir.often()
          }
          post.onKept(() => {})
          const dead = performance.now()
          await revived('processes')
          const token = await load.comment(world.company.started)
          await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), {
            timeout: 180_000,
            interval: 50,
          })
          recovery.push(Math.round(performance.now() - dead))
        })
      }
      recovered.add('processes', recovery)
      await allProven(load)
      expect(unanswered.length).toBeGreaterThanOrEqual(CRASHES)
      for (const each of unanswered) expect(post.copiesOf(each)).toBeGreaterThan(1)
    },
    CRASHES * 400_000 + 200_000,
  )

  it(
    'R6 of relay: one that is frozen until another carries events wakes up, and leaves it to the other',
    async () => {
      await restart(world, 'relay stand-by')
      const load = callers(world)
      const onDuty = async (name: Name) => (await healthOf(world, name)).relay!
      let [active, other] = ['relay', 'relay stand-by'] as [Name, Name]
      try {
        for (let i = 0; i < FREEZES; i++) {
          const { process: frozen } = world.running.get(active)!
          const { epoch } = await onDuty(active)
          await load.busy(async () => {
            frozen.kill('SIGSTOP')
            try {
              await vi.waitFor(async () => expect((await onDuty(other)).onDuty).toBe(true), {
                timeout: DIES_WITHIN_MS,
                interval: 250,
              })
            } finally {
              frozen.kill('SIGCONT')
            }
            await vi.waitFor(async () => expect((await onDuty(active)).onDuty).toBe(false), {
              timeout: DIES_WITHIN_MS,
              interval: 250,
            })
            expect((await onDuty(other)).epoch).toBeGreaterThan(epoch)
            const token = await load.comment(world.company.started)
            await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), {
              timeout: 180_000,
              interval: 50,
            })
          })
          ;[active, other] = [other, active]
        }
        await allProven(load)
      } finally {
        await kill(world, 'relay stand-by')
      }
    },
    FREEZES * 500_000 + 200_000,
  )
})
