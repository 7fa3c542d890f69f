import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openCalendarPassword } from '#services/core/secrets/calendar-password.ts'
import { companyCalendarsNow } from '#services/core/calendars/company-account.ts'
import { startCronofy } from '#test/peers/cronofy/server.ts'
import { giveFeatures } from '../support/features.ts'
import type { Who } from '../support/api.ts'
import { publicUrl, useInside } from '../support/inside.ts'

const theirs = await startCronofy()
const here = useInside(theirs.env)
afterAll(() => theirs.close())
beforeAll(() => giveFeatures(here.platform, here.acme.companyId, { api: true }))

const v2 = '/api/v2/cronofy'
const get = async (path: string, who: Who = here.acme.admin) => (await here.get(who, path)).body
const send = (method: string, path: string, body?: object, who: Who = here.acme.admin) =>
  here.send(who, method, path, body ? { body } : {})
async function out(who: Who = here.acme.admin): Promise<string> {
  const { headers } = await here.get(who, '/calendars/cronofy/company')
  const back = new URL((await fetch(String(headers.location), { redirect: 'manual' })).headers.get('location')!)
  expect(back.origin).toBe(publicUrl)
  return back.pathname + back.search
}
const walk = async (back: string, who: Who = here.acme.admin) => String((await here.get(who, back)).headers.location)
const ending = (how: string) => `/scheduling-settings?calendar=${how}`
const press = (intent: string, who: Who = here.acme.admin) =>
  here.send(who, 'POST', '/scheduling-settings', {
    raw: `intent=${intent}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const tell = ({ path, raw, signature }: { path: string; raw: string; signature: string }) =>
  here.send({ headers: {} }, 'POST', path, {
    raw,
    headers: { 'content-type': 'application/json', 'cronofy-hmac-sha256': signature },
  })
const calendars = async () => (await get('/api/legacy/users/cronofy/calendars')).calendars.slice(1)
const me = () => ({ user_id: here.acme.userId, email: 'admin@acme.test', username: 'acme Admin' })
const ask = (who?: Who) => send('POST', `${v2}/enterprise/users`, { emails: ['admin@acme.test', 'x@y.test'] }, who)

it('opens the calendars of a company for its administrator alone, by an answer to their own request (LIVE-017, 018)', async () => {
  expect(await walk('/calendars/cronofy/company', here.acme.edit)).toBe(ending('ended'))
  theirs.mood.says = 'no'
  expect(await walk(await out())).toBe(ending('refused'))
  theirs.mood.says = 'yes'
  expect(await walk(await out(here.rival.admin))).toBe(ending('ended'))
  expect(await walk('/calendars/cronofy/company/authorized?code=x&state=forged')).toBe(ending('ended'))
  const own = await get(`${v2}/individual/auth?provider_name=google`)
  const answer = await fetch(own.url as string, { redirect: 'manual' })
  const wrong = await send('POST', `${v2}/enterprise/access-token`, {
    code: new URL(answer.headers.get('location')!).searchParams.get('code'),
  })
  expect(wrong.body.code).toBe('calendar/refused')
  expect((await ask()).body).toEqual({ users: [me()], unknown: ['x@y.test'], requested: [] })
  expect((await get(`${v2}/enterprise/service-account`)).service_account).toBeNull()

  const auth = await get(`${v2}/enterprise/auth?provider_name=google`)
  expect(auth).toMatchObject({ provider_name: 'google', connected: false })
  expect(new URL(auth.url as string).pathname).toBe('/enterprise_connect/oauth/authorize')
  const back = await out()
  expect(await walk(back)).toBe(ending('connected'))
  expect(await walk(back)).toBe(ending('ended'))
  expect(await get(`${v2}/enterprise/service-account`)).toEqual({
    provider_name: 'google',
    service_account: { sub: 'ser_acme', domain: 'acme.test', email: 'it@acme.test' },
  })
  expect((await get(`${v2}/enterprise/auth?provider_name=google`)).connected).toBe(true)
  expect((await get(`${v2}/enterprise/service-account`, here.rival.admin)).service_account).toBeNull()
  expect((await here.get(here.acme.admin, '/scheduling-settings')).text).toContain('acme.test')
})

it('a program opens them with the code that its administrator was sent back with; a code that is a person’s does not', async () => {
  const answer = await fetch((await get(`${v2}/enterprise/auth?provider_name=google`)).url as string, {
    redirect: 'manual',
  })
  const query = new URL(answer.headers.get('location')!).searchParams
  const given = { code: query.get('code'), state: query.get('state') }
  const forOther = await send('POST', `${v2}/enterprise/access-token`, given, here.rival.admin)
  expect(forOther.body.code).toBe('calendar/not-own')
  expect((await send('POST', `${v2}/enterprise/access-token`, given)).body).toEqual({ status: 'OK' })
  const person = await fetch((await get(`${v2}/individual/auth?provider_name=google`)).url as string, {
    redirect: 'manual',
  })
  theirs.recode(new URL(person.headers.get('location')!).searchParams.get('code')!, auth())
  const code = new URL(person.headers.get('location')!).searchParams.get('code')
  const refused = await send('POST', `${v2}/enterprise/access-token`, { code })
  expect([refused.body.code, refused.body.detail]).toEqual([
    'calendar/refused',
    'This account opens the calendars of one person, not those of a company',
  ])
})
const auth = () => `${publicUrl}/calendars/cronofy/company/authorized`

it('asks for the calendars of colleagues, each of which is connected once Cronofy says so, and by Cronofy alone (LIVE-019)', async () => {
  expect((await ask(here.acme.edit)).body.requested).toEqual([])
  expect((await ask()).body.requested).toEqual(['admin@acme.test'])
  theirs.mood.delegates = false
  expect((await ask()).body.detail).toBe('The calendars of these colleagues cannot be asked for')
  theirs.mood.delegates = true
  expect((await press('askColleagues')).status).toBe(200)
  expect(theirs.delegations.length).toBeGreaterThan(1)
  const [asked] = theirs.delegations
  expect(asked).toMatchObject({ email: 'admin@acme.test', callback_url: `${publicUrl}/hooks/cronofy/delegated` })
  const { path, raw, signature } = theirs.delegated(asked!)
  const forged = await tell({ path, raw, signature: 'forged' })
  expect([forged.status, forged.body.detail]).toEqual([401, 'Sign the message with the secret of the application'])
  expect((await tell(theirs.delegated(asked!, false))).status).toBe(200)
  expect((await tell(theirs.delegated({ ...asked!, state: 'forged' }))).status).toBe(200)
  expect((await tell(theirs.broken())).status).toBe(200)
  expect(await calendars()).toEqual([])
  expect((await tell({ path, raw, signature })).status).toBe(200)
  expect(await calendars()).toMatchObject([{ provider_name: 'cronofy', target: 'cal_primary', failure: null }])
  expect((await tell({ path, raw, signature })).status).toBe(200)
  expect(await calendars()).toHaveLength(1)
  theirs.mood.isAway = true
  expect((await tell(theirs.delegated(asked!))).status).toBe(503)
  theirs.mood.isAway = false
})

it('says that no conferencing service is connected for a whole company, and what each host does instead (LIVE-018)', async () => {
  const conferencing_provider_name = 'zoom'
  theirs.mood.requests.length = 0
  for (const { status, body } of [
    await send('POST', `${v2}/enterprise/access-token-ou`, { code: 'x', conferencing_provider_name }),
    await send('GET', `${v2}/enterprise/ou-token?${new URLSearchParams({ conferencing_provider_name })}`),
  ])
    expect([status, body.code, body.detail]).toEqual([
      409,
      'calendar/no-provider',
      'This server does not connect a conferencing service for a whole company. Each host connects their own: individual/conferencing-auth-link',
    ])
  expect(theirs.mood.requests).toEqual([])
  const own = await get(`${v2}/individual/conferencing-auth-link?${new URLSearchParams({ provider_name: 'zoom' })}`)
  expect(own.url).toBe(`${theirs.url}/conferencing_services/zoom`)
})

it('knows the rooms of the directory, under the ids by which interviews claim them', async () => {
  theirs.resources.push({ email: 'blue@acme.test', name: 'Blue' }, { email: 'red@acme.test', name: 'Red' })
  const all = await get(`${v2}/enterprise/resources`)
  expect(all.resources).toMatchObject([
    { name: 'Blue', email: 'blue@acme.test' },
    { name: 'Red', email: 'red@acme.test' },
  ])
  const found = await send('POST', `${v2}/enterprise/resources`, { emails: ['RED@acme.test', 'none@acme.test'] })
  expect(found.body).toEqual({ resources: [all.resources[1]], unknown: ['none@acme.test'] })
  theirs.endAccess()
  expect((await get(`${v2}/enterprise/resources`)).resources).toEqual(all.resources)
  theirs.mood.failsNext = 1
  const busy = await here.get(here.acme.admin, `${v2}/enterprise/resources`)
  expect([busy.status, busy.body.code, busy.headers['retry-after']]).toEqual([503, 'calendar/unavailable', '7'])
})

it('closed, the permission is given back and its token erased; a colleague’s calendar is disconnected by who manages users', async () => {
  const { companyId, userId } = here.acme
  expect((await send('DELETE', `${v2}/enterprise/user?user_id=${userId}`, undefined, here.acme.edit)).status).toBe(403)
  expect((await send('DELETE', `${v2}/enterprise/user?user_id=${userId}`)).status).toBe(200)
  expect(await calendars()).toEqual([])
  await walk(await out())
  const { serviceId, secret } = (await companyCalendarsNow(here.platform, companyId))!
  const of = { companyId, calendarId: serviceId }
  expect(await openCalendarPassword(here.platform.engines.keys, of, secret)).not.toBeNull()
  theirs.mood.requests.length = 0
  expect((await press('endCompanyCalendars')).status).toBe(200)
  await vi.waitFor(() => expect(theirs.mood.requests).toContain('POST /oauth/token/revoke'), 20_000)
  await vi.waitFor(
    async () => expect(await openCalendarPassword(here.platform.engines.keys, of, secret)).toBeNull(),
    20_000,
  )
  expect((await get(`${v2}/enterprise/service-account`)).service_account).toBeNull()
  expect((await send('DELETE', `${v2}/enterprise/auth`)).body).toEqual({ status: 'OK' })
  expect((await ask()).body.requested).toEqual([])
  expect((await press('askColleagues')).text).toContain('The calendars of the company are not open')
  expect((await get(`${v2}/enterprise/resources`)).resources).toEqual([])
})
