import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const CLIENT = { tenantId: 'kestrel.onmicrosoft.com', id: 'hirelog', secret: 'a secret of theirs' }

/** Microsoft's sign-in for applications and the channels of teams in Graph: tokens that end, pages by a whole address, 403 and 404 as Graph says them. */
export async function startGraph({ pageOf = 2 } = {}) {
  const teams = new Map<string, { id: string; displayName: string }[]>()
  const tokens = new Set<string>()
  const mood = { isAway: false, limitsNext: 0, nextLink: null as string | null, mayRead: true }
  const asked: string[] = []
  let base = ''

  function token(form: URLSearchParams): [number, object] {
    const isKnown = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret
    if (!isKnown) return [401, { error: 'invalid_client', error_description: 'AADSTS7000215: Invalid client secret' }]
    if (form.get('grant_type') !== 'client_credentials') return [400, { error: 'unsupported_grant_type' }]
    if (form.get('scope') !== `${base}/.default`) return [400, { error: 'invalid_scope' }]
    const made = randomUUID()
    tokens.add(made)
    return [200, { token_type: 'Bearer', expires_in: 3599, ext_expires_in: 3599, access_token: made }]
  }

  function channels(url: URL, authorization = ''): [number, object] {
    const error = (code: string) => ({ error: { code, message: code } })
    if (!tokens.has(authorization.replace('Bearer ', ''))) return [401, error('InvalidAuthenticationToken')]
    if (!mood.mayRead) return [403, error('Forbidden')]
    const all = teams.get(decodeURIComponent(/^\/v1\.0\/teams\/([^/]+)\/channels$/.exec(url.pathname)?.[1] ?? ''))
    if (!all) return [404, error('NotFound')]
    const from = Number(url.searchParams.get('$skiptoken') ?? 0)
    const to = from + pageOf
    url.searchParams.set('$skiptoken', String(to))
    const next = mood.nextLink ?? (to < all.length ? `${base}${url.pathname}${url.search}` : undefined)
    const value = all.slice(from, to)
    return [200, { '@odata.context': 'channels', value, ...(next && { '@odata.nextLink': next }) }]
  }

  async function answered(request: IncomingMessage): Promise<[number, object, Record<string, string>?]> {
    const url = new URL(request.url!, base)
    asked.push(`${request.method} ${url.pathname}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (mood.isAway) return [503, { error: { code: 'serviceNotAvailable' } }]
    if (mood.limitsNext-- > 0) return [429, { error: { code: 'TooManyRequests' } }, { 'retry-after': '7' }]
    return url.pathname === `/${CLIENT.tenantId}/oauth2/v2.0/token`
      ? token(new URLSearchParams(Buffer.concat(chunks).toString()))
      : channels(url, request.headers.authorization)
  }

  const server = createServer((request, response) => {
    void answered(request).then(([status, body, headers]) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: base,
    client: CLIENT,
    teams,
    mood,
    asked,
    /** An hour has passed. */
    endTokens: () => tokens.clear(),
    close: () => (server.closeAllConnections(), server.close()),
  }
}
