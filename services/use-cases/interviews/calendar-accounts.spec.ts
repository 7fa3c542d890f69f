import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { UserId } from '#contracts/kernel/ids.ts'
import { later } from '#contracts/kernel/time.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { readEnv } from '#infra/env.ts'
import { startCalDav } from '#test/peers/caldav/server.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type SeededJob, seeding } from '#test/support/seed.ts'
import { accountOf, calendarThen } from '../../core/calendars/account.ts'
import { calendarBusy } from '../../core/calendars/busy.ts'
import { openPlatform, type WholePlatform } from '../../platform.ts'

const peer = await startCalDav()
let platform: WholePlatform
let rita: Extract<Asker, { kind: 'user' }>
let stranger: typeof rita
let job: SeededJob
/** A Monday, at noon in UTC. */
let now = '2026-03-02T12:00:00.000Z'
beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }), { now: () => now })
  const seed = seeding(platform)
  rita = (await seed.person()).asker as typeof rita
  stranger = (await seed.person('Max Stranger', 'Rival')).asker as typeof rita
  const command = { type: 'ChangePlan', data: { plan: 'team' } } as const
  await platform.commands.handle(subscriptionDecider, rita.companyId, command, platform.context(rita), rita.companyId)
  job = await seed.job(rita)
})
afterAll(async () => {
  await platform?.close()
  await peer.close()
})

const availability = () => platform.useCases.availability
const given = () => ({ name: 'Work', address: peer.url, ...peer.account })
const personal = () => peer.calendars.get('personal/')!
const [one, other] = ['2026-03-11T10:00:00.000Z', '2026-03-12T10:00:00.000Z']
/** The events of a calendar, without waiting for what is under way. */
const kept = (path = 'personal/') =>
  [...peer.calendars.get(path)!.objects.values()].map((file) => ({
    uid: /^UID:(.+?)\r?$/m.exec(file)![1]!,
    start: /^DTSTART:(\w+)/m.exec(file)![1]!,
    sequence: Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]),
    file,
  }))
const holds = (times: string[], path?: string) =>
  vi.waitFor(() => expect(kept(path).map(({ start }) => start)).toEqual(times), 20_000)

async function planned(userId: string = rita.userId) {
  const { interviews } = await platform.useCases.interviews.planInterviews(rita, {
    jobId: job.jobId,
    candidateIds: [job.candidates[0]!.id],
    plan: {
      ...{ type: 'ONLINE', summary: 'Technical interview', description: '', duration: 60 },
      buffer: { before: 0, after: 0 },
      panel: [{ userId, requirement: 'REQUIRED' }],
      ...{ some: null, hostId: rita.userId, rooms: [], sharing: 'SELECT', window: null, zone: 'UTC' },
      place: { kind: 'link', value: 'https://meet.acme.test/1' },
      slots: [one, other].map((start) => ({ start, end: later(start, { hours: 1 }) })),
    } as never,
    expiresAt: null,
    message: null,
    commandId: randomUUID(),
  })
  const { interviewId } = interviews[0]!
  const token = (await platform.useCases.interviews.linkOfCandidate(rita, interviewId)).split('/meet/')[1]!
  const visit = { token, from: '192.0.2.7' }
  const choose = async (start: string) => {
    const chosen = { ...visit, start, zone: 'UTC', reason: null }
    await platform.caughtUp((await platform.useCases.interviews.chooseTime(chosen)).token)
  }
  const cancel = () => platform.useCases.interviews.cancelMeeting({ ...visit, reason: 'Ill' })
  return { interviewId, choose, cancel }
}

it('an account is connected with a name and password that its server accepts; problems are at their fields', async () => {
  peer.add('personal', { name: 'Personal' })
  peer.add('team', { name: 'Team' })
  const tried = (more: object) => availability().connectAccount(rita, { ...given(), ...more })
  await expect(tried({ password: 'guessed' })).rejects.toMatchObject({
    code: 'calendar/refused',
    fields: { password: 'This calendar server does not accept the user name and password' },
  })
  await expect(tried({ name: ' ', address: 'cloud', username: '', password: '' })).rejects.toMatchObject({
    fields: {
      accountName: 'Give the calendar a name',
      accountAddress: 'Enter the address of a calendar server, such as https://cloud.example.com',
      username: 'Enter the user name',
      password: 'Enter the app password',
    },
  })
  await expect(tried({ username: 'ben:ben' })).rejects.toMatchObject({ fields: { username: 'This is no user name' } })
  peer.calendars.clear()
  await expect(tried({})).rejects.toMatchObject({
    fields: { accountAddress: 'There is no calendar account at this address' },
  })
  expect(await availability().connectedCalendars(rita)).toEqual([])
})

it('an interview is written in its calendar with one UID, moved and cancelled there', async () => {
  const target = peer.add('personal', { name: 'Personal' })
  peer.add('team', { name: 'Team' })
  const { token, calendarId } = await availability().connectAccount(rita, given())
  await platform.caughtUp(token)
  const mine = await availability().connectedCalendars(rita)
  expect(mine).toMatchObject([{ calendarId, failure: null, account: { username: 'ben', target } }])
  expect(JSON.stringify(mine)).not.toContain(peer.account.password)
  expect(await availability().connectedCalendars(stranger)).toEqual([])

  const { interviewId, choose, cancel } = await planned()
  await choose(one)
  await holds(['20260311T100000Z'])
  const [written] = kept()
  expect(written!.uid).toMatch(new RegExp(`^iv-${interviewId}@`))
  expect(written!.file).not.toMatch(/METHOD|ORGANIZER|ATTENDEE/)
  await choose(other)
  await holds(['20260312T100000Z'])
  expect(kept()[0]).toMatchObject({ uid: written!.uid, sequence: written!.sequence + 2 })
  await platform.caughtUp((await cancel()).token)
  await holds([])
})

it('a server that is away gets the interview once it is back, and a cancelled one never', async () => {
  const [booked, cancelled] = [await planned(), await planned()]
  peer.mood.isAway = true
  await booked.choose(one)
  await cancelled.choose(other)
  await platform.caughtUp((await cancelled.cancel()).token)
  peer.mood.isAway = false
  await holds(['20260311T100000Z'])
  await platform.caughtUp((await booked.cancel()).token)
  await holds([])
}, 60_000)

it('what becomes busy elsewhere is seen within a minute, and no time is booked over it', async () => {
  const { choose, cancel } = await planned()
  const busy = ['BEGIN:VEVENT', 'UID:dentist', 'DTSTART:20260311T093000Z', 'DTEND:20260311T103000Z', 'END:VEVENT']
  personal().objects.set('dentist.ics', ['BEGIN:VCALENDAR', ...busy, 'END:VCALENDAR'].join('\r\n'))
  personal().version++
  now = later(now, { seconds: 41 })
  expect(await calendarBusy(platform).sweep()).toBe(1)
  await expect(choose(one)).rejects.toMatchObject({ code: 'interview/slot-taken' })
  personal().objects.clear()
  personal().version++
  now = later(now, { seconds: 41 })
  await choose(one)
  await holds(['20260311T100000Z'])
  await platform.caughtUp((await cancel()).token)
  await holds([])
})

it('a colleague who becomes busy at a booked time is noted at the interview once, and nothing is cancelled', async () => {
  const { interviewId, choose, cancel } = await planned()
  await choose(one)
  await holds(['20260311T100000Z'])
  const busy = ['BEGIN:VEVENT', 'UID:trip', 'DTSTART:20260311T103000Z', 'DTEND:20260311T113000Z', 'END:VEVENT']
  personal().objects.set('trip.ics', ['BEGIN:VCALENDAR', ...busy, 'END:VCALENDAR'].join('\r\n'))
  personal().version++
  for (const _turn of [1, 2]) {
    now = later(now, { seconds: 41 })
    await calendarBusy(platform).sweep()
  }
  const events = await platform.engines.store.read(`${rita.companyId}.interview-${interviewId}`)
  expect(events.map(({ type }) => type)).toEqual(['InterviewPlanned', 'InterviewBooked', 'InterviewClashed'])
  const { state } = await platform.commands.stateOf(interviewDecider, rita, interviewId)
  expect(state).toMatchObject({ status: 'SCHEDULED_IDLE', clashes: [rita.userId] })
  personal().objects.delete('trip.ics')
  personal().version++
  for (const _turn of [1, 2]) {
    now = later(now, { seconds: 41 })
    await calendarBusy(platform).sweep()
  }
  const after = await platform.engines.store.read(`${rita.companyId}.interview-${interviewId}`)
  expect(after.slice(3).map(({ type }) => type)).toEqual(['InterviewClashCleared'])
  expect((await platform.commands.stateOf(interviewDecider, rita, interviewId)).state).toMatchObject({ clashes: [] })
  await choose(other)
  expect((await platform.commands.stateOf(interviewDecider, rita, interviewId)).state).toMatchObject({ clashes: [] })
  await platform.caughtUp((await cancel()).token)
  await holds([])
})

it('interviews go to the calendar that is chosen, and leave the former; to none of another account, and of no stranger', async () => {
  const { choose, cancel } = await planned()
  await choose(one)
  await holds(['20260311T100000Z'])
  const [{ calendarId, account }] = (await availability().connectedCalendars(rita)) as [
    Awaited<ReturnType<ReturnType<typeof availability>['connectedCalendars']>>[number],
  ]
  const team = account!.found.find(({ name }) => name === 'Team')!.url
  const choice = { calendarId, target: team }
  await expect(availability().chooseCalendarTarget(stranger, choice)).rejects.toMatchObject({
    code: 'calendar/not-found',
  })
  await expect(
    availability().chooseCalendarTarget(rita, { calendarId, target: 'https://example.com/' }),
  ).rejects.toMatchObject({ code: 'calendar/not-found' })
  await platform.caughtUp((await availability().chooseCalendarTarget(rita, choice)).token)
  await holds(['20260311T100000Z'], 'team/')
  await holds([])
  await platform.caughtUp((await cancel()).token)
  await holds([], 'team/')
})

it('with another password it is the same account; disconnected, what was written goes and the password is erased', async () => {
  peer.account.password = 'another-password'
  now = later(now, { minutes: 1 })
  await calendarBusy(platform).sweep()
  expect(await availability().connectedCalendars(rita)).toMatchObject([{ failure: 'calendar/refused' }])
  const { calendarId, token } = await availability().connectAccount(rita, given())
  await platform.caughtUp(token)
  expect(await availability().connectedCalendars(rita)).toMatchObject([{ calendarId, failure: null }])
  const { choose } = await planned()
  await choose(one)
  await holds(['20260311T100000Z'], 'team/')

  await platform.caughtUp((await availability().disconnectCalendar(rita, { calendarId })).token)
  await holds([], 'team/')
  const former = await calendarThen(platform, rita.companyId, rita.userId, calendarId)
  await vi.waitFor(async () => expect(await accountOf(platform, rita, former!)).toBe(null), 20_000)
  const { state } = await platform.commands.stateOf(availabilityDecider, rita, rita.userId)
  expect(state.calendars).toEqual([])
})

it('of a colleague who leaves the company the password is erased, no time is booked, and what is booked is noted', async () => {
  const { companyId } = rita
  const userId = UserId.parse(randomUUID())
  const ben = { userId, name: 'Ben Okafor', email: 'ben@acme.test', passwordHash: null }
  const data = { ...ben, role: 'edit', creator: false, emailVerified: true, complete: true } as const
  await platform.commands.handle(userDecider, userId, { type: 'SignUpUser', data }, platform.context(rita))
  const { calendarId, token } = await availability().connectAccount({ ...rita, userId }, given())
  await platform.caughtUp(token)
  const [booked, offered] = [await planned(userId), await planned(userId)]
  await booked.choose(one)
  const command = { type: 'RemoveUser', data: { userId } } as const
  await platform.commands.handle(userDecider, userId, command, platform.context(rita))
  await vi.waitFor(async () => {
    const former = await calendarThen(platform, companyId, userId, calendarId)
    expect(await accountOf(platform, { companyId, userId }, former!)).toBe(null)
    const { state } = await platform.commands.stateOf(interviewDecider, rita, booked.interviewId)
    expect(state).toMatchObject({ status: 'SCHEDULED_IDLE', clashes: [userId] })
  }, 20_000)
  await expect(offered.choose(other)).rejects.toMatchObject({ code: 'interview/slot-taken' })
})
