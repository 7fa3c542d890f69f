import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startCronofy } from '#test/peers/cronofy/server.ts'
import { openCalendars } from './calendars.ts'
import { cronofyApplication } from './cronofy-application.ts'

const theirs = await startCronofy()
afterAll(() => theirs.close())
const application = cronofyApplication({ ...theirs.env, CRONOFY_DATA_CENTER: 'us' })!
const calendars = openCalendars({ loopback: true }, application)
const cronofy = calendars.cronofy!
const redirectUri = 'https://hire.example.com/calendars/cronofy/authorized'
const asked = { from: '2026-03-01T00:00:00.000Z', to: '2026-09-01T00:00:00.000Z', zone: 'Europe/Berlin', own: '@x' }
const at = { etag: null, ...asked }
const interview = { summary: 'Interview', description: 'Ada', location: '', url: 'https://hire.example.com/meetings/1' }
const uid = 'iv-1@hire.example.com'
const event = { uid, file: '', ...interview, start: '2026-03-11T10:00:00.000Z', end: '2026-03-11T11:00:00.000Z' }

beforeEach(() => {
  Object.assign(theirs.mood, {
    says: 'yes',
    isAway: false,
    isSilent: false,
    isConnected: true,
    failsNext: 0,
    pageSize: 50,
  })
  theirs.mood.requests.length = 0
  theirs.busy.length = 0
  theirs.channels.length = 0
})

async function code() {
  const url = cronofy.authorizeUrl({ redirectUri, state: 'a-state', provider: 'google' })
  return new URL((await fetch(url, { redirect: 'manual' })).headers.get('location')!).searchParams.get('code')!
}
/** An account as a service keeps it: the newest refresh token, and all that were there. */
async function connected() {
  const grant = await cronofy.redeem(await code(), redirectUri)
  const tokens = [grant.refreshToken]
  const calendarId = randomUUID()
  cronofy.keep(calendarId, grant)
  const link = {
    calendarId,
    latest: async () => tokens.at(-1)!,
    rotated: async (token: string) => void tokens.push(token),
  }
  return { grant, tokens, account: { username: grant.sub, password: grant.refreshToken, link } }
}
const read = (account: Awaited<ReturnType<typeof connected>>['account'], more: object = {}) =>
  calendars.read({ address: `cronofy+${theirs.url}`, account }, { ...at, ...more })

it('lets a person in with a code that works once, and shows which calendars can be written in', async () => {
  const given = await code()
  const grant = await cronofy.redeem(given, redirectUri)
  expect(grant).toMatchObject({ sub: 'acc_ben', name: 'ben@acme.test', target: 'cal_primary' })
  expect(grant.found.map(({ name, isWritable }) => [name, isWritable])).toEqual([
    ['Ben', true],
    ['Team', true],
    ['Holidays', false],
  ])
  await expect(cronofy.redeem(given, redirectUri)).rejects.toMatchObject({
    code: 'calendar/refused',
    message: 'The permission to read this calendar has ended. Connect it again.',
  })
  const elsewhere = await code()
  await expect(cronofy.redeem(elsewhere, 'https://evil.example/')).rejects.toMatchObject({ code: 'calendar/refused' })
})

it('reads busy times over several pages, days by the zone of their owner, and is told of changes once', async () => {
  theirs.busy.push(
    {
      calendar_id: 'cal_primary',
      start: '2026-03-05T09:00:00Z',
      end: '2026-03-05T10:00:00Z',
      free_busy_status: 'busy',
    },
    {
      calendar_id: 'cal_team',
      start: '2026-03-05T09:30:00Z',
      end: '2026-03-05T10:30:00Z',
      free_busy_status: 'tentative',
    },
    { calendar_id: 'cal_team', start: '2026-03-06T09:30:00Z', end: '2026-03-06T10:30:00Z', free_busy_status: 'free' },
    { calendar_id: 'cal_team', start: '2026-03-09', end: '2026-03-10', free_busy_status: 'busy' },
  )
  theirs.mood.pageSize = 1
  const { account } = await connected()
  const hook = 'https://hire.example.com/hooks/cronofy/1'
  const first = await read(account, { hook })
  if (first === 'unchanged') throw new Error('No answer')
  expect(first.busy).toEqual([
    { start: '2026-03-05T09:00:00.000Z', end: '2026-03-05T10:30:00.000Z' },
    { start: '2026-03-08T23:00:00.000Z', end: '2026-03-09T23:00:00.000Z' },
  ])
  expect(await read(account, { hook, etag: first.etag })).toBe('unchanged')
  expect(theirs.channels).toEqual([{ channel_id: 'chn_0', callback_url: hook }])
  expect(theirs.mood.requests.filter((each) => each.endsWith('/v1/channels'))).toHaveLength(2)
  theirs.busy.push({ calendar_id: 'cal_team', start: 'soon', end: 'later', free_busy_status: 'busy' })
  await expect(read(account, { hook })).rejects.toThrow('The calendar provider answered with what cannot be read')
})

it('keeps one event for an interview: written, moved, and taken away, twice too', async () => {
  const { account } = await connected()
  await calendars.put(account, 'cal_primary', event)
  await calendars.put(account, 'cal_primary', { ...event, start: '2026-03-12T10:00:00.000Z', location: 'Room Blue' })
  expect([...theirs.events.get('cal_primary')!.values()]).toEqual([
    {
      ...{ event_id: uid, ...interview, tzid: 'Etc/UTC', location: { description: 'Room Blue' } },
      ...{ start: '2026-03-12T10:00:00.000Z', end: '2026-03-11T11:00:00.000Z' },
    },
  ])
  await calendars.remove(account, 'cal_primary', uid)
  await calendars.remove(account, 'cal_primary', uid)
  expect(theirs.events.get('cal_primary')!.size).toBe(0)
  await expect(calendars.put(account, 'cal_gone', event)).rejects.toMatchObject({
    code: 'calendar/unwritable',
    message: 'Nothing can be written to this calendar',
  })
  await expect(calendars.put(account, 'cal_team', { ...event, summary: '' })).rejects.toMatchObject({
    code: 'calendar/unwritable',
  })
})

it('renews access that ended, once for all who wait, and hands on the refresh token that takes the place of the former', async () => {
  const { account, tokens } = await connected()
  theirs.endAccess()
  await Promise.all([read(account), read(account), calendars.put(account, 'cal_primary', event)])
  expect(tokens).toHaveLength(2)
  expect(theirs.mood.requests.filter((each) => each === 'POST /oauth/token')).toHaveLength(2)
})

it('takes the refresh token that another process was given, where its own was used up by that', async () => {
  const { account, tokens } = await connected()
  const other = openCalendars({ loopback: true }, application)
  const elsewhere = { ...account, link: { ...account.link, latest: async () => tokens.at(-1)! } }
  theirs.endAccess()
  await other.read({ address: '', account: elsewhere }, at)
  expect(tokens).toHaveLength(2)
  theirs.endAccess()
  // This process saw the former token a moment before the other recorded the new one.
  let looks = 0
  const late = { ...account.link, latest: async () => (looks++ === 0 ? tokens[0]! : tokens.at(-1)!) }
  await expect(read({ ...account, link: late })).resolves.toMatchObject({ busy: [] })
  expect(tokens).toHaveLength(3)
})

it('tells what may work later, and when, from a permission that has ended', async () => {
  const { account } = await connected()
  theirs.mood.failsNext = 1
  await expect(read(account)).rejects.toMatchObject({ code: 'calendar/unavailable', retryAfterS: 7 })
  theirs.mood.isAway = true
  await expect(read(account)).rejects.toMatchObject({ code: 'calendar/unavailable' })
  theirs.mood.isAway = false
  theirs.mood.isConnected = false
  await expect(read(account)).rejects.toMatchObject({ code: 'calendar/refused' })
  theirs.mood.isConnected = true
  await calendars.leave(account)
  await expect(read(account)).rejects.toMatchObject({ code: 'calendar/refused' })
  await expect(calendars.put(account, 'cal_primary', event)).rejects.toMatchObject({ code: 'calendar/refused' })
  const stranger = openCalendars({ loopback: true }, { ...application, clientSecret: 'not theirs, and long' })
  await expect(stranger.cronofy!.redeem(await code(), redirectUri)).rejects.toThrow(
    'The calendar provider does not know this installation',
  )
  // Without the settings an account that was connected before is away, and nothing else is.
  await expect(openCalendars({ loopback: true }).read({ address: '', account }, at)).rejects.toMatchObject({
    code: 'calendar/unavailable',
  })
})

it('waits no longer than it has to for an answer that does not come', async () => {
  const { account } = await connected()
  const short = openCalendars({ loopback: true, patienceMs: 50 }, application)
  theirs.mood.isSilent = true
  await expect(short.read({ address: '', account }, at)).rejects.toMatchObject({ code: 'calendar/unavailable' })
  await expect(short.put(account, 'cal_primary', event)).rejects.toMatchObject({ code: 'calendar/unavailable' })
})

it('lets conferencing services in, and knows which are', async () => {
  const { account } = await connected()
  const back = { redirectUri: 'https://hire.example.com/scheduling-settings' }
  expect(await cronofy.conferencingUrl(account, { ...back, provider: 'zoom' })).toBe(
    `${theirs.url}/conferencing_services/zoom`,
  )
  await expect(cronofy.conferencingUrl(account, { ...back, provider: 'none' })).rejects.toThrow(
    'This conferencing service cannot be connected to the calendar',
  )
  const zoom = { provider_name: 'zoom', profile_id: 'pro_zoom', profile_name: 'ben@acme.test', profile_connected: true }
  theirs.conferencing.push(zoom, { ...zoom, profile_id: 'pro_old', profile_connected: false })
  const own = { profileId: 'pro_zoom', provider: 'zoom', name: 'ben@acme.test' }
  expect(await cronofy.conferencing(account, 'cal_primary')).toEqual([own])
  theirs.mood.hasMeet = true
  const meet = { profileId: 'integrated', provider: 'google_meet', name: 'ben@acme.test' }
  expect(await cronofy.conferencing(account, 'cal_primary')).toEqual([own, meet])
  expect(await cronofy.conferencing(account, 'cal_team')).toEqual([own])
  theirs.mood.hasMeet = false
})

it('wishes for a link on an event, and reads the one that was made', async () => {
  const { account } = await connected()
  const conference = { profileId: 'pro_zoom', hook: 'https://hire.example.com/hooks/cronofy/conferences/1/2' }
  const event = { uid: 'iv-9@hire.example.com', start: '2026-03-04T10:00:00.000Z', end: '2026-03-04T10:45:00.000Z' }
  const written = { ...event, summary: 'Interview', description: '', location: '', url: '', file: '', conference }
  await calendars.put(account, 'cal_primary', written)
  expect(await cronofy.conferenceOf(account, 'cal_primary', event)).toBeNull()
  theirs.conference(event.uid, 'https://zoom.example/j/9')
  expect(await cronofy.conferenceOf(account, 'cal_primary', event)).toBe('https://zoom.example/j/9')
  expect(await cronofy.conferenceOf(account, 'cal_team', event)).toBeNull()
  const unknown = { ...written, conference: { ...conference, profileId: 'pro_none' } }
  await expect(calendars.put(account, 'cal_primary', unknown)).rejects.toMatchObject({ code: 'calendar/unwritable' })
})

it('knows messages of Cronofy by their signature, also while the secret is replaced', () => {
  const { raw, signature } = theirs.notice('change')
  expect(cronofy.isSigned(Buffer.from(raw), signature)).toBe(true)
  expect(cronofy.isSigned(Buffer.from(`${raw} `), signature)).toBe(false)
  expect(cronofy.isSigned(Buffer.from(raw), '')).toBe(false)
})

it('sends a token to no other address than Cronofy', async () => {
  const { account } = await connected()
  const outside = openCalendars({ loopback: false }, application)
  await expect(outside.read({ address: '', account }, at)).rejects.toMatchObject({ code: 'calendar/unavailable' })
})

it.each([
  ['us', 'https://api.cronofy.com', 'https://app.cronofy.com'],
  ['de', 'https://api-de.cronofy.com', 'https://app-de.cronofy.com'],
] as const)('data center %s is at %s', (center, api, app) => {
  const env = { CRONOFY_CLIENT_ID: 'a', CRONOFY_CLIENT_SECRET: 'b' }
  expect(cronofyApplication({ ...env, CRONOFY_DATA_CENTER: center })).toMatchObject({ api, app })
})
