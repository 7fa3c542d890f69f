import { setTimeout as pause } from 'node:timers/promises'
import type { Asker } from '#contracts/kernel/asker.ts'
import { reminderHours } from '#contracts/interview/limits.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { colleague, giveTeamPlan, linkTokens, planFor, seeding } from '../support/booking.ts'
import { freshFolder, load, percentile } from './harness.ts'
import type { Goal } from './report.ts'

/** Of one minute, each with a colleague of its own. */
const INTERVIEWS = 200
const WINDOW_MS = 60_000
/** The bookings are made before the first reminder is due. */
const LEAD_MS = 90_000
const DAY_MS = reminderHours[0] * 3_600_000
/** Reminders that have not left by then are lost. */
const PATIENCE_MS = 120_000

/** Embedded engines: how late the reminders of many interviews of one minute leave. */
export async function reminderGoals(): Promise<Goal[]> {
  const platform = await openPlatform(readEnv({ DATA_DIR: freshFolder() }))
  // What the platform waits with keeps no process alive.
  const alive = setInterval(() => {}, 1000)
  try {
    const seed = seeding(platform)
    const rita = (await seed.person()).asker as Extract<Asker, { kind: 'user' }>
    await giveTeamPlan(platform, rita)
    const people: string[] = []
    for (let n = 0; n < INTERVIEWS; n++) people.push(await colleague(platform, rita, { name: `Colleague ${n}` }))
    const names = Array.from({ length: INTERVIEWS }, (_, n) => `Candidate ${n}`)
    const { jobId, candidates } = await seed.job(rita, names)
    const first = Date.now() + LEAD_MS
    const dueAt = (n: number) => first + Math.floor((n * WINDOW_MS) / INTERVIEWS)
    const startOf = (n: number) => new Date(dueAt(n) + DAY_MS).toISOString()
    const ids: string[] = []
    for (let n = 0; n < INTERVIEWS; n++) {
      const slots = [{ start: startOf(n), end: new Date(dueAt(n) + DAY_MS + 3_600_000).toISOString() }]
      const panel = [{ userId: people[n]!, requirement: 'REQUIRED' as const }]
      ids.push(await planFor(platform, rita, { jobId, candidateId: candidates[n]!.id, panel, slots, rooms: [] }))
    }
    const tokens = await linkTokens(platform, rita, ids)
    const visit = { from: '192.0.2.7', zone: 'Europe/Berlin', reason: null }
    await load(INTERVIEWS, 4, (n) =>
      platform.useCases.interviews.chooseTime({ ...visit, token: tokens[n]!, start: startOf(n) }),
    )
    if (Date.now() > first) throw new Error('the bookings took longer than the time before the first reminder')
    return [await lateness(platform, new Map(people.map((userId, n) => [`${userId}@acme.test`, dueAt(n)])))]
  } finally {
    clearInterval(alive)
    await platform.close()
  }
}

/** Of each colleague's reminder against the moment at which it is due. */
async function lateness(
  { engines }: Awaited<ReturnType<typeof openPlatform>>,
  dueAt: ReadonlyMap<string, number>,
): Promise<Goal> {
  const until = Math.max(...dueAt.values()) + PATIENCE_MS
  const late = new Map<string, number>()
  while (late.size < dueAt.size && Date.now() < until) {
    const now = Date.now()
    for (const { to, subject } of await engines.mail.outbox(5000)) {
      const due = dueAt.get(to)
      if (due !== undefined && subject.startsWith('Soon: ') && !late.has(to)) late.set(to, now - due)
    }
    await pause(250)
  }
  if (late.size < dueAt.size) throw new Error(`${late.size} reminders of ${dueAt.size} have left`)
  const seconds = [...late.values()].map((ms) => ms / 1000)
  return {
    id: 'reminders',
    what: `${late.size} reminders of one minute: the latest after its moment (p50 ${percentile(seconds, 0.5).toFixed(2)} s, p99 ${percentile(seconds, 0.99).toFixed(2)} s; seen four times a second)`,
    unit: 's',
    measured: Math.max(...seconds),
    realistic: { atMost: 60 },
  }
}
