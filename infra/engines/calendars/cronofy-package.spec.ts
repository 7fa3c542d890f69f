import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import recorded from '#test/peers/cronofy/package-requests.json' with { type: 'json' }
import { openCalendars } from './calendars.ts'

type Request = {
  method: string
  path: string
  query: object
  type: string | null
  authorization: string
  body: unknown
}
const sent: Request[] = []
const answers: Record<string, object> = {
  '/oauth/token': { access_token: 'access', refresh_token: 'refresh', expires_in: 10_800 },
  '/v1/userinfo': {
    sub: 'acc_ben',
    'cronofy.data': { profiles: [{ provider_name: 'google', profile_id: 'pro_1', profile_calendars: [] }] },
  },
  '/v1/free_busy': { pages: { current: 1, total: 1 }, free_busy: [] },
  '/v1/channels': { channels: [] },
  '/v1/conferencing_service_authorizations': { authorization_request: { url: 'https://zoom.example' } },
}
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname: path, searchParams } = new URL(request.url!, 'http://localhost')
  const text = Buffer.concat(chunks).toString()
  sent.push({
    ...{ method: request.method!, path, query: Object.fromEntries(searchParams) },
    type: request.headers['content-type'] ?? null,
    authorization: request.headers.authorization ?? '',
    body: text === '' ? null : (JSON.parse(text) as unknown),
  })
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[path] ?? {}))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

const application = { clientId: 'hirelog', clientSecret: 'a secret of the application', api, app: api }
const calendars = openCalendars({ loopback: true }, application)
const cronofy = calendars.cronofy!
const link = { calendarId: 'one', latest: async () => 'refresh', rotated: async () => {} }
const account = { username: 'acc_ben', password: 'refresh', link }
const times = { start: '2026-03-11T10:00:00.000Z', end: '2026-03-11T11:00:00.000Z' }
const interview = {
  summary: 'Interview',
  description: 'Ada',
  location: 'Berlin',
  url: 'https://hire.example.com/meetings/1',
}
const uid = 'iv-1@hire.example.com'
const callback = 'https://hire.example.com/hooks/cronofy/delegated'

/** Each is made by us as the package makes it; what it is known to do wrong is left out. */
const calls: Record<keyof typeof recorded, () => Promise<unknown>> = {
  redeem: () => cronofy.redeem('a-code', 'https://hire.example.com/back'),
  refresh: () => cronofy.conferencing(account, null),
  userInfo: () => cronofy.conferencing(account, null),
  freeBusy: () => read(),
  channels: () => read(),
  openChannel: () => read(),
  put: () => calendars.put(account, 'cal_primary', { uid, file: '', ...interview, ...times }),
  remove: () => calendars.remove(account, 'cal_primary', uid),
  conferencing: () => cronofy.conferencingUrl(account, { redirectUri: 'https://hire.example.com', provider: 'zoom' }),
  delegate: () => cronofy.delegate(account, [{ email: 'ben@acme.test', state: 'a-state' }], callback),
  revoke: () => calendars.leave(account),
}
let day = 0
const read = () =>
  calendars.read(
    { address: `cronofy+${api}`, account: { ...account, link: { ...link, calendarId: `read ${++day}` } } },
    {
      ...{ from: '2026-03-01T00:00:00.000Z', to: '2026-09-01T00:00:00.000Z', zone: 'Europe/Berlin', own: '@x' },
      ...{ etag: null, hook: 'https://hire.example.com/hook' },
    },
  )
const isOf =
  ({ method, path, body }: { method: string; path: string; body: unknown }) =>
  (each: Request) =>
    each.method === method &&
    each.path === path &&
    (body as { grant_type?: string } | null)?.grant_type === (each.body as { grant_type?: string } | null)?.grant_type

it.each(Object.keys(calls) as (keyof typeof recorded)[])(
  'sends what the package of Cronofy sends (cronofy 3.8.4): %s',
  async (name) => {
    const theirs: Omit<Request, 'authorization'> & { authorization: string | null } = recorded[name]
    sent.length = 0
    await calls[name]()
    const ours = sent.find(isOf(theirs))
    expect(ours, JSON.stringify(sent.map(({ method, path }) => `${method} ${path}`))).toBeDefined()
    expect(ours!.query).toEqual(theirs.query)
    // The package says "undefined" where there is no token yet.
    const isWithToken = theirs.authorization !== 'Bearer undefined'
    expect(ours!.authorization).toBe(isWithToken ? 'Bearer access' : '')
    if (theirs.body !== null) expect(ours!.type).toMatch(/^application\/json/)
    const { refresh_token: _known, ...revoked } = (theirs.body ?? {}) as { refresh_token?: string }
    const scope = 'read_account list_calendars read_free_busy create_event delete_event'
    const expected =
      name === 'revoke'
        ? revoked
        : name === 'delegate'
          ? { service_account_authorizations: [{ ...recorded.delegate.body.service_account_authorizations[0], scope }] }
          : theirs.body
    expect(ours!.body).toEqual(expected)
  },
)
