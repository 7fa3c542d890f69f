import { later } from '#contracts/kernel/time.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { colleague, giveTeamPlan, linkTokens, planFor, seeding } from '../support/booking.ts'
import { freshFolder, load, percentile } from './harness.ts'
import type { Goal } from './report.ts'

const COLLEAGUES = 30
const PANEL = 5
const DAYS = 14
const BOOKINGS = 300
const SEARCHES = 300
const RACERS = Number(process.env.BOOKING_RACE ?? 1000)
/** A Monday. */
const NOW = '2026-03-02T12:00:00.000Z'
type Rita = Extract<Asker, { kind: 'user' }>

/** Embedded engines: how long a booking, a search for times of a panel, and many bookings of one time take. */
export async function meetGoals(): Promise<Goal[]> {
  const platform = await openPlatform(readEnv({ DATA_DIR: freshFolder() }), { now: () => NOW })
  // What the platform waits with keeps no process alive.
  const alive = setInterval(() => {}, 1000)
  try {
    const seed = seeding(platform)
    const rita = (await seed.person()).asker as Rita
    await giveTeamPlan(platform, rita)
    const people: string[] = []
    for (let n = 0; n < COLLEAGUES; n++) people.push(await colleague(platform, rita, { name: `Colleague ${n}` }))
    const { jobId, candidates } = await seed.job(
      rita,
      Array.from({ length: BOOKINGS + RACERS }, (_, n) => `Candidate ${n}`),
    )
    const of = { platform, rita, jobId, people, candidates: candidates.map(({ id }) => id) }
    return [await bookings(of), await searches(of), await race(of)]
  } finally {
    clearInterval(alive)
    await platform.close()
  }
}
type Of = { platform: WholePlatform; rita: Rita; jobId: string; people: string[]; candidates: string[] }
const visit = { from: '192.0.2.7', zone: 'Europe/Berlin', reason: null }

/** Each colleague has an interview on each weekday of the two weeks after. */
async function bookings({ platform, rita, jobId, people, candidates }: Of): Promise<Goal> {
  const starts: string[] = []
  const ids: string[] = []
  for (let n = 0; n < BOOKINGS; n++) {
    const weekday = Math.floor(n / COLLEAGUES)
    const start = later(NOW, { days: 1 + weekday + 2 * Math.floor(weekday / 5), hours: (n % 4) - 2 })
    const panel = [{ userId: people[n % COLLEAGUES]!, requirement: 'REQUIRED' as const }]
    const slots = [{ start, end: later(start, { hours: 1 }) }]
    starts.push(start)
    ids.push(await planFor(platform, rita, { jobId, candidateId: candidates[n]!, panel, slots, rooms: [] }))
  }
  const tokens = await linkTokens(platform, rita, ids)
  const took: number[] = []
  await load(BOOKINGS, 4, async (n) => {
    const began = performance.now()
    await platform.useCases.interviews.chooseTime({ ...visit, token: tokens[n]!, start: starts[n]! })
    took.push(performance.now() - began)
  })
  return {
    id: 'meet',
    what: `booking by a candidate, p99 of ${BOOKINGS}, four at once`,
    unit: 'ms',
    measured: percentile(took, 0.99),
    realistic: { atMost: 300 },
  }
}

async function searches({ platform, rita, jobId, people }: Of): Promise<Goal> {
  const took: number[] = []
  for (let n = 0; n < SEARCHES; n++) {
    const panel = Array.from({ length: PANEL }, (_, at) => ({
      userId: people[(n + at) % COLLEAGUES]!,
      requirement: 'REQUIRED' as const,
    }))
    const buffer = { before: 0, after: 10 }
    const asked = {
      jobId,
      panel,
      some: null,
      duration: 45,
      buffer,
      zone: 'Europe/Berlin',
      rooms: ['Turing'],
      days: DAYS,
    }
    const began = performance.now()
    const { slots } = await platform.useCases.interviews.freeTimes(rita, asked)
    took.push(performance.now() - began)
    if (slots.length === 0) throw new Error('no time was found')
  }
  return {
    id: 'meet',
    what: `times of a panel of ${PANEL} of ${COLLEAGUES} over ${DAYS} days from the read side, p99 of ${SEARCHES}`,
    unit: 'ms',
    measured: percentile(took, 0.99),
    realistic: { atMost: 100 },
  }
}

/** All choose the same time of one colleague and one room: one has it. */
async function race({ platform, rita, jobId, people, candidates }: Of): Promise<Goal> {
  const start = later(NOW, { days: 22 })
  const panel = [{ userId: people[0]!, requirement: 'REQUIRED' as const }]
  const slots = [{ start, end: later(start, { hours: 1 }) }]
  const ids: string[] = []
  for (const candidateId of candidates.slice(BOOKINGS))
    ids.push(await planFor(platform, rita, { jobId, candidateId, panel, slots, rooms: ['Turing'] }))
  const tokens = await linkTokens(platform, rita, ids)
  const began = performance.now()
  const outcomes = await Promise.allSettled(
    tokens.map((token) => platform.useCases.interviews.chooseTime({ ...visit, token, start })),
  )
  const measured = (performance.now() - began) / 1000
  const booked = outcomes.filter(({ status }) => status === 'fulfilled').length
  if (booked !== 1) throw new Error(`${booked} people have the time`)
  return {
    id: 'meet',
    what: `${RACERS.toLocaleString('en')} people who choose one time at once, until all are answered`,
    unit: 's',
    measured,
    realistic: { atMost: 10 },
  }
}
