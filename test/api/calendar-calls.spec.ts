import { expect, it } from 'vitest'
import { aMeeting } from '../security/bodies.ts'
import { useApi, type Who } from '../support/api.ts'

const api = useApi()
const visitor: Who = { headers: {} }
const [v2, users] = ['/api/v2/cronofy', '/api/legacy/users/cronofy']

it('says in words what needs an account with a calendar provider (LIVE-017, 018, 021, 023)', async () => {
  const code = { code: 'x', timezone: 'UTC' }
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', `${v2}/enterprise/auth?provider_name=google`],
    ['DELETE', `${v2}/enterprise/auth`],
    ['POST', `${v2}/enterprise/access-token`, code],
    ['POST', `${v2}/enterprise/access-token-ou`, { ...code, conferencing_provider_name: 'zoom' }],
    ['GET', `${v2}/enterprise/ou-token?conferencing_provider_name=zoom`],
    ['POST', `${v2}/enterprise/resources`, { emails: ['room@acme.test'] }],
    ['POST', `${v2}/individual/access-token`, code],
    ['GET', `${v2}/individual/conferencing-auth-link?provider_name=zoom`],
    ['POST', `${users}/oauth`, code],
    ['GET', `${users}/conferencing/zoom`],
  ]
  for (const [method, path, body] of calls) {
    const { status, body: answer } = await api.send(api.acme.admin, method, path, { body })
    expect([path, status, answer.code, answer.detail]).toEqual([
      path,
      409,
      'calendar/no-provider',
      'This server has no account with a calendar provider: interviews are in the built-in calendar',
    ])
  }
})

it('answers for the built-in calendar: who takes part, whose calendar it is, rooms and where to subscribe', async () => {
  const { admin, edit, userId } = api.acme
  const get = async (path: string) => (await api.get(admin, path)).body
  expect(await get(`${v2}/enterprise/auth?provider_name=built-in`)).toEqual({
    provider_name: 'built-in',
    connected: true,
    url: null,
  })
  expect((await get(`${v2}/enterprise/service-account`)).service_account).toBeNull()
  const me = { user_id: userId, email: 'admin@acme.test', username: 'acme Admin' }
  for (const path of ['enterprise/user', 'enterprise/users', 'individual/users'])
    expect((await get(`${v2}/${path}?user_id=${userId}`)).users).toEqual([me])
  const found = await api.post(edit, `${v2}/enterprise/users`, { emails: ['ADMIN@acme.test', 'admin@rival.test'] })
  expect(found.body).toEqual({ users: [me], unknown: ['admin@rival.test'], requested: [] })
  const info = { sub: userId, email: me.email, username: me.username, tzid: null, profiles: [], calendar_url: null }
  for (const path of [`${users}/userInfo`, `${v2}/individual/user?sync=true`])
    expect(await get(path)).toEqual({ ...info, provider_name: 'built-in' })
  expect((await get(`${users}/calendars`)).calendars[0]).toMatchObject({ calendar_id: userId, calendar_url: null })
  expect(await get(`${v2}/individual/auth?provider_name=google`)).toMatchObject({ connected: false, url: null })
  const press = (intent: string) =>
    api.send(admin, 'POST', '/scheduling-settings', {
      raw: `intent=${intent}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  await press('openFeed')
  expect((await get(`${v2}/individual/auth?provider_name=apple`)).url).toMatch(/^webcal:.*\/calendars\/.*\.ics$/)
  expect((await api.send(admin, 'DELETE', `${v2}/individual/revoke-authorization`)).body).toEqual({ status: 'OK' })
  expect((await get(`${users}/calendars`)).calendars[0].calendar_url).toBeNull()
  await press('openFeed')
  expect((await api.send(edit, 'DELETE', `${v2}/enterprise/user?user_id=${userId}`)).status).toBe(403)
  expect((await api.send(admin, 'DELETE', `${v2}/enterprise/user?user_id=${userId}`)).status).toBe(200)
  expect((await get(`${users}/calendars`)).calendars[0].calendar_url).toBeNull()
})

it('makes a link at which a candidate chooses a time, lists who has not chosen, and ends it (LIVE-012, 023, 024)', async () => {
  const { edit, jobId, invited, userId } = api.acme
  const { slots, ...event } = aMeeting(userId)
  const asked = { job_id: jobId, video_id: invited, event: { ...event, rooms: ['Blue'] }, availability: { slots } }
  const { body } = await api.post(edit, `${users}/generateRealTimeSchedulingLink`, asked)
  const id = body.cronofy_real_time_scheduling_id as string
  const page = new URL(body.url as string).pathname
  expect((await api.get(visitor, page)).text).toContain('Second interview')
  expect((await api.get(edit, `${v2}/enterprise/resources`)).body.resources).toEqual([
    { resource_id: expect.any(String), name: 'Blue', email: null },
  ])
  const reminders = async () => (await api.get(edit, `/api/v2/reminder/scheduling?job_id=${jobId}`)).body
  const waiting = { event_id: id, video_id: invited, expires_at: slots[0]!.end }
  expect((await reminders()).waiting).toContainEqual(waiting)
  const remind = async () => (await api.send(edit, 'POST', `/api/v2/reminder/scheduling?job_id=${jobId}`)).body.reminded
  expect(await remind()).toContain(id)
  expect(await remind()).not.toContain(id)
  await api.post(edit, `${v2}/events/${id}/reschedule`, { start: slots[0]!.start, tzid: 'UTC' })
  const booked = await reminders()
  expect(booked.waiting).not.toContainEqual(waiting)
  expect(booked.reminders.map(({ at }: { at: string }) => at)).toEqual([
    '2998-12-31T09:00:00.000Z',
    '2999-01-01T08:00:00.000Z',
  ])
  const end = () => api.post(edit, `${users}/meeting/disable`, { cronofy_real_time_scheduling_id: id })
  expect((await end()).body).toEqual({ status: 'OK' })
  expect((await end()).body.code).toBe('interview/wrong-status')
  expect((await api.get(visitor, page)).text).not.toContain('name="start"')
})
