import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerOf } from './api.ts'
import { type Account, newAccount } from './state.ts'

const API_KEY = 'merge_production_Kx7tQ0nB3yWm'
const WEBHOOK_KEY = 'a-signature-key-of-webhooks'
const integrations = [
  { name: 'Lever', slug: 'lever' },
  { name: 'SmartRecruiters', slug: 'smartrecruiters' },
]
/** What is answered instead, for so many requests; `lost`: it is carried out and the answer does not arrive. */
export type Fault = {
  status?: number
  body?: object | string
  headers?: Record<string, string>
  lost?: boolean
  times?: number
  path?: RegExp
}
type Link = { originId: string; organization: string; integration: string | null; isUsed: boolean }

/**
 * Merge's ATS API as its client and its pages describe it: link tokens with a page that a person goes through, one account per
 * `end_user_origin_id`, pages by cursor, 100 calls a minute per account, and webhooks that are signed over their raw body.
 */
export async function mergePeer({
  hookUrl = null,
  callsAMinute = 100,
}: {
  hookUrl?: string | null
  callsAMinute?: number
} = {}) {
  let url = ''
  let hook = hookUrl
  let minuteMs = 60_000
  const links = new Map<string, Link>()
  const publicTokens = new Map<string, Account>()
  const accounts: Account[] = []
  const faults: (Fault & { times: number })[] = []
  const requests: { method: string; path: string; body: string; token: string }[] = []

  async function sendHook(
    event: string,
    account: Account,
    data: object = {},
    change: { signature?: string; raw?: string } = {},
  ) {
    const { id, originId, organization, integration } = account
    const body = {
      hook: { id: randomUUID(), event, target: hook },
      linked_account: {
        ...{ id, integration: integration.name, integration_slug: integration.slug, category: 'ats' },
        ...{
          end_user_origin_id: originId,
          end_user_organization_name: organization,
          end_user_email_address: 'x@x.test',
        },
        ...{ status: 'COMPLETE', webhook_listener_url: hook, is_duplicate: false, account_type: 'PRODUCTION' },
      },
      data,
    }
    const raw = change.raw ?? JSON.stringify(body)
    const signature = change.signature ?? createHmac('sha256', WEBHOOK_KEY).update(raw).digest('base64url')
    if (!hook) return null
    const answer = await fetch(hook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-merge-webhook-signature': signature },
      body: raw,
    })
    return answer.status
  }

  function link(token: string): { publicToken: string; account: Account } {
    const asked = links.get(token)!
    const chosen = asked.integration ?? 'lever'
    const known = accounts.find((each) => each.originId === asked.originId && !each.isDeleted)
    const account =
      known ?? newAccount(asked.originId, asked.organization, integrations.find((each) => each.slug === chosen)!)
    if (!known) accounts.push(account)
    if (account.isRevoked) Object.assign(account, { isRevoked: false, token: randomUUID() })
    const publicToken = randomUUID()
    publicTokens.set(publicToken, account)
    links.delete(token)
    return { publicToken, account }
  }

  const html = (response: ServerResponse, status: number, text: string) =>
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>Merge Link</title>${text}`)

  /** The page behind a magic link: one button, and what became of it. */
  async function linkPage(request: IncomingMessage, response: ServerResponse, token: string) {
    if (!links.has(token)) return html(response, 410, '<h1>This link has ended</h1>')
    if (request.method !== 'POST')
      return html(response, 200, '<h1>Allow access</h1><form method="post"><button>Allow access</button></form>')
    const { account, publicToken } = link(token)
    await sendHook('LinkedAccount.linked', account, { account_token: account.token, is_relink: false })
    html(response, 200, `<h1>Access is allowed</h1><p data-public-token="${publicToken}">You can close this page.</p>`)
  }

  function withoutAccount(method: string, path: string, body: Record<string, unknown>) {
    if (method === 'POST' && path === '/link-token') {
      for (const field of ['end_user_origin_id', 'end_user_organization_name', 'end_user_email_address', 'categories'])
        if (!body[field]) return { status: 400, body: { [field]: ['This field is required.'] } }
      const token = randomUUID()
      const integration = (body.integration as string | undefined) ?? null
      const known = integrations.find(({ slug }) => slug === integration)
      if (integration && !known) return { status: 400, body: { integration: ['Unknown integration'] } }
      const [originId, organization] = [body.end_user_origin_id as string, body.end_user_organization_name as string]
      links.set(token, { originId, organization, integration, isUsed: false })
      const magic = body.should_create_magic_link_url ? `${url}/link/${token}` : null
      return { status: 200, body: { link_token: token, integration_name: known?.name ?? null, magic_link_url: magic } }
    }
    const [, publicToken] = /^\/account-token\/([^/]+)$/.exec(path) ?? []
    if (method !== 'GET' || !publicToken) return null
    const account = publicTokens.get(publicToken)
    if (!account) return { status: 404, body: { detail: 'Not found.' } }
    publicTokens.delete(publicToken)
    const integration = {
      ...account.integration,
      categories: ['ats'],
      image: null,
      square_image: null,
      color: '#333333',
    }
    return { status: 200, body: { account_token: account.token, integration, id: account.id } }
  }

  function limited(account: Account) {
    const now = Date.now()
    account.calls = account.calls.filter((at) => at > now - minuteMs)
    if (account.calls.length < callsAMinute) return (account.calls.push(now), null)
    const wait = Math.max(1, Math.ceil((account.calls[0]! + minuteMs - now) / 1000))
    return { status: 429, body: { detail: 'Request was throttled.' }, headers: { 'retry-after': String(wait) } }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const { pathname, searchParams: query } = new URL(request.url!, url)
    const [, linkToken] = /^\/link\/([^/]+)$/.exec(pathname) ?? []
    if (linkToken) return linkPage(request, response, linkToken)
    const method = request.method!
    const path = pathname.replace(/^\/api\/ats\/v1/, '')
    const token = String(request.headers['x-account-token'] ?? '')
    requests.push({ method, path, body: text, token })
    const fault = faults.find(({ times, path: of }) => times > 0 && (!of || of.test(path)))
    if (fault) fault.times--
    const json = (status: number, body: object | string | null, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(body === null ? '' : typeof body === 'string' ? body : JSON.stringify(body))
    if (fault && !fault.lost) return json(fault.status ?? 500, fault.body ?? {}, fault.headers)
    if (request.headers.authorization !== `Bearer ${API_KEY}` || !pathname.startsWith('/api/ats/v1/'))
      return json(401, { detail: 'Invalid API key.' })
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {}
    const given = withoutAccount(method, path, body) ?? ofAccount({ method, path, query, body }, token)
    if (fault?.lost) return response.destroy()
    return json(given.status, given.body, 'headers' in given ? (given.headers as Record<string, string>) : {})
  }
  function ofAccount(asked: Parameters<typeof answerOf>[1], token: string) {
    const account = accounts.find((each) => each.token === token && !each.isDeleted && !each.isRevoked)
    if (!account) return { status: 401, body: { detail: 'Invalid account token.' } }
    return limited(account) ?? answerOf(account, asked)
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    settings: { MERGE_API_KEY: API_KEY, MERGE_WEBHOOK_KEY: WEBHOOK_KEY, MERGE_URL: url },
    requests,
    accounts,
    /** Goes through the page of a link token. */
    link,
    sendHook,
    hookTo: (to: string) => void (hook = to),
    answerNext: (fault: Fault) => void faults.push({ times: 1, ...fault }),
    answerAsEver: () => void faults.splice(0),
    /** Minutes of the limit pass faster. */
    shortMinutes: (ms: number) => void (minuteMs = ms),
    accountOf: (originId: string) => accounts.findLast((each) => each.originId === originId)!,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type MergePeer = Awaited<ReturnType<typeof mergePeer>>
