import type { ServicePage } from '#contracts/subscription/provider.ts'
import type { BillingService } from './billing-service.ts'
import { type ChargebeeSettings, type chargebeeCalls, once } from './chargebee-calls.ts'
import { couponIds, replaced, sold, subscriptionsOf, toBuyWith } from './chargebee-purchases.ts'
import { unavailable } from './refusals.ts'

const LOOK_MS = 3_000
const DOWNLOAD_MS = 15_000
const MOST_BYTES = 20 * 1024 * 1024

/** A file behind a link of the service's. @throws Rejected 'billing/unavailable' */
export async function downloaded(url: string): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) }).catch(() => null)
  if (!answer?.ok || Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) throw unavailable()
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (bytes.length > MOST_BYTES) throw unavailable()
  return bytes
}

/** The pages of Chargebee where a person goes on. */
export function chargebeePages(
  calls: ReturnType<typeof chargebeeCalls>,
  { CHARGEBEE_URL }: ChargebeeSettings,
): Pick<BillingService, 'checkout' | 'oneTime' | 'portal' | 'collectNow'> {
  const { client, ask } = calls
  const isPage = (url: string) => {
    const { protocol, origin } = new URL(url)
    return protocol === 'https:' || origin === CHARGEBEE_URL
  }
  /** Pages of the third version refuse to be framed and cannot be told by their fields: their headers say so. */
  async function canBeFramed(url: string): Promise<boolean> {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(LOOK_MS) }).catch(() => null)
    if (!answer?.ok) return false
    const policy = answer.headers.get('content-security-policy') ?? ''
    return !answer.headers.has('x-frame-options') && !/frame-ancestors/i.test(policy)
  }
  async function pageOf(url: string | undefined, frame: (url: string) => Promise<boolean>): Promise<ServicePage> {
    if (!url || !URL.canParse(url) || !isPage(url)) throw unavailable()
    return { url, frame: await frame(url) }
  }
  const never = async () => false

  return {
    async checkout({ customer: { companyId, company, email }, order, coupon, subscriptionId, returnTo, key }) {
      const { planId: plan_id, addons } = sold(order)
      const back = { redirect_url: returnTo, cancel_url: returnTo, embed: false, ...couponIds(coupon) }
      const known = subscriptionId === null ? await subscriptionsOf(calls, companyId) : []
      const { changes, id } = toBuyWith(known, companyId, order)
      const changed = subscriptionId ?? changes
      const { hosted_page } = await ask(() =>
        changed === null
          ? client.hostedPage.checkoutNew(
              { subscription: { ...id, plan_id }, customer: { id: companyId, company, email }, addons, ...back },
              once(key),
            )
          : client.hostedPage.checkoutExisting(
              { subscription: { id: changed, plan_id }, addons, ...replaced, ...back },
              once(`${key}-change`),
            ),
      )
      return pageOf(hosted_page.url, never)
    },

    async oneTime({ customer: { companyId, company, email }, bought: { currency, charges }, returnTo, key }) {
      const { hosted_page } = await ask(() =>
        client.hostedPage.checkoutOneTime(
          {
            currency_code: currency.toUpperCase(),
            customer: { id: companyId, company, email },
            charges,
            redirect_url: returnTo,
            cancel_url: returnTo,
            embed: false,
          },
          once(key),
        ),
      )
      return pageOf(hosted_page.url, never)
    },

    async portal(companyId, returnTo) {
      const headers = once()
      const { portal_session } = await ask(() =>
        client.portalSession.create({ customer: { id: companyId }, redirect_url: returnTo }, headers),
      )
      // Looking at it would use it up.
      return pageOf(portal_session.access_url, never)
    },

    async collectNow(companyId, returnTo) {
      const headers = once()
      const { hosted_page } = await ask(() =>
        client.hostedPage.collectNow({ customer: { id: companyId }, redirect_url: returnTo }, headers),
      )
      return pageOf(hosted_page.url, canBeFramed)
    },
  }
}
