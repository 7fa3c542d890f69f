import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const CLIENT = { id: 'hirelog', secret: 'a secret of the application' }
const CALENDARS_OF_ONE = ['cal_primary', 'cal_team']
type Kept = {
  event_id: string
  summary: string
  description?: string
  start: string
  end: string
  url?: string
  conferencing?: { profile_id: string; join_url?: string }
  subscriptions?: { uri: string }[]
}
type Delegation = { email: string; state: string; callback_url: string; scope: string }
type Answer = [status: number, body?: object, headers?: Record<string, string>]

/**
 * Cronofy as a client meets it: sign-in with a code that works once, access tokens that end, refresh tokens each of which works
 * once, calendars, free-busy times by pages, events by their application's ids, channels, and errors in its words.
 */
export async function startCronofy() {
  const codes = new Map<string, string>()
  /** Codes and tokens of a company's administrator. */
  const ofCompany = new Set<string>()
  const delegations: Delegation[] = []
  const resources: { email: string; name: string }[] = []
  const refreshTokens = new Set<string>()
  const accessTokens = new Set<string>()
  const events = new Map(CALENDARS_OF_ONE.map((id) => [id, new Map<string, Kept>()]))
  const busy: { start: string; end: string; free_busy_status: string; calendar_id: string }[] = []
  const channels: { channel_id: string; callback_url: string }[] = []
  const conferencing: {
    provider_name: string
    profile_id: string
    profile_name: string
    profile_connected: boolean
  }[] = []
  /** What the person does, and how the service is. */
  const mood = {
    says: 'yes' as 'yes' | 'no',
    isAway: false,
    isSilent: false,
    delegates: true,
    isConnected: true,
    hasMeet: false,
    failsNext: 0,
    pageSize: 50,
    requests: [] as string[],
  }
  let base = ''

  function granted(body: Record<string, string>): Answer {
    if (body.client_id !== CLIENT.id || body.client_secret !== CLIENT.secret) return [400, { error: 'invalid_client' }]
    const isCompany = ofCompany.has(body.code ?? body.refresh_token ?? '')
    const isRight =
      body.grant_type === 'refresh_token'
        ? refreshTokens.delete(body.refresh_token ?? '')
        : body.redirect_uri !== undefined && codes.get(body.code ?? '') === body.redirect_uri
    codes.delete(body.code ?? '')
    if (!isRight) return [400, { error: 'invalid_grant' }]
    const [access_token, refresh_token] = [randomUUID(), randomUUID()]
    accessTokens.add(access_token)
    refreshTokens.add(refresh_token)
    if (isCompany) [access_token, refresh_token].forEach((each) => ofCompany.add(each))
    const sub = isCompany ? 'ser_acme' : 'acc_ben'
    return [200, { token_type: 'bearer', access_token, refresh_token, expires_in: 10_800, sub, scope: '' }]
  }

  const userInfo = () => ({
    sub: 'acc_ben',
    'cronofy.type': 'account',
    'cronofy.data': {
      authorization: { scope: '', status: 'active' },
      profiles: [
        {
          provider_name: 'google',
          provider_service: 'gmail',
          profile_id: 'pro_1',
          profile_name: 'ben@acme.test',
          profile_connected: mood.isConnected,
          profile_calendars: [
            ...CALENDARS_OF_ONE.map((calendar_id, at) => ({
              calendar_id,
              calendar_name: ['Ben', 'Team'][at],
              calendar_readonly: false,
              calendar_deleted: false,
              calendar_primary: at === 0,
              calendar_integrated_conferencing_available: at === 0 && mood.hasMeet,
            })),
            {
              calendar_id: 'cal_holidays',
              calendar_name: 'Holidays',
              calendar_readonly: true,
              calendar_deleted: false,
            },
            { calendar_id: 'cal_gone', calendar_name: 'Gone', calendar_readonly: false, calendar_deleted: true },
          ],
        },
      ],
      conferencing_profiles: conferencing,
    },
  })

  /** What an administrator's token opens. */
  function askedForCompany(path: string, body: Record<string, unknown>): Answer {
    switch (path) {
      case 'GET /v1/userinfo':
        return [
          200,
          {
            ...{ sub: 'ser_acme', email: 'it@acme.test', 'cronofy.type': 'service_account' },
            'cronofy.data': {
              service_account: { provider_name: 'google', domain: 'acme.test' },
              authorization: { status: 'active', scope: 'service_account/accounts/manage', delegated_scope: '' },
            },
          },
        ]
      case 'GET /v1/resources':
        return [200, { resources }]
      case 'POST /v1/service_account_authorizations': {
        const asked = (body.service_account_authorizations ?? []) as Delegation[]
        const isWhole =
          mood.delegates &&
          asked.length > 0 &&
          asked.length <= 50 &&
          asked.every((each) => each.email && each.callback_url)
        if (isWhole) delegations.push(...asked)
        return isWhole ? [202] : [422, { errors: { email: [{ key: 'errors.required', description: 'required' }] } }]
      }
      default:
        return [403]
    }
  }

  const profilesKnown = () => ['default', 'integrated', ...conferencing.map((each) => each.profile_id)]

  function written(calendar: string, method: string, body: Record<string, unknown>): Answer {
    const kept = events.get(calendar)
    if (!kept) return [404]
    const id = String(body.event_id ?? '')
    if (method === 'DELETE') return [kept.delete(id) ? 202 : 404]
    const missing = ['event_id', 'summary', 'start', 'end', 'tzid'].filter((name) => !body[name])
    const errors = missing.map((name) => [name, [{ key: 'errors.required', description: `${name} must be specified` }]])
    if (missing.length > 0) return [422, { errors: Object.fromEntries(errors) as object }]
    const asked = body.conferencing as
      | { profile_id?: string; provider_description?: string; join_url?: string }
      | undefined
    const profile = asked?.profile_id
    const isLink = profile === 'explicit' && asked?.provider_description && asked.join_url
    if (profile && !isLink && !profilesKnown().includes(profile))
      return [422, { errors: { conferencing: [{ key: 'errors.not_recognized', description: 'not recognized' }] } }]
    const conferencing = kept.get(id)?.conferencing
    kept.set(id, {
      ...(conferencing && { conferencing }),
      ...(body as Kept),
      ...(conferencing?.join_url && profile !== 'explicit' && { conferencing }),
    })
    return [202]
  }

  function asked(url: URL, method: string, body: Record<string, unknown>): Answer {
    const calendar = /^\/v1\/calendars\/([^/]+)\/events$/.exec(url.pathname)?.[1]
    if (calendar) return written(decodeURIComponent(calendar), method, body)
    switch (`${method} ${url.pathname}`) {
      case 'GET /v1/userinfo':
        return [200, userInfo()]
      case 'GET /v1/free_busy': {
        const page = Number(url.searchParams.get('page') ?? 1)
        const total = Math.max(1, Math.ceil(busy.length / mood.pageSize))
        const next = new URL(url)
        next.searchParams.set('page', String(page + 1))
        const pages = { current: page, total, ...(page < total && { next_page: next.href }) }
        return [200, { pages, free_busy: busy.slice((page - 1) * mood.pageSize, page * mood.pageSize) }]
      }
      case 'GET /v1/events': {
        const wanted = url.searchParams.getAll('calendar_ids[]')
        const [from, to] = [url.searchParams.get('from')!, url.searchParams.get('to')!]
        const found = wanted.flatMap((id) => [...(events.get(id)?.values() ?? [])])
        const within = found.filter(({ start }) => start >= from && start < to)
        const isOurs = url.searchParams.get('only_managed') === 'true'
        return [200, { pages: { current: 1, total: 1 }, events: isOurs ? within : [] }]
      }
      case 'GET /v1/channels':
        return [200, { channels }]
      case 'POST /v1/channels':
        channels.push({ channel_id: `chn_${channels.length}`, callback_url: String(body.callback_url) })
        return [200, { channel: channels.at(-1)! }]
      case 'POST /v1/conferencing_service_authorizations':
        return body.provider_name === 'zoom'
          ? [200, { authorization_request: { url: `${base}/conferencing_services/zoom` } }]
          : [422, { errors: { provider_name: [{ key: 'errors.not_recognized', description: 'not recognized' }] } }]
      default:
        return [404]
    }
  }

  async function bodyOf(request: IncomingMessage) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    return (text === '' ? {} : JSON.parse(text)) as Record<string, string>
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url!, base)
    mood.requests.push(`${request.method} ${url.pathname}`)
    const body = await bodyOf(request)
    if (mood.isSilent) return new Promise<Answer>(() => {})
    if (mood.isAway) return [503]
    if (mood.failsNext > 0) {
      mood.failsNext--
      return [429, undefined, { 'retry-after': '7' }]
    }
    if (url.pathname === '/oauth/authorize' || url.pathname === '/enterprise_connect/oauth/authorize') {
      const query = url.searchParams
      if (query.get('client_id') !== CLIENT.id) return [400, { error: 'invalid_client' }]
      const back = new URL(query.get('redirect_uri')!)
      back.searchParams.set('state', query.get('state')!)
      const code = randomUUID()
      if (mood.says === 'no') back.searchParams.set('error', 'access_denied')
      else back.searchParams.set('code', code)
      codes.set(code, query.get('redirect_uri')!)
      if (url.pathname.startsWith('/enterprise')) ofCompany.add(code)
      return [302, undefined, { location: back.href }]
    }
    if (url.pathname === '/oauth/token') return granted(body)
    if (url.pathname === '/oauth/token/revoke') {
      if (body.client_secret !== CLIENT.secret) return [400, { error: 'invalid_client' }]
      revoke()
      return [200, {}]
    }
    const token = (request.headers.authorization ?? '').replace('Bearer ', '')
    if (!accessTokens.has(token)) return [401]
    if (ofCompany.has(token)) return askedForCompany(`${request.method} ${url.pathname}`, body)
    return asked(url, request.method!, body)
  }

  const signed = (raw: string) => createHmac('sha256', CLIENT.secret).update(raw).digest('base64')

  const revoke = () => (refreshTokens.clear(), accessTokens.clear())
  const server = createServer((request, response) => {
    void answerTo(request).then(([status, body, headers]) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(body === undefined ? '' : JSON.stringify(body)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: base,
    client: CLIENT,
    env: { CRONOFY_CLIENT_ID: CLIENT.id, CRONOFY_CLIENT_SECRET: CLIENT.secret, CRONOFY_URL: base },
    mood,
    events,
    busy,
    channels,
    conferencing,
    /** What a channel is sent, and the signature it comes with; the other of the two is by a secret that is being replaced. */
    notice(type: string) {
      const raw = JSON.stringify({ notification: { type, changes_since: '2026-03-01T00:00:00Z' } })
      return { raw, signature: `${createHmac('sha256', 'the next one').update(raw).digest('base64')},${signed(raw)}` }
    },
    /** The service made a link for this event, or fails to; what is sent of it, and where. */
    conference(eventId: string, joinUrl: string | null) {
      const event = [...events.values()].flatMap((each) => each.get(eventId) ?? [])[0]!
      if (joinUrl !== null) event.conferencing!.join_url = joinUrl
      const type = joinUrl === null ? 'conferencing_failing' : 'conferencing_assigned'
      const raw = JSON.stringify({ notification: { type: 'event_subscription', interactions: [{ type }] }, event })
      return { path: new URL(event.subscriptions![0]!.uri).pathname, raw, signature: signed(raw) }
    },
    delegations,
    resources,
    /** Whether the calendar of a colleague could be opened for their company. */
    delegated({ state, callback_url }: Delegation, isOpened = true) {
      const code = randomUUID()
      codes.set(code, callback_url)
      const raw = JSON.stringify({ authorization: { state, ...(isOpened && { code }) } })
      return { path: new URL(callback_url).pathname, raw, signature: signed(raw) }
    },
    /** The same code, as one that came to another address. */
    recode: (code: string, redirectUri: string) => codes.set(code, redirectUri),
    broken: () => ({ path: '/hooks/cronofy/delegated', raw: '{}', signature: signed('{}') }),
    /** The person takes the permission back: nothing that was handed out works any more. */
    revoke,
    /** Some hours have passed. */
    endAccess: () => accessTokens.clear(),
    /** Another process was handed another refresh token in place of this one. */
    useUp: (refreshToken: string) => refreshTokens.delete(refreshToken),
    close: () => (server.closeAllConnections(), server.close()),
  }
}
