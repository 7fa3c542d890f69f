import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { later } from '#contracts/kernel/time.ts'
import { calendarDayDecider } from '#domain/calendar-day/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { calendarDayId, claimsOf } from '#contracts/calendar-day/claims.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { readEnv } from '#infra/env.ts'
import { liveUnits } from '#projections/balances/units.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type SeededJob, seeding } from '#test/support/seed.ts'
import { interviewLink } from '../../core/secrets/interview-link.ts'
import { openPlatform, type WholePlatform } from '../../platform.ts'

let platform: WholePlatform
let rita: Extract<Asker, { kind: 'user' }>
let stranger: Asker
let job: SeededJob
const from = '192.0.2.7'
/** A Monday, at noon in UTC. */
let now = '2026-03-02T12:00:00.000Z'
/** Wednesdays and later, each test one of its own. */
let day = 0
const nextDay = () => later('2026-03-04T00:00:00.000Z', { days: 7 * day++ })
const at = (midnight: string, minutes: number) => later(midnight, { minutes })

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }), { now: () => now })
  const seed = seeding(platform)
  rita = (await seed.person()).asker as typeof rita
  stranger = (await seed.person('Max Stranger', 'Rival')).asker
  for (const { companyId } of [rita, stranger])
    await platform.commands.handle(
      subscriptionDecider,
      companyId,
      { type: 'ChangePlan', data: { plan: 'team' } } as const,
      platform.context(rita),
      companyId,
    )
  job = await seed.job(rita)
})
afterAll(() => platform?.close())

const done = async <Answer extends { token: Record<string, number> }>(outcome: Promise<Answer>) => {
  const answer = await outcome
  expect(await platform.caughtUp(answer.token)).toEqual([])
  return answer
}
const interviews = () => platform.useCases.interviews
const plan = async (midnight: string, more: object = {}, candidates = [job.candidates[0]!.id]) => {
  const { interviews: planned } = await done(
    interviews().planInterviews(rita, {
      jobId: job.jobId,
      candidateIds: candidates,
      plan: {
        type: 'ONLINE',
        summary: 'Technical interview',
        description: '',
        duration: 60,
        buffer: { before: 0, after: 0 },
        panel: [{ userId: rita.userId, requirement: 'REQUIRED' }],
        some: null,
        hostId: rita.userId,
        rooms: [],
        place: { kind: 'link', value: 'https://meet.acme.test/1' },
        sharing: 'SELECT',
        slots: [{ start: at(midnight, 600), end: at(midnight, 720) }],
        window: null,
        zone: 'UTC',
        ...more,
      },
      expiresAt: null,
      message: null,
      commandId: randomUUID(),
    }),
  )
  return planned.map(({ interviewId }) => interviewId)
}
const stateOf = async (interviewId: string) => {
  const { state } = await platform.commands.stateOf(interviewDecider, rita, interviewId)
  if (!state.known) throw new Error('There is no such interview')
  return state
}
const tokenOf = async (interviewId: string) => {
  const { linkId } = await stateOf(interviewId)
  return interviewLink(platform, { companyId: rita.companyId, interviewId, linkId }).split('/meet/')[1]!
}
const choose = async (interviewId: string, start: string) =>
  interviews().chooseTime({ token: await tokenOf(interviewId), from, start, zone: 'Europe/Berlin', reason: null })
async function colleague(name: string) {
  const userId = randomUUID()
  const data = {
    userId,
    name,
    email: `${userId}@acme.test`,
    passwordHash: 'none',
    role: 'edit',
    creator: false,
    emailVerified: true,
    complete: true,
  } as const
  await done(platform.commands.handle(userDecider, userId, { type: 'SignUpUser', data }, platform.context(rita)))
  return userId
}
const claims = async (holderId: string, midnight: string) => {
  const { state } = await platform.commands.stateOf(
    calendarDayDecider,
    rita,
    calendarDayId(holderId, midnight.slice(0, 10)),
  )
  return state.claims
}

/** A process keeps what a booking held. */
const kept = (holderId: string, midnight: string, interviewId: string) =>
  vi.waitFor(async () => expect(await claims(holderId, midnight)).toMatchObject([{ interviewId, until: null }]))

describe('a candidate with the link of an interview', () => {
  it('sees the times that are left, books one, and it is gone for others', async () => {
    const midnight = nextDay()
    const [first, second] = await plan(midnight, {}, [job.candidates[0]!.id, job.candidates[1]!.id])
    const open = async (id: string) =>
      interviews().openMeeting({ token: await tokenOf(id), from, zone: 'Europe/Berlin' })
    expect(await open(first!)).toMatchObject({
      candidateName: job.candidates[0]!.name,
      status: 'REQUESTED',
      zone: 'Europe/Berlin',
      people: ['Rita Moreno'],
      times: { slots: [{ start: at(midnight, 600) }, { start: at(midnight, 660) }], before: null, next: null },
    })
    await done(choose(first!, at(midnight, 600)))
    await vi.waitFor(async () =>
      expect(await open(second!)).toMatchObject({ times: { slots: [{ start: at(midnight, 660) }] } }),
    )
    await expect(choose(second!, at(midnight, 600))).rejects.toMatchObject({ code: 'interview/slot-taken' })
    expect(await open(first!)).toMatchObject({
      status: 'SCHEDULED_IDLE',
      booking: { start: at(midnight, 600) },
      movesLeft: 2,
    })
    expect(await platform.readers.interview(rita, first!)).toMatchObject({
      status: 'SCHEDULED_IDLE',
      attendees: [rita.userId],
      candidateZone: 'Europe/Berlin',
    })
  })

  it('moves and cancels it, and the time is free again', async () => {
    const midnight = nextDay()
    const [id] = (await plan(midnight)) as [string]
    await done(choose(id, at(midnight, 600)))
    await done(choose(id, at(midnight, 660)))
    await vi.waitFor(async () =>
      expect(await claims(rita.userId, midnight)).toMatchObject([{ start: at(midnight, 660), until: null }]),
    )
    await done(interviews().cancelMeeting({ token: await tokenOf(id), from, reason: 'I found another job' }))
    await vi.waitFor(async () => expect(await claims(rita.userId, midnight)).toEqual([]))
    expect(await stateOf(id)).toMatchObject({ status: 'CANDIDATE_CANCELLED' })
    await expect(choose(id, at(midnight, 600))).rejects.toMatchObject({ code: 'interview/wrong-status' })
  })

  it('is one interview, also when two people press different times of one link at once', async () => {
    const midnight = nextDay()
    const [id] = (await plan(midnight)) as [string]
    const pressed = await Promise.allSettled([choose(id, at(midnight, 600)), choose(id, at(midnight, 660))])
    expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true)
    const { booking } = await stateOf(id)
    expect([at(midnight, 600), at(midnight, 660)]).toContain(booking!.start)
    await vi.waitFor(async () =>
      expect(await claims(rita.userId, midnight)).toMatchObject([{ start: booking!.start, until: null }]),
    )
    await done(interviews().cancelMeeting({ token: await tokenOf(id), from, reason: '' }))
    await expect(choose(id, at(midnight, 600))).rejects.toMatchObject({ code: 'interview/wrong-status' })
  })

  it('is offered the hours of the panel alone where all free time is offered, whatever is sent', async () => {
    const midnight = nextDay()
    const window = { start: midnight, end: later(midnight, { days: 1 }) }
    const [id] = (await plan(midnight, { sharing: 'ALL', slots: [], window })) as [string]
    for (const minutes of [3 * 60, 16 * 60 + 30, 20 * 60])
      await expect(choose(id, at(midnight, minutes))).rejects.toMatchObject({ code: 'interview/slot-taken' })
    await expect(choose(id, at(midnight, 30 * 60))).rejects.toMatchObject({ code: 'interview/not-offered' })
    expect(await claims(rita.userId, midnight)).toEqual([])
    await done(choose(id, at(midnight, 16 * 60)))
  })

  it('is not found by a guess, nor with the link of another', async () => {
    const [id, other] = (await plan(nextDay(), {}, [job.candidates[0]!.id, job.candidates[1]!.id])) as [string, string]
    const secret = (await tokenOf(other)).split('.')[2]
    for (const token of ['', 'x', `${rita.companyId}.${id}.guess`, `${rita.companyId}.${id}.${secret}`])
      await expect(interviews().openMeeting({ token, from })).rejects.toMatchObject({ code: 'interview/not-found' })
  })
})

describe('many who want one time', () => {
  it('are answered one by one: one has it, the others hear so, and nothing else is claimed', async () => {
    const midnight = nextDay()
    const slots = [{ start: at(midnight, 600), end: at(midnight, 660) }]
    const rooms = ['Turing']
    const ids = []
    for (let n = 0; n < 4; n++)
      ids.push(
        ...(await plan(
          midnight,
          { slots, rooms },
          job.candidates.map(({ id }) => id),
        )),
      )
    const outcomes = await Promise.allSettled(ids.map((id) => choose(id, at(midnight, 600))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          code: 'interview/slot-taken',
          message: 'This time has just been taken',
        })
    const winner = ids[outcomes.findIndex(({ status }) => status === 'fulfilled')]
    const { rooms: taken } = await stateOf(winner!)
    for (const holderId of [rita.userId, taken[0]!.roomId]) await kept(holderId, midnight, winner!)
  })

  it('what an interrupted booking held is free for others after an hour', async () => {
    const midnight = nextDay()
    const [id, next] = (await plan(midnight, {}, [job.candidates[0]!.id, job.candidates[1]!.id])) as [string, string]
    const time = { start: at(midnight, 600), end: at(midnight, 660) }
    const [claim] = claimsOf([rita.userId], time)
    await platform.commands.handle(
      calendarDayDecider,
      calendarDayId(rita.userId, claim!.day),
      { type: 'HoldTime', data: { ...claim!, interviewId: id, until: later(now, { minutes: 60 }) } },
      platform.context(rita),
    )
    await expect(choose(next, at(midnight, 600))).rejects.toMatchObject({ code: 'interview/slot-taken' })
    now = later(now, { minutes: 60 })
    await done(choose(next, at(midnight, 600)))
    await vi.waitFor(async () =>
      expect(await claims(rita.userId, midnight)).toContainEqual(
        expect.objectContaining({ interviewId: next, until: null }),
      ),
    )
  })
})

describe('colleagues', () => {
  it('see when a panel is free, and why it is not', async () => {
    const monday = later('2026-03-09T00:00:00.000Z', { days: 7 * 8 })
    const free = await interviews().freeTimes(rita, {
      jobId: job.jobId,
      panel: [{ userId: rita.userId, requirement: 'REQUIRED' }],
      some: null,
      duration: 60,
      buffer: { before: 0, after: 0 },
      zone: 'UTC',
      rooms: [],
      firstDay: monday.slice(0, 10),
      days: 1,
    })
    expect(free.slots[0]).toMatchObject({ start: at(monday, 540), free: [rita.userId] })
    expect(free.members[0]).toMatchObject({ id: rita.userId, removed: { hours: 16 * 60 } })
  })

  it('see whose turn is next among several, and what each has had', async () => {
    const midnight = nextDay()
    const lena = await colleague('Lena Vogt')
    const panel = [lena, rita.userId].map((userId) => ({ userId, requirement: 'SOME' }))
    const [id] = (await plan(midnight, { panel, some: 1 })) as [string]
    await done(choose(id, at(midnight, 600)))
    const { attendees } = (await stateOf(id)).booking!
    const asked = { jobId: job.jobId, panel: panel as never, some: 1, duration: 60, buffer: { before: 0, after: 0 } }
    const search = { ...asked, zone: 'UTC', rooms: [], firstDay: midnight.slice(0, 10), days: 1 }
    const { turns, members } = await interviews().freeTimes(rita, search)
    expect(turns.map(({ bookings }) => bookings)).toEqual([0, 1])
    expect(turns[1]).toEqual({ id: attendees[0], bookings: 1, ahead: 0.5 })
    expect(members.find((member) => member.id === attendees[0])).toMatchObject({
      booked: 1,
      parts: expect.arrayContaining([{ what: 'interview', start: at(midnight, 600), end: at(midnight, 660) }]),
    })
  })

  it('plan for candidates of the job and with people of the company alone', async () => {
    const midnight = nextDay()
    await expect(plan(midnight, {}, [randomUUID()])).rejects.toMatchObject({ code: 'candidate/not-found' })
    const panel = [{ userId: (stranger as typeof rita).userId, requirement: 'REQUIRED' }]
    await expect(plan(midnight, { panel })).rejects.toMatchObject({
      code: 'interview/invalid',
      message: 'A person on the panel is not with the company any more',
    })
    const [id] = (await plan(midnight)) as [string]
    expect(await platform.readers.interview(stranger, id)).toBeNull()
    await expect(
      interviews().cancelInterview(stranger, { interviewId: id, reason: '', withNotification: true }),
    ).rejects.toMatchObject({ code: 'interview/not-found' })
    expect((await platform.readers.interviews(stranger, {})).interviews).toEqual([])
    expect(
      (await platform.readers.interviews(rita, { statuses: ['REQUESTED'], userId: rita.userId })).interviews[0],
    ).toMatchObject({
      interviewId: id,
      candidateName: job.candidates[0]!.name,
    })
  })

  it('are listed as booked, in the order they take place, or as without a time', async () => {
    const booked = await platform.readers.interviews(rita, { isBooked: true, limit: 200 })
    const open = await platform.readers.interviews(rita, { isBooked: false, limit: 200 })
    const starts = booked.interviews.map(({ start }) => start!)
    expect(starts.length).toBeGreaterThan(1)
    expect(starts).toEqual(starts.filter(Boolean).sort())
    expect(open.interviews.length).toBeGreaterThan(0)
    expect(open.interviews.filter(({ start }) => start !== null)).toEqual([])
    expect(booked.total + open.total).toBe((await platform.readers.interviews(rita, {})).total)
  })

  it('replace only with a colleague who is free then', async () => {
    const midnight = nextDay()
    const [id, other] = (await plan(midnight, {}, [job.candidates[0]!.id, job.candidates[1]!.id])) as [string, string]
    await done(choose(id, at(midnight, 600)))
    await expect(
      interviews().replaceInterviewer(rita, { interviewId: id, out: rita.userId, in: rita.userId }),
    ).rejects.toMatchObject({ code: 'interview/invalid' })
    await kept(rita.userId, midnight, id)

    const omar = await colleague('Omar Haddad')
    await done(interviews().replaceInterviewer(rita, { interviewId: id, out: rita.userId, in: omar }))
    await vi.waitFor(async () => expect(await claims(rita.userId, midnight)).toEqual([]))
    await kept(omar, midnight, id)
    await done(choose(other, at(midnight, 600)))
    await expect(
      interviews().replaceInterviewer(rita, { interviewId: other, out: rita.userId, in: omar }),
    ).rejects.toMatchObject({ code: 'interview/slot-taken', message: 'This person is not free at that time' })
    expect(await stateOf(other)).toMatchObject({ booking: { attendees: [rita.userId] } })
  })
})

it('is not planned for a job that is archived', async () => {
  const other = await seeding(platform).job(rita)
  const data = { jobId: other.jobId }
  await done(platform.commands.handle(jobDecider, other.jobId, { type: 'ArchiveJob', data }, platform.context(rita)))
  const asked = { jobId: other.jobId, candidateIds: [other.candidates[0]!.id], expiresAt: null, message: null }
  const outcome = interviews().planInterviews(rita, { ...asked, plan: {} as never, commandId: randomUUID() })
  await expect(outcome).rejects.toMatchObject({ code: 'job/archived' })
})

it('its figures are of the jobs on which the asker has the right to interviews', async () => {
  const { readers } = platform
  const from = later(platform.now(), { days: -1 })
  const before = await readers.interviewFigures(rita, { from, jobId: job.jobId })
  const midnight = nextDay()
  const [interviewId] = await plan(midnight)
  const chosen = { interviewId: interviewId!, start: at(midnight, 600), zone: 'UTC', reason: null }
  await done(interviews().bookInterview(rita, chosen))
  const figures = await readers.interviewFigures(rita, { from, jobId: job.jobId })
  expect([figures.planned - before.planned, figures.booked - before.booked, figures.isPart]).toEqual([1, 1, false])
  expect(figures.timeToSchedule).not.toBeNull()
  const of = (all: typeof figures) => all.load.find(({ userId }) => userId === rita.userId)?.interviews ?? 0
  expect(of(figures) - of(before)).toBe(1)
  expect(await readers.interviewFigures(rita, { from: later(platform.now(), { days: 1 }) })).toMatchObject({
    planned: 0,
  })
  const stranger = (await seeding(platform).person()).asker
  for (const asked of [{ from }, { from, jobId: job.jobId }])
    expect(await readers.interviewFigures(stranger, asked)).toMatchObject({ planned: 0, load: [] })
  const powerless = { ...rita, permissions: [] }
  await expect(readers.interviewFigures(powerless, { from })).rejects.toMatchObject({ code: 'auth/forbidden' })
})

it('is not offered over WhatsApp where the installation has none', async () => {
  const none = { expiresAt: null, message: null, commandId: randomUUID() }
  const asked = { jobId: job.jobId, candidateIds: [job.candidates[0]!.id], ...none }
  const outcome = interviews().planInterviews(rita, { ...asked, plan: {} as never, channel: 'whatsapp' })
  const problem = 'WhatsApp is not set up on this installation'
  await expect(outcome).rejects.toMatchObject({ code: 'interview/invalid', fields: { channel: problem } })
})

it('waits for the approval of a colleague where the company wants it', async () => {
  const { availability } = platform.useCases
  await done(availability.changeSchedulingSettings(rita, { isAutoApproveEnabled: false }))
  const [interviewId] = await plan(nextDay())
  expect((await stateOf(interviewId!)).status).toBe('PENDING_APPROVAL')
  await done(interviews().approveInterview(rita, { interviewId: interviewId! }))
  expect((await stateOf(interviewId!)).status).toBe('REQUESTED')
  await done(availability.changeSchedulingSettings(rita, { isAutoApproveEnabled: true }))
})

it('a colleague offers no other times in a month whose volume is used up, except to whom is booked in it', async () => {
  const [interviewId] = await plan(nextDay())
  await done(
    platform.commands.handle(
      subscriptionDecider,
      rita.companyId,
      { type: 'ChangePlan', data: { plan: 'growth' } } as const,
      platform.context(rita),
    ),
  )
  await vi.waitFor(async () => expect((await platform.entitlementsOf(rita.companyId)).volumes.liveInterviews).toBe(5))
  for (let n = 1; n <= 5; n++) {
    const of = { interviewId: randomUUID(), candidateId: job.candidates[0]!.id, jobId: job.jobId }
    const events = [
      { type: 'InterviewPlanned', data: of },
      { type: 'InterviewBooked', data: { ...of, start: '2026-11-10T09:00:00.000Z' } },
    ] as unknown as InterviewEvent[]
    const doc = foldInto(liveUnits, null, recorded(streamName(rita.companyId, 'interview', of.interviewId), events))
    await platform.reads.store.compareAndSet([{ collection: collectionOf(liveUnits), expected: null, doc }])
  }
  const offer = (month: string) =>
    interviews().offerTimes(rita, {
      interviewId: interviewId!,
      ...{ sharing: 'SELECT', window: null, expiresAt: null, message: null },
      slots: [{ start: `2026-${month}-12T10:00:00.000Z`, end: `2026-${month}-12T11:00:00.000Z` }],
    })
  await expect(offer('11')).rejects.toMatchObject({ code: 'subscription/no-live-interview' })
  await done(offer('12'))
})
