import { checkouts } from './checkouts.ts'
import { isActive, termOf } from './invoices.ts'
import { type Customer, type HostedPage, type PortalSession, type State, shown } from './state.ts'
import type { Subscriptions } from './subscriptions.ts'
import { wantedIn } from './subscriptions.ts'
import { ApiError, badState, type Given, listed, notFound, wrong } from './wire.ts'

type Call = { id: string; given: Given; query: URLSearchParams }
type Route = [method: 'GET' | 'POST', path: RegExp, answer: (call: Call) => object]

export const MOST_REDIRECT = 250
const PORTAL_S = 3600
const DOWNLOAD_S = 3600
const shownPage = ({ asked: _, ...page }: HostedPage) => ({ ...page, object: 'hosted_page' })

/** The calls of API v2 that the product makes, on a site with Product Catalog 1.0. */
export function apiOf(state: State, subscriptions: Subscriptions, url: () => string): Route[] {
  const { clock } = state
  const { make, customerOf } = checkouts(state, subscriptions, url)
  const need = <Kept>(from: Map<string, Kept>, id: string, what: string, param: string): Kept => {
    const found = from.get(id)
    if (!found) throw notFound(`${what} ${id}`, param)
    return found
  }
  const couponNow = (id: string) => {
    const coupon = need(state.coupons, id, 'Coupon', 'coupon_id')
    return {
      ...coupon,
      status: coupon.status === 'active' && !isActive(coupon, clock.seconds()) ? 'expired' : coupon.status,
    }
  }
  const rows = (all: Map<string, object>) => [...all.values()] as Record<string, unknown>[]
  const subscribe = (customer: Customer, given: Given) =>
    subscriptions.create(customer, wantedIn(state, given, 'plan_id'), given.text('id', 50))

  function estimate(id: string) {
    const subscription = subscriptions.need(id)
    const { status, currency_code, next_billing_at } = subscription
    if (next_billing_at === undefined) throw badState(`There is no renewal of a subscription that is ${status}`)
    const { lines, discounts, sub_total, total } = termOf(state, subscription)
    const invoice = { recurring: true, price_type: 'tax_exclusive', currency_code, sub_total, total, line_items: lines }
    return {
      estimate: {
        created_at: clock.seconds(),
        subscription_estimate: { id, currency_code, status, next_billing_at },
        invoice_estimate: { ...invoice, discounts, taxes: [], amount_due: total, credits_applied: 0 },
        object: 'estimate',
      },
    }
  }

  function portalSession({ needed, text }: Given) {
    const customer_id = need(state.customers, needed('customer.id', 50), 'Customer', 'customer[id]').id
    const redirect_url = text('redirect_url', MOST_REDIRECT)
    const token = `portal_${state.portalSessions.size + 1}_${Math.random().toString(36).slice(2)}`
    const session: PortalSession = {
      id: token,
      token,
      access_url: `${url()}/portal/v2/authenticate?token=${token}`,
      ...(redirect_url && { redirect_url }),
      status: 'created',
      created_at: clock.seconds(),
      expires_at: clock.seconds() + PORTAL_S,
      customer_id,
    }
    state.portalSessions.set(token, session)
    return { portal_session: { ...session, linked_customers: [{ customer_id }], object: 'portal_session' } }
  }

  return [
    ['GET', /^\/configurations$/, () => ({ configurations: [{ domain: 'site', product_catalog_version: 'v1' }] })],
    [
      'GET',
      /^\/plans$/,
      ({ query }) => listed('plan', rows(state.plans), query, ['id', 'status', 'currency_code', 'period_unit']),
    ],
    [
      'GET',
      /^\/addons$/,
      ({ query }) => listed('addon', rows(state.addons), query, ['id', 'status', 'currency_code', 'period_unit']),
    ],
    ['GET', /^\/coupons\/([^/]+)$/, ({ id }) => ({ coupon: couponNow(id) })],
    [
      'GET',
      /^\/coupon_codes\/([^/]+)$/,
      ({ id }) => ({ coupon_code: need(state.couponCodes, id, 'Coupon code', 'code') }),
    ],
    [
      'GET',
      /^\/customers\/([^/]+)$/,
      ({ id }) => ({ customer: shown(need(state.customers, id, 'Customer', 'customer_id')) }),
    ],
    [
      'POST',
      /^\/customers$/,
      ({ given }) => {
        const id = given.needed('id', 50)
        if (state.customers.has(id))
          throw new ApiError(400, 'duplicate_entry', `The value ${id} is already present`, 'id')
        const customer = customerOf(id, given.text('email', 70), given.text('company'))
        state.emit('customer_created', { customer: shown(customer) })
        return { customer: shown(customer) }
      },
    ],
    [
      'POST',
      /^\/customers\/([^/]+)\/subscriptions$/,
      ({ id, given }) => subscribe(need(state.customers, id, 'Customer', 'customer_id'), given),
    ],
    [
      'GET',
      /^\/subscriptions$/,
      ({ query }) =>
        listed('subscription', rows(state.subscriptions), query, [
          'id',
          'customer_id',
          'plan_id',
          'status',
          'created_at',
          'updated_at',
        ]),
    ],
    ['GET', /^\/subscriptions\/([^/]+)$/, ({ id }) => subscriptions.about(subscriptions.need(id))],
    ['GET', /^\/subscriptions\/([^/]+)\/renewal_estimate$/, ({ id }) => estimate(id)],
    ['POST', /^\/subscriptions\/([^/]+)$/, ({ id, given }) => subscriptions.change(id, given, 'plan_id')],
    ['POST', /^\/subscriptions\/([^/]+)\/pause$/, ({ id, given }) => subscriptions.pause(id, given)],
    ['POST', /^\/subscriptions\/([^/]+)\/resume$/, ({ id, given }) => subscriptions.resume(id, given)],
    ['POST', /^\/subscriptions\/([^/]+)\/cancel$/, ({ id, given }) => subscriptions.cancel(id, given)],
    ['POST', /^\/subscriptions\/([^/]+)\/remove_scheduled_pause$/, ({ id }) => subscriptions.keepFromPause(id)],
    ['POST', /^\/subscriptions\/([^/]+)\/remove_scheduled_cancellation$/, ({ id }) => subscriptions.keepFromEnd(id)],
    [
      'GET',
      /^\/invoices$/,
      ({ query }) =>
        listed('invoice', rows(state.invoices), query, [
          'id',
          'customer_id',
          'subscription_id',
          'status',
          'date',
          'updated_at',
        ]),
    ],
    ['GET', /^\/invoices\/([^/]+)$/, ({ id }) => ({ invoice: need(state.invoices, id, 'Invoice', 'invoice_id') })],
    [
      'POST',
      /^\/invoices\/([^/]+)\/pdf$/,
      ({ id, given }) => {
        const invoice = need(state.invoices, id, 'Invoice', 'invoice_id')
        given.oneOf('disposition_type', ['attachment', 'inline'], 'attachment')
        const valid_till = clock.seconds() + DOWNLOAD_S
        const download_url = `${url()}/files/${invoice.id}.pdf?until=${valid_till}`
        return { download: { download_url, valid_till, mime_type: 'application/pdf', object: 'download' } }
      },
    ],
    [
      'POST',
      /^\/hosted_pages\/(checkout_new|checkout_existing|checkout_one_time|collect_now)$/,
      ({ id, given }) => ({
        hosted_page: shownPage(make(id as HostedPage['type'], given)),
      }),
    ],
    [
      'GET',
      /^\/hosted_pages\/([^/]+)$/,
      ({ id }) => ({ hosted_page: shownPage(need(state.hostedPages, id, 'Hosted page', 'id')) }),
    ],
    [
      'POST',
      /^\/hosted_pages\/([^/]+)\/acknowledge$/,
      ({ id }) => {
        const page = need(state.hostedPages, id, 'Hosted page', 'id')
        if (page.state !== 'succeeded') throw badState('Only a page that has succeeded can be acknowledged')
        page.state = 'acknowledged'
        return { hosted_page: shownPage(page) }
      },
    ],
    ['POST', /^\/portal_sessions$/, ({ given }) => portalSession(given)],
    [
      'GET',
      /^\/events$/,
      ({ query }) =>
        listed(
          'event',
          state.events.map((event) => ({ ...event })),
          query,
          ['id', 'occurred_at', 'event_type'],
        ),
    ],
    ['GET', /^\/(?:items|item_prices)$/, restricted],
    ['POST', /_for_items$/, restricted],
    [
      'GET',
      /^\/time_machines\/delorean$/,
      () => ({ time_machine: { name: 'delorean', time_travel_status: 'succeeded' } }),
    ],
  ]
}

function restricted(): never {
  const message = 'This API operation is not enabled for this site. Please contact support'
  throw new ApiError(400, 'api_restricted', message)
}
export const noSuchCall = () => new ApiError(404, 'resource_not_found', 'Sorry, we could not find that resource')
export const isKey = (key: string | undefined) => {
  if (key !== undefined && key.length > 100)
    throw wrong('chargebee-idempotency-key', 'cannot be longer than 100 characters')
  return key
}
