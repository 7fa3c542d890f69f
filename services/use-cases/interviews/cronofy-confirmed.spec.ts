import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { calendarDayId } from '#contracts/calendar-day/claims.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { UserId } from '#contracts/kernel/ids.ts'
import { later } from '#contracts/kernel/time.ts'
import { calendarDayDecider } from '#domain/calendar-day/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { readEnv } from '#infra/env.ts'
import { startCronofy } from '#test/peers/cronofy/server.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type SeededJob, seeding } from '#test/support/seed.ts'
import { calendarBusy } from '../../core/calendars/busy.ts'
import { openPlatform, type WholePlatform } from '../../platform.ts'

const theirs = await startCronofy()
let platform: WholePlatform
let rita: Extract<Asker, { kind: 'user' }>
let omar: typeof rita
let job: SeededJob
/** A Monday, at noon in UTC. */
let now = '2026-03-02T12:00:00.000Z'
/** Wednesdays and later, each test one of its own. */
let day = 0

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder(), ...theirs.env }), { now: () => now })
  const seed = seeding(platform)
  rita = (await seed.person()).asker as typeof rita
  const plan = { type: 'ChangePlan', data: { plan: 'team' } } as const
  await platform.commands.handle(subscriptionDecider, rita.companyId, plan, platform.context(rita), rita.companyId)
  job = await seed.job(rita)
  const userId = UserId.parse(randomUUID())
  const data = {
    ...{ userId, name: 'Omar Haddad', email: 'omar@acme.test', passwordHash: null },
    ...{ role: 'edit' as const, creator: false, emailVerified: true, complete: true },
  }
  const { token } = await platform.commands.handle(
    userDecider,
    userId,
    { type: 'SignUpUser', data },
    platform.context(rita),
  )
  await platform.caughtUp(token)
  omar = { ...rita, userId }
  for (const each of [rita, omar]) await connect(each)
})
afterAll(async () => {
  await platform?.close()
  theirs.close()
})
beforeEach(() => {
  theirs.busy.length = 0
  theirs.mood.requests.length = 0
})

const availability = () => platform.useCases.availability
async function connect(asker: typeof rita) {
  const out = await fetch(await availability().beginCronofy(asker, 'google'), { redirect: 'manual' })
  const code = new URL(out.headers.get('location')!).searchParams.get('code')!
  await platform.caughtUp((await availability().finishCronofy(asker, { code, state: null })).token)
}
const busyAt = (start: string) =>
  theirs.busy.push({
    ...{ calendar_id: 'cal_team', free_busy_status: 'busy' },
    ...{ start, end: later(start, { minutes: 30 }) },
  })
const readings = () => theirs.mood.requests.filter((each) => each === 'GET /v1/free_busy').length

/** An interview at ten, offered to a candidate. */
async function offered() {
  const start = later('2026-03-04T10:00:00.000Z', { days: 7 * day++ })
  const { interviews } = await platform.useCases.interviews.planInterviews(rita, {
    jobId: job.jobId,
    candidateIds: [job.candidates[0]!.id],
    plan: {
      ...{ type: 'ONLINE', summary: 'Technical interview', description: '', duration: 60 },
      buffer: { before: 0, after: 0 },
      panel: [{ userId: rita.userId, requirement: 'REQUIRED' }],
      ...{ some: null, hostId: rita.userId, rooms: [], sharing: 'SELECT', window: null, zone: 'UTC' },
      place: { kind: 'link', value: 'https://meet.acme.test/1' },
      slots: [{ start, end: later(start, { hours: 1 }) }],
    },
    expiresAt: null,
    message: null,
    commandId: randomUUID(),
  })
  const { interviewId } = interviews[0]!
  const token = (await platform.useCases.interviews.linkOfCandidate(rita, interviewId)).split('/meet/')[1]!
  const chosen = { token, from: '192.0.2.7', start, zone: 'UTC', reason: null }
  const choose = async () => platform.caughtUp((await platform.useCases.interviews.chooseTime(chosen)).token)
  return { interviewId, start, choose }
}
const bookingOf = async (interviewId: string) => {
  const { state } = await platform.commands.stateOf(interviewDecider, rita, interviewId)
  return state.known ? state.booking : null
}
const heldOf = async ({ userId }: typeof rita, start: string) => {
  const { state } = await platform.commands.stateOf(calendarDayDecider, rita, calendarDayId(userId, start.slice(0, 10)))
  return state.claims.map(({ interviewId }) => interviewId)
}
const happened = async (interviewId: string) => {
  const records = await platform.engines.store.read(`${rita.companyId}.interview-${interviewId}`)
  const events = await platform.codec.decodeAll<InterviewEvent>(records)
  return events.map(({ event }) => event.type)
}

it('what became busy a moment ago, of which no message came, is found before a time is promised, and nothing is held', async () => {
  const { interviewId, start, choose } = await offered()
  expect((await availability().connectedCalendars(rita))[0]).toMatchObject({ asOf: now, failure: null })
  busyAt(start)
  await expect(choose()).rejects.toMatchObject({ code: 'interview/slot-taken' })
  expect(await bookingOf(interviewId)).toBeNull()
  expect(await heldOf(rita, start)).toEqual([])
  theirs.busy.length = 0
  await choose()
  expect(await bookingOf(interviewId)).toMatchObject({ start })
})

it('nor does a colleague take the place of another at a time at which their calendar is busy', async () => {
  const { interviewId, start, choose } = await offered()
  await choose()
  busyAt(start)
  const replace = () =>
    platform.useCases.interviews.replaceInterviewer(rita, { interviewId, out: rita.userId, in: omar.userId })
  await expect(replace()).rejects.toMatchObject({
    ...{ code: 'interview/slot-taken', message: 'This person is not free at that time' },
  })
  expect(await heldOf(omar, start)).toEqual([])
  expect(await bookingOf(interviewId)).toMatchObject({ attendees: [rita.userId] })
  theirs.busy.length = 0
  await replace()
  expect(await bookingOf(interviewId)).toMatchObject({ attendees: [omar.userId] })
})

it('while Cronofy is away the time is booked as it was last known; both sides hear of it once it turns out busy', async () => {
  const { interviewId, start, choose } = await offered()
  theirs.mood.isAway = true
  busyAt(start)
  await choose()
  expect(await bookingOf(interviewId)).toMatchObject({ start })
  expect((await availability().connectedCalendars(rita))[0]).toMatchObject({ failure: 'calendar/unavailable' })
  theirs.mood.isAway = false
  now = later(now, { minutes: 1 })
  await calendarBusy(platform).sweep()
  expect(await happened(interviewId)).toEqual(['InterviewPlanned', 'InterviewBooked', 'InterviewClashed'])
  const told = async () =>
    (await platform.engines.mail.outbox(500)).flatMap(({ to, subject }) =>
      /^(May have to move|Double booked)/.test(subject ?? '') ? [`${to.split('@')[0]} ${subject!.split(':')[0]}`] : [],
    )
  const candidate = job.candidates[0]!.name.toLowerCase().replace(' ', '.')
  await vi.waitFor(
    async () =>
      expect((await told()).sort()).toEqual([
        expect.stringMatching(`^${candidate} May have to move`),
        expect.stringContaining('Double booked'),
      ]),
    20_000,
  )
})

it('bookings that compete for one time ask its calendar once', async () => {
  const [calendar] = await availability().connectedCalendars(rita)
  const look = () => calendarBusy(platform).of(rita.companyId, new Map([[rita.userId, [calendar!.calendarId]]]), 0)
  await Promise.all(Array.from({ length: 20 }, look))
  expect(readings()).toBe(1)
  await look()
  expect(readings()).toBe(2)
})

it('a provider that said when to ask again is not asked before', async () => {
  const [calendar] = await availability().connectedCalendars(rita)
  const look = () => calendarBusy(platform).of(rita.companyId, new Map([[rita.userId, [calendar!.calendarId]]]), 0)
  theirs.mood.failsNext = 1
  await look()
  expect((await availability().connectedCalendars(rita))[0]).toMatchObject({ failure: 'calendar/unavailable' })
  theirs.mood.requests.length = 0
  await look()
  expect(theirs.mood.requests).toEqual([])
  now = later(now, { seconds: 8 })
  await look()
  expect(readings()).toBe(1)
  expect((await availability().connectedCalendars(rita))[0]).toMatchObject({ failure: null })
})
