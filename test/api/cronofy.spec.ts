import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { later } from '#contracts/kernel/time.ts'
import { calendarBusy } from '#services/core/calendars/busy.ts'
import { startCronofy } from '#test/peers/cronofy/server.ts'
import { aMeeting } from '../security/bodies.ts'
import { userDecider } from '#domain/user/decider.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import type { Who } from '../support/api.ts'
import { publicUrl, useInside } from '../support/inside.ts'

const theirs = await startCronofy()
const here = useInside(theirs.env)
afterAll(() => theirs.close())
beforeAll(() => giveFeatures(here.platform, here.acme.companyId, { api: true }))

const v2 = '/api/v2/cronofy'
const users = '/api/legacy/users/cronofy'
const get = async (path: string, who: Who = here.acme.admin) => (await here.get(who, path)).body
const send = (method: string, path: string, body?: object, who: Who = here.acme.admin) =>
  here.send(who, method, path, body ? { body } : {})
/** Out to Cronofy, and to the path of ours that it sends the browser back to. */
async function out(who: Who = here.acme.admin): Promise<string> {
  const { headers } = await here.get(who, '/calendars/cronofy?provider=google')
  const back = new URL((await fetch(String(headers.location), { redirect: 'manual' })).headers.get('location')!)
  expect(back.origin).toBe(publicUrl)
  return back.pathname + back.search
}
const walk = async (back: string, who: Who = here.acme.admin) => String((await here.get(who, back)).headers.location)
const ending = (how: string) => `/scheduling-settings?calendar=${how}`
const calendars = async () => (await get(`${users}/calendars`)).calendars.slice(1)
const sweep = () => calendarBusy(here.platform).sweep()
const kept = () => [...theirs.events.get('cal_primary')!.values()]

async function invite() {
  const { slots, ...event } = aMeeting(here.acme.userId)
  const asked = { job_id: here.acme.jobId, video_id: here.acme.invited, event, availability: { slots } }
  const { body } = await send('POST', `${users}/generateRealTimeSchedulingLink`, asked)
  return { id: body.cronofy_real_time_scheduling_id as string, start: slots[0]!.start }
}
const book = ({ id, start }: { id: string; start: string }) =>
  send('POST', `${v2}/events/${id}/reschedule`, { start, tzid: 'UTC' })
const cancel = (id: string) => send('POST', `${users}/meeting/disable`, { cronofy_real_time_scheduling_id: id })

it('connects no one who says no, and no one by an answer to the request of another, of another session, or used before', async () => {
  theirs.mood.says = 'no'
  expect(await walk(await out())).toBe(ending('refused'))
  theirs.mood.says = 'yes'
  expect(await walk(await out(), here.acme.edit)).toBe(ending('ended'))
  expect(await walk(await out(here.rival.admin))).toBe(ending('ended'))
  expect(await walk('/calendars/cronofy/authorized?code=x&state=forged')).toBe(ending('ended'))
  theirs.mood.isAway = true
  const back = `/calendars/cronofy/authorized?code=${randomUUID()}&state=`
  const { url } = await get(`${v2}/individual/auth?provider_name=google`)
  expect(await walk(back + encodeURIComponent(new URL(url as string).searchParams.get('state')!))).toMatch(/calendar=/)
  theirs.mood.isAway = false
  const other = new URL(url as string).searchParams.get('state')!
  const refused = await send(
    'POST',
    `${v2}/individual/access-token`,
    { code: 'x', timezone: 'UTC', state: other },
    here.acme.edit,
  )
  expect([refused.status, refused.body.code]).toEqual([403, 'calendar/not-own'])
  const zone = await send('POST', `${v2}/individual/access-token`, { code: 'x', timezone: 'Mars/Olympus' })
  expect([zone.status, zone.body.detail]).toEqual([422, 'Choose one of the time zones'])
  const wrong = await send('POST', `${users}/oauth`, { code: 'guessed' })
  expect([wrong.body.code, wrong.body.detail]).toEqual([
    'calendar/refused',
    'The permission to read this calendar has ended. Connect it again.',
  ])
  expect((await here.get({ headers: {} }, '/calendars/cronofy?provider=google')).headers.location).toBe(
    '/scheduling-settings',
  )
  expect(await calendars()).toEqual([])
})

it('connects no one by an answer to another session of the same person, nor before their address is proven', async () => {
  const { admin, session } = colleaguesOf(here.platform, here.acme)
  const again = await session(here.acme.userId)
  expect(await walk(await out(), again)).toBe(ending('ended'))
  const data = {
    ...{ userId: randomUUID(), name: 'Nina New', email: 'nina@acme.test', passwordHash: 'none' },
    ...{ role: 'admin' as const, creator: false, emailVerified: false, complete: true },
  }
  await here.platform.commands.handle(
    userDecider,
    data.userId,
    { type: 'SignUpUser', data },
    here.platform.context(admin),
  )
  const nina = await session(data.userId)
  expect(await walk('/calendars/cronofy?provider=google', nina)).toBe(ending('unverified'))
  for (const path of [`${v2}/individual/access-token`, `${users}/oauth`]) {
    const { status, body } = await send('POST', path, { code: 'x', timezone: 'UTC' }, nina)
    expect([path, status, body.code]).toEqual([path, 403, 'account/email-not-verified'])
  }
  const company = await send('POST', `${v2}/enterprise/access-token`, { code: 'x' }, nina)
  expect(company.body.code).toBe('account/email-not-verified')
})

it('connected, busy times keep interviews away, and an interview is written and taken out; messages doubled do no harm', async () => {
  const back = await out()
  expect(await walk(back)).toBe(ending('connected'))
  expect(await walk(back)).toBe(ending('ended'))
  const [calendar] = await calendars()
  expect(calendar).toMatchObject({
    ...{ provider_name: 'cronofy', calendar_name: 'ben@acme.test', target: 'cal_primary', failure: null },
    calendars: [{ name: 'Ben' }, { name: 'Team' }, { name: 'Holidays', writable: false }],
  })
  const auth = await get(`${v2}/individual/auth?provider_name=google`)
  expect(auth).toMatchObject({ provider_name: 'google', connected: true })

  const hook = new URL(theirs.channels[0]!.callback_url)
  expect(hook.href).toBe(`${publicUrl}/hooks/cronofy/${calendar.calendar_id}`)
  const meeting = await invite()
  theirs.busy.push({
    ...{ calendar_id: 'cal_team', free_busy_status: 'busy' },
    ...{ start: meeting.start, end: later(meeting.start, { minutes: 30 }) },
  })
  const tell = (signature: string, path = hook.pathname) =>
    here.send({ headers: {} }, 'POST', path, {
      raw: theirs.notice('change').raw,
      headers: { 'content-type': 'application/json', 'cronofy-hmac-sha256': signature },
    })
  const { signature } = theirs.notice('change')
  expect(await sweep()).toBe(0)
  const forged = await tell('forged')
  expect([forged.status, forged.body.detail]).toEqual([401, 'Sign the message with the secret of the application'])
  const empty = await here.send({ headers: {} }, 'POST', hook.pathname, {
    headers: { 'cronofy-hmac-sha256': signature },
  })
  expect([empty.status, empty.body.detail]).toEqual([400, 'Send the message as JSON'])
  expect((await tell(signature, '/hooks/cronofy/none')).status).toBe(404)
  expect((await tell(signature, `/hooks/cronofy/${randomUUID()}`)).status).toBe(200)
  expect(await sweep()).toBe(0)
  expect([(await tell(signature)).status, (await tell(signature)).status]).toEqual([200, 200])
  expect(await sweep()).toBe(1)
  expect((await book(meeting)).body.code).toBe('interview/slot-taken')

  const due = async () => {
    const known = await calendarBusy(here.platform).known([calendar.calendar_id as string])
    return known.get(calendar.calendar_id as string)!
  }
  await tell(signature)
  theirs.mood.failsNext = 1
  const before = Date.now()
  expect(await sweep()).toBe(1)
  // As many seconds later as Cronofy said.
  const { dueAt, failure, busy } = await due()
  expect([failure, busy.length]).toEqual(['calendar/unavailable', 1])
  expect(dueAt).toBeGreaterThanOrEqual(before + 7000)
  expect(dueAt).toBeLessThanOrEqual(Date.now() + 7000)
  theirs.busy.length = 0
  await tell(signature)
  expect(await sweep()).toBe(1)
  expect((await book(meeting)).status).toBe(200)
  await vi.waitFor(() => expect(kept()).toMatchObject([{ start: meeting.start, tzid: 'Etc/UTC' }]), 20_000)
  expect(kept()[0]).toMatchObject({ event_id: expect.stringMatching(`^iv-${meeting.id}@`) })
  await cancel(meeting.id)
  await vi.waitFor(() => expect(kept()).toEqual([]), 20_000)
})

it('a conferencing service is let in by its owner; without a calendar at Cronofy it is said what to do first', async () => {
  const link = (provider: string, who?: Who) =>
    send('GET', `${v2}/individual/conferencing-auth-link?provider_name=${provider}`, undefined, who)
  expect((await link('zoom')).body).toEqual({ provider_name: 'zoom', url: `${theirs.url}/conferencing_services/zoom` })
  expect((await link('none')).body.detail).toBe('This conferencing service cannot be connected to the calendar')
  expect((await link('zoom', here.acme.edit)).body.detail).toBe(
    'Connect a calendar with Google, Microsoft or Apple first',
  )
  expect(await get(`${users}/conferencing/zoom`)).toEqual({ provider_name: 'zoom', connected: false, profiles: [] })
  const profile = { provider_name: 'zoom', profile_id: 'pro_zoom', profile_name: 'Ben', profile_connected: true }
  theirs.conferencing.push(profile)
  expect(await get(`${users}/conferencing/zoom`)).toEqual({
    ...{ provider_name: 'zoom', connected: true },
    profiles: [{ profile_id: 'pro_zoom', profile_name: 'Ben' }],
  })
})

it('a permission that was taken back pauses the account, its owner hears of it once, and connected again it goes on', async () => {
  const meeting = await invite()
  theirs.revoke()
  expect((await book(meeting)).status).toBe(200)
  await vi.waitFor(async () => expect(await calendars()).toMatchObject([{ failure: 'calendar/refused' }]), 20_000)
  expect((await get(`${v2}/individual/user`)).profiles).toMatchObject([{ profile_connected: false }])
  const told = async () =>
    (await here.platform.engines.mail.outbox(500)).filter(({ subject }) => /ben@acme\.test again/.test(subject ?? ''))
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), 20_000)
  theirs.mood.requests.length = 0
  await calendarBusy(here.platform).of(
    here.acme.companyId,
    new Map([[here.acme.userId, [(await calendars())[0].calendar_id]]]),
    0,
  )
  expect(theirs.mood.requests).toEqual([])

  const page = await here.get(here.acme.admin, '/scheduling-settings')
  expect(page.text).toContain('Permission has ended. Connect it again.')
  expect(await walk(await out())).toBe(ending('connected'))
  expect(await calendars()).toMatchObject([{ failure: null }])
  await vi.waitFor(() => expect(kept()).toHaveLength(1), 20_000)
  expect(await told()).toHaveLength(1)
})

it('disconnected, what was written goes, and the permission is given back', async () => {
  const [{ calendar_id: profile_id }] = await calendars()
  theirs.mood.requests.length = 0
  await send('DELETE', `${v2}/individual/revoke-profile?profile_id=${profile_id}`)
  await vi.waitFor(() => expect(theirs.mood.requests).toContain('POST /oauth/token/revoke'), 20_000)
  expect(kept()).toEqual([])
  expect(await calendars()).toEqual([])
})
