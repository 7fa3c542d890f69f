import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { permissionsOf } from '#contracts/permissions.ts'
import { timerDecider } from '#domain/timer/decider.ts'
import type { Message } from '#infra/engines/mail/mail.ts'
import type { Platform } from '#services/platform.ts'
import { mailServer } from '../support/mail-server.ts'
import { callers, healthOf, kill, type Name, proven, restart, startWorld, stopWorld, type World } from './roles-world.ts'

/** How often each process dies at each point: CRASHES=100 for a night. */
const CRASHES = Number(process.env.CRASHES ?? 1)
/** How often a relay is frozen while another takes its work over: FREEZES=50 for a night. */
const FREEZES = Number(process.env.FREEZES ?? 1)
const DIES_WITHIN_MS = 120_000
/** Often enough to come by every point, and not so often that what is written in the meantime is what takes the time. */
const STIR_MS = 1000

/**
 * Where a role comes by under this load (`infra/crash.ts`). Elsewhere: P8 and R7 need records that are lost
 * (kafka-faults.spec.ts), B1 to B6 a rebuild (mongodb/rebuild.spec.ts), G1 to G7 a migration (mongodb/migration.spec.ts)
 * and U1 to U6 recordings (upload-points.spec.ts).
 */
const points: Partial<Record<Name, readonly string[]>> = {
  'web 1': ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'],
  'relay': ['R1', 'R2', 'R3', 'R4', 'R5'],
  'projector 1': ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P9'],
  'processes': ['M1', 'M2', 'M3', 'M4', 'M5', 'E1', 'E2', 'E3'],
  'scheduler': ['T1', 'T2'],
}
const all = Object.entries(points).flatMap(([name, of]) => of.map((point) => [point, name as Name] as const))

let world: World
let mails: Awaited<ReturnType<typeof mailServer>>
beforeAll(async () => {
  mails = await mailServer()
  world = await startWorld({ only: ['web 2', ...(Object.keys(points) as Name[])] })
  world.watching = withMails(world.watching)
}, 400_000)
afterAll(async () => {
  if (world) await stopWorld(world)
  await mails?.close()
})
const post = () => ({ SMTP_URL: mails.url, MAIL_FROM: 'no-reply@hirelog.test' })

/** Sees as sent what the mail server was given, too. */
function withMails(platform: Platform): Platform {
  const { mail } = platform.engines
  const outbox: typeof mail.outbox = async (limit) => [...(await mail.outbox(limit)), ...mails.received.map(({ mail: { messageId } }) => ({ id: /^<(.*)@/.exec(messageId!)![1]! }) as Message)]
  return { ...platform, engines: { ...platform.engines, mail: { ...mail, outbox } } }
}

/** What gives the process managers and the scheduler something to do. */
async function stir({ company, watching }: World) {
  const admin = { kind: 'user', companyId: company.companyId, userId: company.userId, role: 'admin', creator: true, permissions: permissionsOf.admin } as const
  const person = randomUUID()
  const remind = { aggregate: 'candidate', id: company.invited, command: { type: 'RemindCandidate', data: { candidateId: company.invited } } }
  await Promise.all([
    watching.useCases.inviteCandidates(admin, { jobId: company.jobId, people: [{ name: 'Grace Hopper', email: `${person}@example.org`, phone: '' }], commandId: randomUUID() }),
    watching.useCases.moveCandidates(admin, { jobId: company.jobId, candidateIds: [company.other], to: Math.random() < 0.5 ? ('hired' as never) : company.columnId }),
    watching.commands.handle(timerDecider, randomUUID(), { type: 'SetTimer', data: { dueAt: new Date(Date.now() - 1000).toISOString(), ...remind } }, watching.context(admin)),
  ])
}

/** Processes that are dead, or are going to kill themselves. */
const armed = new Set<Name>()
/** One point that is missed is not missed by all that come after it. */
afterEach(async () => {
  for (const name of armed) await revived(name)
})
async function revived(name: Name) {
  await kill(world, name)
  await restart(world, name, post())
  armed.delete(name)
}

/** A process that kills itself at the point, wherever in its life that is; answers when it is dead. */
async function diesAt(name: Name, point: string) {
  armed.add(name)
  await kill(world, name)
  const env = { ...post(), CRASH_AT: point }
  await restart(world, name, env).catch((error: Error) => {
    if (!/ended with null/.test(error.message)) throw error
  })
  const { process: child } = world.running.get(name)!
  const dead = () => child.signalCode === 'SIGKILL'
  for (const until = Date.now() + DIES_WITHIN_MS; !dead(); await Promise.race([once(child, 'exit'), wait(STIR_MS)])) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} never came by ${point}`)
    await stir(world)
  }
}

describe('a process that dies at the worst moment', () => {
  it.each(all)(`%s of %s, ${CRASHES} times under load: the next one goes on from there`, async (point, name) => {
    const load = callers(world)
    const recovery: number[] = []
    for (let i = 0; i < CRASHES; i++) {
      await load.busy(async () => {
        await diesAt(name, point)
        const dead = performance.now()
        await revived(name)
        const token = await load.comment(world.company.started)
        await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), { timeout: 180_000, interval: 50 })
        recovery.push(Math.round(performance.now() - dead))
      })
    }
    console.info(`${point} of ${name}: ${load.acknowledged.length} commands acknowledged; all of it visible again, the start of the process included, after ${recovery.join(', ')} ms`)
    expect(await proven(world, load.acknowledged)).toEqual([])
  }, CRASHES * 400_000 + 200_000)

  it('R6 of relay: one that is frozen until another carries events wakes up, and leaves it to the other', async () => {
    await restart(world, 'relay stand-by', post())
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
            await vi.waitFor(async () => expect((await onDuty(other)).onDuty).toBe(true), { timeout: DIES_WITHIN_MS, interval: 250 })
          } finally {
            frozen.kill('SIGCONT')
          }
          await vi.waitFor(async () => expect((await onDuty(active)).onDuty).toBe(false), { timeout: DIES_WITHIN_MS, interval: 250 })
          expect((await onDuty(other)).epoch).toBeGreaterThan(epoch)
          const token = await load.comment(world.company.started)
          await vi.waitFor(async () => expect(await world.watching.caughtUp(token, 1000)).toEqual([]), { timeout: 180_000, interval: 50 })
        })
        ;[active, other] = [other, active]
      }
      expect(await proven(world, load.acknowledged)).toEqual([])
    } finally {
      await kill(world, 'relay stand-by')
    }
  }, FREEZES * 500_000 + 200_000)
})
