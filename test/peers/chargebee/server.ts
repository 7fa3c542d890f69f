import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiOf, isKey, noSuchCall } from './api.ts'
import { checkouts } from './checkouts.ts'
import { hostedPages, money, type Shown } from './pages.ts'
import { pdfOf } from './pdf.ts'
import { type Coupon, openState } from './state.ts'
import { openSubscriptions } from './subscriptions.ts'
import { type EndOfDunning, travel } from './travel.ts'
import { webhooks } from './webhooks.ts'
import { ApiError, formOf, given, notFound } from './wire.ts'

const SITE = 'acme-test'
const API_KEY = 'test_Kx7tQ0nB3yWm'
const KEPT_KEYS_MS = 30 * 60_000

/** What is answered instead, for so many requests; `lost`: the request is carried out and its answer does not arrive. */
export type Fault = {
  status?: number
  body?: object | string
  headers?: Record<string, string>
  lost?: boolean
  times?: number
  path?: RegExp
}
type Answer = { status: number; body: string; headers: Record<string, string> }

/**
 * A site of Chargebee with Product Catalog 1.0, as its API v2 is documented: forms in, JSON out, Basic authentication, idempotency
 * keys, hosted pages that a browser can go through, a customer portal, dunning, events and their webhooks, and a clock that
 * is moved. Plans and additions are those of our price tables. `begins` is its first moment.
 */
export async function chargebeePeer({
  hookUrl = null,
  user = 'chargebee',
  password = 'a-password-of-hooks',
  begins = Date.now(),
  endOfDunning = 'stay',
}: {
  hookUrl?: string | null
  user?: string
  password?: string
  begins?: number
  endOfDunning?: EndOfDunning
} = {}) {
  let url = ''
  let framing: 'allowed' | 'refused' = 'refused'
  const faults: (Fault & { times: number })[] = []
  const requests: { method: string; path: string; body: string; headers: IncomingMessage['headers'] }[] = []
  const state = openState(begins)
  const subscriptions = openSubscriptions(state)
  const hooks = webhooks(state, { user, password })
  hooks.hookTo(hookUrl)
  const routes = apiOf(state, subscriptions, () => url)
  const pages = hostedPages(state, () => framing)
  const { customerOf } = checkouts(state, subscriptions, () => url)
  const remembered = new Map<string, Answer & { request: string; at: number }>()

  const json = (status: number, body: object): Answer => ({
    status,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json;charset=utf-8' },
  })

  function carryOut(
    { method = 'GET', headers }: IncomingMessage,
    { pathname, searchParams }: URL,
    body: string,
  ): Answer {
    if (headers.authorization !== `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`)
      throw new ApiError(401, 'api_authentication_failed', 'Sorry, authentication failed. Invalid API Key')
    if (body !== '' && !/^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? ''))
      throw new ApiError(400, 'invalid_request', 'The content type should be application/x-www-form-urlencoded')
    const path = pathname.slice('/api/v2'.length)
    const matching = routes.flatMap(([of, pattern, answer]) => {
      const match = pattern.exec(path)
      return match ? [{ of, id: decodeURIComponent(match[1] ?? ''), answer }] : []
    })
    const route = matching.find(({ of }) => of === method)
    if (!route && matching.length > 0)
      throw new ApiError(405, 'http_method_not_supported', `${method} is not supported here`)
    if (!route) throw noSuchCall()
    return json(200, route.answer({ id: route.id, given: given(formOf(body)), query: searchParams }))
  }

  /** The same key and the same request: the same answer, and nothing is done again. */
  function api(request: IncomingMessage, address: URL, body: string): Answer {
    try {
      const key = isKey(request.headers['chargebee-idempotency-key']?.toString())
      if (key === undefined || request.method !== 'POST') return carryOut(request, address, body)
      const said = createHash('sha256').update(`${address.pathname}\n${body}`).digest('hex')
      const before = remembered.get(key)
      if (before && state.clock.now() - before.at < KEPT_KEYS_MS) {
        if (before.request !== said)
          throw new ApiError(422, 'unable_to_process_request', 'The idempotency key was used with another request')
        return { ...before, headers: { ...before.headers, 'chargebee-idempotency-replayed': 'true' } }
      }
      const answer = carryOut(request, address, body)
      remembered.set(key, { ...answer, request: said, at: state.clock.now() })
      return answer
    } catch (error) {
      if (error instanceof ApiError) return json(error.status, error.body)
      throw error
    }
  }

  function page({ pathname, searchParams }: URL, form: URLSearchParams | null): Shown | Answer | null {
    const hosted = /^\/pages\/v3\/([^/]+)\/$/.exec(pathname)
    if (hosted) return pages.hosted(hosted[1]!, form)
    if (pathname === '/portal/v2/authenticate') return pages.portal(searchParams.get('token') ?? '', form)
    const file = /^\/files\/([^/]+)\.pdf$/.exec(pathname)
    const invoice = file && state.invoices.get(file[1]!)
    if (!invoice || Number(searchParams.get('until')) < state.clock.seconds()) return null
    const lines = [`Invoice ${invoice.id}`, money(invoice.total, invoice.currency_code), invoice.status]
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.id}.pdf"`,
    }
    return { status: 200, headers, body: pdfOf(lines).toString('latin1') }
  }

  function faultFor(path: string): Fault | null {
    const at = faults.findIndex((fault) => fault.path?.test(path) ?? true)
    const fault = faults[at]
    if (!fault) return null
    if (--fault.times <= 0) faults.splice(at, 1)
    return fault
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const address = new URL(request.url!, url)
    if (!address.pathname.startsWith('/api/v2/')) {
      const form = request.method === 'POST' ? new URLSearchParams(body) : null
      const shown = page(address, form) ?? { status: 404, headers: {}, body: '' }
      return response.writeHead(shown.status, shown.headers).end(shown.body, 'latin1')
    }
    requests.push({
      method: request.method!,
      path: address.pathname.slice('/api/v2'.length) + address.search,
      body,
      headers: request.headers,
    })
    const fault = faultFor(address.pathname)
    if (fault && !fault.lost) {
      const text = typeof fault.body === 'string'
      const type = text ? 'text/html' : 'application/json;charset=utf-8'
      const said = text ? (fault.body as string) : JSON.stringify(fault.body ?? {})
      return response.writeHead(fault.status ?? 500, { 'content-type': type, ...fault.headers }).end(said)
    }
    const answer = api(request, address, body)
    if (fault) return response.destroy()
    return response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    site: SITE,
    /** What the platform is started with. */
    settings: {
      CHARGEBEE_SITE: SITE,
      CHARGEBEE_API_KEY: API_KEY,
      CHARGEBEE_URL: url,
      CHARGEBEE_WEBHOOK: `${user}:${password}`,
    },
    state,
    subscriptions,
    /** API requests so far, oldest first. */
    requests: requests as readonly (typeof requests)[number][],
    ...hooks,
    now: () => new Date(state.clock.now()).toISOString(),
    /** Moves the clock on; what falls due on the way happens in order. Waits until its messages have been sent. */
    async travel(to: string | Date) {
      travel(state, subscriptions, new Date(to).getTime(), endOfDunning)
      await hooks.settled()
    },
    /** From now on every payment of the company fails, or none does. */
    failPayments(companyId: string, fail = true) {
      customerOf(companyId).card = fail ? 'refused' : 'good'
    },
    /** A customer with this card, as if it had been given at the console. */
    customer: (companyId: string, card: 'none' | 'good' | 'refused' = 'good') => {
      const customer = customerOf(companyId)
      customer.card = card
      return customer
    },
    /** The newest of the company's. */
    subscriptionOf(companyId: string) {
      const found = [...state.subscriptions.values()].filter(({ customer_id }) => customer_id === companyId).at(-1)
      if (!found) throw notFound('A subscription of the company')
      return found
    },
    addCoupon(id: string, discount_percentage: number | null, more: Partial<Coupon> = {}) {
      const about = discount_percentage === null ? { discount_amount: 1000 } : { discount_percentage }
      const discount_type = discount_percentage === null ? 'fixed_amount' : 'percentage'
      const times = { created_at: state.clock.seconds(), redemptions: 0 }
      const coupon: Coupon = {
        id,
        name: id,
        discount_type,
        ...about,
        duration_type: 'forever',
        status: 'active',
        ...times,
        ...more,
      }
      state.coupons.set(id, coupon)
    },
    /** Codes of a set that stand for a coupon, each for one use. */
    addCouponCode(code: string, coupon_id: string) {
      state.couponCodes.set(code, { code, coupon_id, status: 'not_redeemed' })
    },
    /** Whether the page for what is due can be shown inside another site's. */
    frame(how: 'allowed' | 'refused') {
      framing = how
    },
    answerNext(fault: Fault) {
      faults.push({ ...fault, times: fault.times ?? 1 })
    },
    async close() {
      hooks.hookTo(null)
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
export type ChargebeePeer = Awaited<ReturnType<typeof chargebeePeer>>
