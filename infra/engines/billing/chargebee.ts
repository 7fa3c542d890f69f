import * as z from 'zod'
import { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { soldIds } from '#contracts/subscription/sold.ts'
import type { Coupon } from '#contracts/subscription/standing.ts'
import type { BillingService, ServicePrice } from './billing-service.ts'
import { type ChargebeeSettings, chargebeeCalls, isId, NotDone, once, refuse } from './chargebee-calls.ts'
import { chargebeePages, downloaded } from './chargebee-pages.ts'
import { chargebeePurchases, hasEnded, idOf, read, subscriptionsOf } from './chargebee-purchases.ts'
import {
  couponIn,
  instant,
  invoiceIn,
  secondsOf,
  subscriptionIn,
  WireCoupon,
  WireInvoice,
  WireSubscription,
} from './chargebee-reading.ts'
import { unknownInvoice } from './refusals.ts'

const COUPONS_MS = 5 * 60_000
const MOST_COUPONS = 500
/** Orchestrators look every second; the service allows 150 questions a minute. */
const PROBE_MS = 60_000
const AWAY_MS = 5_000

const Notice = z.object({
  id: z.string().min(1).max(100),
  occurred_at: z.number().int().min(0).max(253_402_300_799),
  event_type: z.string(),
  content: z.object({ subscription: WireSubscription.optional(), invoice: WireInvoice.optional() }),
})

/**
 * Chargebee, Product Catalog 1.0: a site whose plans and additions have the ids of `planIdOf` and `addOnIdOf`. Its customers are
 * companies by their ids. Percentage coupons alone are known; one without an end is valid until the year 9999.
 */
export function chargebee(settings: ChargebeeSettings, options: { pauseMs?: number } = {}): BillingService {
  const site = settings.CHARGEBEE_SITE
  const calls = chargebeeCalls(settings, options.pauseMs)
  const { client, ask, find, attempt } = calls
  const coupons = new Map<string, { coupon: Coupon | null; until: number }>()
  let looked = { until: -Infinity, outcome: Promise.resolve() }

  async function couponOf({ coupons: held = [] }: WireSubscription): Promise<Coupon | null> {
    for (const { coupon_id: id, coupon_code: code = id } of held) {
      let known = coupons.get(id)
      if (!known || known.until < performance.now()) {
        const found = isId(id) ? await find(() => client.coupon.retrieve(id)) : null
        const coupon = found && couponIn(id, read(WireCoupon, found.coupon))
        known = { coupon, until: performance.now() + COUPONS_MS }
        if (coupons.size >= MOST_COUPONS) coupons.clear()
        coupons.set(id, known)
      }
      if (known.coupon) return { ...known.coupon, code }
    }
    return null
  }
  const reported = async (from: WireSubscription) => subscriptionIn(site, from, await couponOf(from))
  const answered = async ({ subscription }: { subscription: unknown }) => reported(read(WireSubscription, subscription))
  return {
    site,
    origins: [`https://${site}.chargebee.com`, ...(settings.CHARGEBEE_URL ? [settings.CHARGEBEE_URL] : [])],
    ...chargebeePages(calls, settings),
    ...chargebeePurchases(calls, answered),

    async pause({ subscriptionId, option, resumesAt, key }) {
      const resumes = resumesAt === null ? {} : { resume_date: secondsOf(resumesAt) }
      const id = idOf(subscriptionId)
      return answered(await ask(() => client.subscription.pause(id, { pause_option: option, ...resumes }, once(key))))
    },

    async resume(subscriptionId, key) {
      const id = idOf(subscriptionId)
      const how = {
        resume_option: 'immediately',
        charges_handling: 'invoice_immediately',
        unpaid_invoices_handling: 'schedule_payment_collection',
      } as const
      return answered(await ask(() => client.subscription.resume(id, how, once(key))))
    },

    async cancel(subscriptionId, key) {
      const id = idOf(subscriptionId)
      return answered(await ask(() => client.subscription.cancel(id, { end_of_term: true }, once(key))))
    },

    async keep(subscriptionId, planned, key) {
      const id = idOf(subscriptionId)
      if (planned === 'cancellation')
        return answered(await ask(() => client.subscription.removeScheduledCancellation(id, {}, once(key))))
      // Its types leave out the parameters and would have the headers sent in their place.
      const removeScheduledPause = client.subscription.removeScheduledPause as unknown as (
        id: string,
        input: object,
        headers: object,
      ) => Promise<{ subscription: unknown }>
      return answered(await ask(() => removeScheduledPause(id, {}, once(key))))
    },

    async subscriptionOf(companyId) {
      const all = await subscriptionsOf(calls, companyId)
      const found = all.find((each) => !hasEnded(each)) ?? all[0]
      return found ? reported(found) : null
    },

    async *changedSince(since) {
      // Compared in whole seconds, and "after" leaves the second itself out.
      const filter = since === null ? {} : { updated_at: { after: Math.max(secondsOf(since) - 1, 0) } }
      for await (const { subscription } of pages((page) =>
        client.subscription.list({ ...structuredClone(filter), 'sort_by[asc]': 'updated_at', ...page }),
      )) {
        const from = read(WireSubscription, subscription)
        if (CompanyId.safeParse(from.customer_id).success)
          yield { companyId: from.customer_id, subscription: await reported(from) }
      }
    },

    async invoicesOf(companyId) {
      const { list } = await ask(() =>
        client.invoice.list({ customer_id: { is: companyId }, 'sort_by[desc]': 'date', limit: 100 }),
      )
      return list.map(({ invoice }) => invoiceIn(read(WireInvoice, invoice)))
    },

    async invoiceFile(companyId, invoiceId) {
      const found = isId(invoiceId) ? await find(() => client.invoice.retrieve(invoiceId)) : null
      if (found?.invoice.customer_id !== companyId) throw unknownInvoice()
      const { download } = await ask(() => client.invoice.pdf(invoiceId, { disposition_type: 'attachment' }))
      return downloaded(download.download_url)
    },

    async coupon(code) {
      if (!isId(code)) return null
      const itself = await find(() => client.coupon.retrieve(code))
      const ofSet = itself ? null : await find(() => client.couponCode.retrieve(code))
      const id = ofSet?.coupon_code.coupon_id
      const found = itself ?? (id && isId(id) ? await find(() => client.coupon.retrieve(id)) : null)
      if (!found) return null
      const from = read(WireCoupon, found.coupon)
      const coupon = couponIn(code, from)
      const left = ofSet === null || ofSet.coupon_code.status === 'not_redeemed'
      return coupon && { coupon, active: from.status === 'active' && left }
    },

    async nextInvoice(subscriptionId) {
      if (!isId(subscriptionId)) return null
      const found = await attempt(() => client.estimate.renewalEstimate(subscriptionId)).catch((error) =>
        // Nothing follows: it ends, has ended, or is paused without an end.
        error instanceof NotDone && (error.status === 404 || error.code === 'invalid_state_for_request')
          ? null
          : refuse(error),
      )
      const next = found?.estimate.invoice_estimate ?? found?.estimate.next_invoice_estimate
      if (!found || !next) return null
      const at = found.estimate.subscription_estimate?.next_billing_at
      const sum = (amounts: { amount: number }[] = []) => amounts.reduce((all, { amount }) => all + amount, 0)
      return {
        at: at === undefined ? null : instant(at),
        currency: next.currency_code.toLowerCase(),
        lines: (next.line_items ?? []).map(({ description, quantity = 1, unit_amount, amount }) => ({
          ...{ description, quantity, amount: amount ?? unit_amount * quantity },
        })),
        discount: sum(next.discounts),
        tax: sum(next.taxes),
        total: next.total ?? 0,
      }
    },

    async prices() {
      const found: ServicePrice[] = []
      const keep = ({ id, price = 0, currency_code }: { id: string; price?: number; currency_code?: string }) => {
        if (soldIds.has(id)) found.push({ id, amount: price, currency: (currency_code ?? '').toLowerCase() })
      }
      const status = () => ({ status: { is: 'active' } })
      for await (const { plan } of pages((page) => client.plan.list({ ...status(), ...page }))) keep(plan)
      for await (const { addon } of pages((page) => client.addon.list({ ...status(), ...page }))) keep(addon)
      return found
    },

    async noticeIn(body) {
      const parsed = Notice.safeParse(body)
      if (!parsed.success) throw new Rejected('billing/bad-notice', 'This is no message of the payment service')
      const { id, occurred_at, content } = parsed.data
      const { subscription, invoice } = content
      const company = CompanyId.safeParse(subscription?.customer_id ?? invoice?.customer_id)
      if (!company.success) return null
      return {
        id,
        occurredAt: instant(occurred_at),
        companyId: company.data,
        subscription: subscription ? await reported(subscription) : null,
        invoice: invoice ? invoiceIn(invoice) : null,
      }
    },

    async probe() {
      if (performance.now() > looked.until) {
        looked = { until: performance.now() + PROBE_MS, outcome: look() }
        looked.outcome.catch(() => (looked.until = performance.now() + AWAY_MS))
      }
      return looked.outcome
    },
  }

  async function look() {
    const { configurations } = await client.configuration.list()
    if (configurations.some(({ product_catalog_version: version }) => version === 'v2'))
      throw new Error('The site uses Product Catalog 2.0; one with Product Catalog 1.0 is needed')
  }

  /** Every entry of a list, 100 to a page. */
  async function* pages<Entry>(
    list: (page: { limit: number; offset?: string }) => Promise<{ list: Entry[]; next_offset?: string | undefined }>,
  ): AsyncGenerator<Entry> {
    let offset: string | undefined
    do {
      const page = await ask(() => list({ limit: 100, ...(offset !== undefined && { offset }) }))
      yield* page.list
      offset = page.next_offset
    } while (offset !== undefined)
  }
}
