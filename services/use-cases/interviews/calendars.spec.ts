import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { later } from '#contracts/kernel/time.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type SeededJob, seeding } from '#test/support/seed.ts'
import { calendarBusy } from '../../core/calendars/busy.ts'
import { openPlatform, type WholePlatform } from '../../platform.ts'

let platform: WholePlatform
let rita: Extract<Asker, { kind: 'user' }>
let stranger: typeof rita
let job: SeededJob
/** A Monday, at noon in UTC. */
let now = '2026-03-02T12:00:00.000Z'
/** What Rita's calendar elsewhere holds, and whether it answers. */
const elsewhere = { events: [] as { uid: string; start: string; end: string }[], isAway: false, reads: 0 }
const stamp = (at: string) => at.replaceAll(/[-:]|\.\d+/g, '')
const server = createServer((_, response) => {
  elsewhere.reads++
  if (elsewhere.isAway) return response.writeHead(503).end()
  const events = elsewhere.events.flatMap(({ uid, start, end }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    'END:VEVENT',
  ])
  return response.writeHead(200).end(['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n'))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }), { now: () => now })
  const seed = seeding(platform)
  rita = (await seed.person()).asker as typeof rita
  stranger = (await seed.person('Max Stranger', 'Rival')).asker as typeof rita
  for (const { companyId } of [rita, stranger]) {
    const command = { type: 'ChangePlan', data: { plan: 'team' } } as const
    await platform.commands.handle(subscriptionDecider, companyId, command, platform.context(rita), companyId)
  }
  job = await seed.job(rita)
})
afterAll(async () => {
  server.close()
  await platform?.close()
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret.ics`
const availability = () => platform.useCases.availability
const DAY = '2026-03-04'
const free = async (day = DAY) => {
  const { slots } = await platform.useCases.interviews.freeTimes(rita, {
    jobId: job.jobId,
    panel: [{ userId: rita.userId, requirement: 'REQUIRED' }],
    some: null,
    duration: 60,
    buffer: { before: 0, after: 0 },
    zone: 'UTC',
    rooms: [],
    firstDay: day,
    days: 1,
  })
  return slots.map(({ start }) => start.slice(11, 16))
}
async function planned(midnight: string) {
  const plan = {
    ...{ type: 'ONLINE', summary: 'Technical interview', description: '', duration: 60 },
    buffer: { before: 0, after: 0 },
    panel: [{ userId: rita.userId, requirement: 'REQUIRED' }],
    ...{ some: null, hostId: rita.userId, rooms: [], sharing: 'SELECT', window: null, zone: 'UTC' },
    place: { kind: 'link', value: 'https://meet.acme.test/1' },
    slots: [{ start: later(midnight, { hours: 10 }), end: later(midnight, { hours: 11 }) }],
  }
  const { interviews } = await platform.useCases.interviews.planInterviews(rita, {
    jobId: job.jobId,
    candidateIds: [job.candidates[0]!.id],
    plan: plan as never,
    expiresAt: null,
    message: null,
    commandId: randomUUID(),
  })
  const { interviewId } = interviews[0]!
  const token = (await platform.useCases.interviews.linkOfCandidate(rita, interviewId)).split('/meet/')[1]!
  const start = later(midnight, { hours: 10 })
  return {
    interviewId,
    choose: () =>
      platform.useCases.interviews.chooseTime({ token, from: '192.0.2.7', start, zone: 'UTC', reason: null }),
  }
}

it('a colleague is not free while a calendar elsewhere is busy; only they see it, and never its address', async () => {
  expect(await free()).toContain('10:00')
  elsewhere.events = [{ uid: 'dentist', start: `${DAY}T09:30:00.000Z`, end: `${DAY}T10:30:00.000Z` }]
  const { token } = await availability().connectCalendar(rita, { name: 'Private', address: address() })
  await platform.caughtUp(token)
  const left = await free()
  expect(left).not.toContain('10:00')
  expect(left).toContain('11:00')
  const mine = await availability().connectedCalendars(rita)
  expect(mine).toMatchObject([{ name: 'Private', failure: null, asOf: now }])
  expect(JSON.stringify(mine)).not.toContain('secret.ics')
  expect(await availability().connectedCalendars(stranger)).toEqual([])
  await expect(availability().disconnectCalendar(stranger, { calendarId: mine[0]!.calendarId })).rejects.toMatchObject({
    code: 'calendar/not-found',
  })
})

it('a time is booked only after the calendar was read again; its own interview is no obstacle', async () => {
  const midnight = '2026-03-11T00:00:00.000Z'
  const { choose, interviewId } = await planned(midnight)
  now = later(now, { minutes: 2 })
  elsewhere.events = [{ uid: 'late', start: '2026-03-11T10:00:00.000Z', end: '2026-03-11T10:15:00.000Z' }]
  await expect(choose()).rejects.toMatchObject({ code: 'interview/slot-taken' })
  now = later(now, { minutes: 2 })
  const uid = `iv-${interviewId}@${new URL(platform.settings.publicUrl).hostname}`
  elsewhere.events = [{ uid, start: '2026-03-11T10:00:00.000Z', end: '2026-03-11T11:00:00.000Z' }]
  await platform.caughtUp((await choose()).token)
})

it('a calendar that is away counts as it was last known, and says so', async () => {
  elsewhere.events = [{ uid: 'known', start: '2026-03-18T10:00:00.000Z', end: '2026-03-18T11:00:00.000Z' }]
  now = later(now, { minutes: 6 })
  expect(await calendarBusy(platform).sweep()).toBe(1)
  const readAt = now
  elsewhere.isAway = true
  now = later(now, { minutes: 6 })
  expect(await calendarBusy(platform).sweep()).toBe(1)
  expect(await free('2026-03-18')).not.toContain('10:00')
  expect(await availability().connectedCalendars(rita)).toMatchObject([
    { failure: 'calendar/unavailable', asOf: readAt },
  ])
  elsewhere.isAway = false
})

it('what cannot be read is not connected; what is disconnected counts no more and is not read any more', async () => {
  elsewhere.isAway = true
  await expect(
    availability().connectCalendar(rita, { name: 'Other', address: `${address()}?other` }),
  ).rejects.toMatchObject({ code: 'calendar/unavailable', fields: { address: 'This calendar does not answer' } })
  elsewhere.isAway = false
  const [{ calendarId }] = (await availability().connectedCalendars(rita)) as unknown as [{ calendarId: string }]
  await platform.caughtUp((await availability().disconnectCalendar(rita, { calendarId })).token)
  expect(await free('2026-03-18')).toContain('10:00')
  const { reads } = elsewhere
  now = later(now, { days: 1 })
  expect(await calendarBusy(platform).sweep()).toBe(0)
  expect(elsewhere.reads).toBe(reads)
})
