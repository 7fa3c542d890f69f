import type { Recorded } from '#contracts/kernel/recorded.ts'
import { later } from '#contracts/kernel/time.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { invoiceName } from '#contracts/subscription/invoice-name.ts'
import { evolve, initialState, type RunningSubscription } from '#domain/subscription/subscription.ts'
import { colleaguesWho } from '../core/colleagues-on.ts'
import type { Core } from '../core/core.ts'
import { mail } from '../effects/reactions.ts'
import { BLOCKED_AFTER_DAYS } from './billing-timers.ts'
import { isNews } from './notices/notice.ts'
import { type Reader, readerOf } from './notices/reader.ts'
import type { ProcessManager } from './process-manager.ts'

/** One message; one that is held leaves later, if it is still true then. */
type News = { template: string; values: Record<string, string>; holdUntil?: string }
type Facts = { readers: (Reader & { userId: string })[]; news: News[]; page: string } | null

/** Days since a payment is due of each reminder; those of BILL-033. */
const REMINDED_AFTER_DAYS = [1, 4, 9] as const
/** From the third failure on, access is at risk (BILL-034). */
const AT_RISK_AFTER_DAYS = 4

/**
 * Those who may see the bill get a message of what the built-in billing does: an invoice, a payment that is due, a block,
 * a pause and its end, the end of the subscription. A billing service mails its customers itself. What has changed again
 * in the meantime is not mailed.
 */
export const billingChangeIsMailed: ProcessManager<SubscriptionEvent, Facts> = {
  name: 'billing-change-is-mailed',
  category: 'subscription',
  on: [
    'InvoiceIssued',
    'PaymentFailed',
    'SubscriptionPaused',
    'SubscriptionActivated',
    'SubscriptionCancellationScheduled',
    'SubscriptionCancelled',
  ],
  look,
  react: (_recorded, facts) =>
    (facts?.readers ?? []).flatMap(({ userId, name, email: to, language, company }) =>
      facts!.news.map(({ template, values: said, holdUntil }) => {
        const values = { ...said, link: facts!.page, userId, name, language, company }
        return { ...mail({ to, template, values }), ...(holdUntil && { holdUntil }) }
      }),
    ),
  /** A reminder is for a payment that is still due, and for people who still see the bill. */
  stillWanted: async (core, { event, stream, tenant }, { payload }) => {
    const { values } = payload as { values: Record<string, string> }
    const now = (await statesOf(core, stream)).at(-1)
    if (event.type !== 'PaymentFailed' || !now || !isBilledHere(now)) return false
    const { dueSince, standing } = now.report
    if (dueSince !== event.data.dueSince || standing.status === 'cancelled') return false
    const reader = await readerOf(core, tenant, values.userId ?? '')
    return reader?.asker.permissions.includes('company.billing') === true
  },
}

async function look(core: Core, recorded: Recorded<SubscriptionEvent>): Promise<Facts> {
  if (!isNews(recorded)) return null
  const { tenant, stream, revision } = recorded
  const states = await statesOf(core, stream)
  const [before, now] = [states[revision - 1], states.at(-1)]
  if (!now || !isBilledHere(now)) return null
  const news = newsOf(recorded, { before, now })
  if (news.length === 0) return null
  const { publicUrl } = core.settings
  const userIds = await colleaguesWho(core, tenant, 'company.billing')
  const readers = await Promise.all(
    userIds.map(async (userId) => {
      const reader = await readerOf(core, tenant, userId)
      return reader ? [{ ...reader, userId }] : []
    }),
  )
  const withPdf = news.map((each) => {
    const { invoiceId } = each.values
    if (invoiceId === undefined) return each
    const pdf = `${publicUrl}/api/legacy/chargebee/invoices/${invoiceId}/download`
    return { ...each, values: { ...each.values, pdf } }
  })
  return { readers: readers.flat(), news: withPdf, page: `${publicUrl}/admin/billing/invoices` }
}

/** How the subscription was after each of its events, by revision. */
async function statesOf({ engines, codec }: Core, stream: string): Promise<(RunningSubscription | undefined)[]> {
  const states = [initialState()]
  for (const { event } of await codec.decodeAll<SubscriptionEvent>(await engines.store.read(stream)))
    states.push(evolve(states.at(-1)!, event))
  return states.slice(1).map((state) => (state.status === 'none' ? undefined : state))
}

const isBilledHere = ({ billing }: RunningSubscription) => billing.service === null && billing.invoices.size > 0

type Then = { before: RunningSubscription | undefined; now: RunningSubscription }

/** What there is to say of this event, unless something else is true by now. Pure. */
function newsOf({ event, occurredAt }: Recorded<SubscriptionEvent>, { before, now }: Then): News[] {
  const { standing, dueSince } = now.report
  switch (event.type) {
    case 'InvoiceIssued': {
      const { invoiceId, number, total, order, dueAt } = event.data
      const invoice = now.billing.invoices.get(invoiceId)
      if (invoice?.status !== 'open') return []
      const values = { invoiceId, invoice: invoiceName(number), total: String(total), currency: order.currency, dueAt }
      return [{ template: invoice.begun ? 'billingInvoice' : 'billingOrder', values }]
    }
    case 'PaymentFailed': {
      const { dueSince: since } = event.data
      if (dueSince !== since || standing.status === 'cancelled') return []
      const values = { since, blocksAt: later(since, { days: BLOCKED_AFTER_DAYS }) }
      const ahead = REMINDED_AFTER_DAYS.filter((days) => later(since, { days }) > occurredAt)
      const reminders = ahead.map((days) => ({
        template: days < AT_RISK_AFTER_DAYS ? 'billingOverdue' : 'billingAtRisk',
        values,
        holdUntil: later(since, { days }),
      }))
      return [{ template: 'billingOverdue', values }, ...reminders]
    }
    case 'SubscriptionPaused': {
      if (standing.status !== 'paused' || standing.pausedAt !== event.data.pausedAt) return []
      const { pausedAt, resumesAt } = standing
      return [{ template: 'billingPaused', values: { pausedAt, ...(resumesAt !== null && { resumesAt }) } }]
    }
    case 'SubscriptionActivated': {
      const was = before?.report.standing.status
      const isBack = (was === 'paused' || was === 'cancelled') && standing.status === 'active'
      return isBack ? [{ template: 'billingActive', values: {} }] : []
    }
    case 'SubscriptionCancellationScheduled': {
      const isPlanned = standing.status === 'non_renewing' && standing.cancelsAt === event.data.cancelsAt
      return isPlanned ? [{ template: 'billingEnding', values: { endsAt: standing.cancelsAt } }] : []
    }
    case 'SubscriptionCancelled':
      if (standing.status !== 'cancelled') return []
      return [{ template: dueSince === null ? 'billingEnded' : 'billingBlocked', values: {} }]
    default:
      return []
  }
}
