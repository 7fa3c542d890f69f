import { same } from '#contracts/kernel/same.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { ServiceInvoice, ServiceSubscription } from '#contracts/subscription/provider.ts'
import type { Standing } from '#contracts/subscription/standing.ts'
import type { comparedParts } from '#contracts/subscription/service-events.ts'
import { waitingOrder } from '../billing.ts'
import { bought } from '../policies/begin-term.ts'
import { planChanges } from '../policies/plan-changes.ts'
import { running } from '../policies/running.ts'
import type { RunningSubscription, Subscription } from '../subscription.ts'
import { creditNote } from './place-order.ts'
import { changesOf } from './record-billing-report.ts'

type Part = (typeof comparedParts)[number]

/**
 * A billing service says how the company's subscription is, or an invoice of it. Reports come late, doubled and out of
 * order: of one subscription the greatest version counts, the rest has no effect. With the first report the company is
 * billed by the service: the term of the built-in billing ends, and an order that waited for its payment is cancelled.
 */
export function recordServiceReport(
  { subscription, invoice, compared }: SubscriptionCommandData<'RecordServiceReport'>,
  state: Subscription,
): SubscriptionEvent[] {
  const known = running(state)
  const said = subscription && { ...subscription, standing: plain(subscription.standing) }
  return [...(said ? ofSubscription(said, compared, known) : []), ...ofInvoice(invoice, known)]
}

/** As events keep it: the end of a planned pause is left out where it is not known. */
function plain(standing: Standing): Standing {
  if (standing.status !== 'active' || standing.resumesAt) return standing
  return { status: 'active', pausesAt: standing.pausesAt }
}

function ofSubscription(said: ServiceSubscription, compared: boolean, known: RunningSubscription): SubscriptionEvent[] {
  const { billing, plan } = known
  if (!takesEffect(said, compared, known)) return []
  const differing = differences(said, known)
  if (compared && said.version === billing.versions.subscription && differing.length === 0) return []
  const { standing, dueSince, coupon, ...link } = said
  const waiting = billing.service ? null : waitingOrder(billing)
  return [
    {
      type: 'BillingServiceReported',
      data: { ...link, repaired: compared && billing.service ? differing : [] },
    },
    ...(waiting ? [creditNote(waiting, billing.creditNotes, 'replaced')] : []),
    ...planChanges(known, { plan: said.order?.plan ?? plan, volumes: volumesOf(said, known) }),
    ...changesOf({ standing, dueSince, coupon }, known.report),
  ]
}

function takesEffect(
  { subscriptionId, standing, version }: ServiceSubscription,
  compared: boolean,
  { billing, report }: RunningSubscription,
): boolean {
  const { service, versions } = billing
  const ended = standing.status === 'cancelled'
  // One that has ended takes nothing over, neither from the billing here nor from one that runs.
  if (!service) return !ended && version > versions.subscription
  if (service.subscriptionId !== subscriptionId && ended && report.standing.status !== 'cancelled') return false
  return version > versions.subscription || (compared && version === versions.subscription)
}

/** Bought with the order; volumes that are agreed with a company stay (BILL-022). */
function volumesOf({ order }: ServiceSubscription, { terms }: RunningSubscription) {
  return order && order.plan !== 'enterprise' ? bought(order) : terms.volumes
}

function differences(said: ServiceSubscription, known: RunningSubscription): Part[] {
  const { report, billing, plan, terms } = known
  const { order, from, to } = said
  const is: Record<Part, boolean> = {
    plan: order === null || order.plan === plan,
    volumes: same(volumesOf(said, known), terms.volumes),
    status: same(said.standing, report.standing),
    payment: said.dueSince === report.dueSince,
    coupon: same(said.coupon, report.coupon),
    term: same({ order, from, to }, billing.service && termOf(billing.service)),
  }
  return (Object.keys(is) as Part[]).filter((part) => !is[part])
}

const termOf = ({ order, from, to }: { order: unknown; from: unknown; to: unknown }) => ({ order, from, to })

function ofInvoice(invoice: ServiceInvoice | null, { billing }: RunningSubscription): SubscriptionEvent[] {
  if (!invoice || invoice.version <= (billing.versions.invoices.get(invoice.invoiceId) ?? 0)) return []
  return [{ type: 'ServiceInvoiceReported', data: invoice }]
}
