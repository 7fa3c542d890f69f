import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Application = {
  candidateId: number
  firstName: string
  lastName: string
  email: string
  updatedAt?: string
  status?: string
}
const STATUSES = ['New', 'Interview', 'Placed']
const CLIENT = { id: 'hirelog', secret: 'a secret of theirs' }
const APPLICATIONS_A_PAGE = 100

/**
 * JobAdder as a client meets it: sign-in with a code that works once within five minutes, tokens that end, refresh tokens each of
 * which works once, and jobs and applications by pages at the address that the token's answer names.
 */
export async function startJobAdder() {
  const codes = new Map<string, { redirectUri: string; until: number }>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Set<string>()
  const jobs = new Map<number, { jobTitle: string; applications: Application[] }>()
  /** What the person there does, and how the service is. */
  const mood = { says: 'yes' as 'yes' | 'no', isAway: false, account: 4711, failsNext: 0 }
  let base = ''

  const notes: { candidateId: number; text: string }[] = []
  let scope = ''

  const shown = (candidate: Application) => ({
    applicationId: candidate.candidateId * 10,
    status: { name: candidate.status ?? 'New' },
    updatedAt: candidate.updatedAt ?? '2026-11-20T10:00:00Z',
    candidate,
  })
  const every = () => [...jobs.values()].flatMap(({ applications }) => applications)

  /** Writes as this peer takes them: the paths of an installation are its own. */
  function written(url: URL, headers: IncomingMessage['headers'], body: string): [number, object] {
    if (!accessTokens.has((headers.authorization ?? '').replace('Bearer ', ''))) return [401, {}]
    if (!scope.split(' ').includes('write')) return [403, { message: 'Forbidden' }]
    const said = JSON.parse(body) as Record<string, string>
    const [, kind, id] = /\/(applications|candidates)\/(\d+)\/(?:status|notes)$/.exec(url.pathname) ?? []
    const found = every().find(({ candidateId }) => candidateId === Number(id) / (kind === 'applications' ? 10 : 1))
    if (!found) return [404, { message: 'Not Found' }]
    if (kind === 'candidates') notes.push({ candidateId: found.candidateId, text: said.text! })
    else if (!STATUSES.includes(said.status!)) return [422, { message: 'No such status' }]
    else Object.assign(found, { status: said.status, updatedAt: new Date().toISOString() })
    return [200, {}]
  }

  function tokens() {
    const [access, refresh] = [randomUUID(), randomUUID()]
    accessTokens.add(access)
    refreshTokens.add(refresh)
    const of = { api: `${base}/au2api/v2`, instance: 'au2', account: mood.account }
    return { access_token: access, expires_in: 3600, token_type: 'Bearer', refresh_token: refresh, ...of }
  }

  function granted(form: URLSearchParams): [number, object] {
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
      return [400, { error: 'invalid_client' }]
    if (form.get('grant_type') === 'refresh_token')
      return refreshTokens.delete(form.get('refresh_token') ?? '') ? [200, tokens()] : [400, { error: 'invalid_grant' }]
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const isRight = code && code.redirectUri === form.get('redirect_uri') && code.until > Date.now()
    return isRight ? [200, tokens()] : [400, { error: 'invalid_grant' }]
  }

  function asked(url: URL, headers: IncomingMessage['headers']): [number, object] {
    if (!accessTokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return [401, { message: 'Unauthorized' }]
    const [offset, limit] = [Number(url.searchParams.get('offset')), Number(url.searchParams.get('limit'))]
    const page = <Item>(all: Item[]) => ({
      items: all.slice(offset, offset + Math.min(limit, APPLICATIONS_A_PAGE)),
      totalCount: all.length,
    })
    if (url.pathname.endsWith('/jobs'))
      return [200, page([...jobs].map(([jobId, { jobTitle }]) => ({ jobId, jobTitle, status: { active: true } })))]
    const one = /\/applications\/(\d+)$/.exec(url.pathname)?.[1]
    if (one) {
      const found = every().find(({ candidateId }) => candidateId * 10 === Number(one))
      return found ? [200, shown(found)] : [404, { message: 'Not Found' }]
    }
    const job = jobs.get(Number(/\/jobs\/(\d+)\/applications$/.exec(url.pathname)?.[1]))
    if (!job) return [404, { message: 'Not Found' }]
    return [200, page(job.applications.map(shown))]
  }

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, base)
      const query = url.searchParams
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (mood.isAway) return answer(503, { message: 'Service Unavailable' })
      if (mood.failsNext > 0) {
        mood.failsNext--
        return response.writeHead(429, { 'retry-after': '1' }).end()
      }
      if (url.pathname === '/connect/authorize') {
        const back = new URL(query.get('redirect_uri')!)
        if (query.get('client_id') !== CLIENT.id) return answer(400, { error: 'invalid_client' })
        scope = query.get('scope') ?? ''
        back.searchParams.set('state', query.get('state')!)
        if (mood.says === 'no') back.searchParams.set('error', 'access_denied')
        else {
          const code = randomUUID()
          codes.set(code, { redirectUri: query.get('redirect_uri')!, until: Date.now() + 300_000 })
          back.searchParams.set('code', code)
        }
        return response.writeHead(302, { location: back.href }).end()
      }
      if (url.pathname === '/connect/token')
        return answer(...granted(new URLSearchParams(Buffer.concat(chunks).toString())))
      if (request.method !== 'GET') return answer(...written(url, request.headers, Buffer.concat(chunks).toString()))
      return answer(...asked(url, request.headers))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: base,
    client: CLIENT,
    mood,
    jobs,
    notes,
    scope: () => scope,
    /** The person is removed there: nothing that was handed out works any more. */
    revoke: () => (refreshTokens.clear(), accessTokens.clear()),
    /** An hour has passed. */
    endAccess: () => accessTokens.clear(),
    close: () => (server.closeAllConnections(), server.close()),
  }
}
