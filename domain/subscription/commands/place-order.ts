import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import { same } from '#contracts/kernel/same.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { planVolumes } from '#contracts/subscription/plans.ts'
import { clamped, currencySigns, type Order, priceOf } from '#contracts/subscription/prices.ts'
import type { BillTo } from '#contracts/subscription/order.ts'
import type { Coupon } from '#contracts/subscription/standing.ts'
import { nextNumber, type Term, waitingOrder } from '../billing.ts'
import { beginTerm, bought } from '../policies/begin-term.ts'
import { running } from '../policies/running.ts'
import { type RunningSubscription, seatsInUse, type Subscription } from '../subscription.ts'

/** An invoice is due after this many days; an order that is not paid by then ends. */
export const DUE_AFTER_DAYS = 14
const DAY = 86_400_000

type Issued = Extract<SubscriptionEvent, { type: 'InvoiceIssued' }>['data']
type Line = Issued['lines'][number]

/**
 * What is left of the term's price is taken off the new order's. An order that costs less than that waits for the end of
 * the term, so that nothing the company paid for is lost. An order that waits for its payment is replaced by the next one.
 * @throws Rejected 'billing/…'
 */
export function placeOrder(
  { invoiceId, order, coupon: offered, billTo, credit }: SubscriptionCommandData<'PlaceOrder'>,
  state: Subscription,
  now: string,
): SubscriptionEvent[] {
  const subscription = running(state)
  const { billing, report } = subscription
  const coupon = offered && offered.validTill > now ? onInvoice(offered) : null
  if (billing.invoices.has(invoiceId)) return []
  const waiting = waitingOrder(billing)
  if (waiting && same(waiting[1].order, order) && same(waiting[1].coupon, coupon)) return []
  const price = requirePrice(order, coupon)
  requireNotPaused(subscription)
  const term = report.standing.status === 'cancelled' ? null : currentTerm(billing.term, now)
  if (term && same(term.order, order) && !billing.next && report.standing.status === 'active')
    throw new Rejected('billing/already-on-plan', 'This is what you have already')
  requireRoom(order, subscription)

  const replaced: SubscriptionEvent[] = waiting ? [creditNote(waiting, billing.creditNotes, 'replaced')] : []
  const unused = term ? unusedOf(subscription, term, order, now) : 0
  const applied: SubscriptionEvent[] =
    offered && coupon && !same(offered, report.coupon) ? [{ type: 'CouponApplied', data: offered }] : []
  if (term && unused > price.total) {
    const isScheduled = same(billing.next, order)
    return [
      ...replaced,
      ...applied,
      ...(isScheduled ? [] : [{ type: 'SubscriptionOrderScheduled' as const, data: { order, at: term.to } }]),
    ]
  }
  const lines: Line[] = [...price.lines]
  if (unused > 0) lines.push({ item: 'unusedTime', quantity: 1, monthly: 0, amount: -unused })
  const total = price.total - unused
  const issued = issue({ invoiceId, number: nextNumber(billing), order, coupon, billTo, now }, lines, {
    discount: price.discount,
    total,
  })
  const paid: SubscriptionEvent[] =
    total === 0 ? [{ type: 'InvoicePaid', data: { invoiceId, paidAt: now, reference: '' } }] : []
  const begins = credit || total === 0 ? beginTerm(subscription, { invoiceId, order, from: now }) : []
  return [...replaced, ...applied, issued, ...paid, ...begins]
}

export const onInvoice = ({ code, discountPercentage }: Coupon) => ({ code, discountPercentage })

type Facts = Pick<Issued, 'invoiceId' | 'number' | 'order' | 'coupon'> & {
  billTo: BillTo | null
  now: string
  reason?: Issued['reason']
}
export function issue(
  { now, reason = 'order', ...of }: Facts,
  lines: Line[],
  { discount, total }: { discount: number; total: number },
): SubscriptionEvent {
  const dueAt = new Date(Date.parse(now) + DUE_AFTER_DAYS * DAY).toISOString()
  return {
    type: 'InvoiceIssued',
    data: { ...of, reason, lines, subtotal: total + discount, discount, total, dueAt },
  }
}

export const creditNote = (
  [invoiceId, { total }]: [string, { total: number }],
  creditNotes: number,
  reason: 'replaced' | 'expired',
): SubscriptionEvent => ({ type: 'InvoiceCredited', data: { invoiceId, number: creditNotes + 1, total, reason } })

function requirePrice(order: Order, coupon: { discountPercentage: number } | null) {
  const price = priceOf(order, coupon)
  if (!price) throw new Rejected('billing/no-price', 'The price of this plan is agreed with you. Please contact us.')
  if (order.plan === 'starter')
    throw new Rejected('billing/free-plan', 'Cancel your subscription to end it with its term')
  if (!same(clamped(order), order))
    throw new Rejected('billing/too-many-extras', 'This plan does not take that many extra users or jobs')
  return price
}

/**
 * Refuses an order that cannot be placed, here or with a billing service.
 * @throws Rejected 'billing/…' or 'subscription/paused'
 */
export function requireOrder(order: Order, subscription: RunningSubscription): void {
  requirePrice(order, null)
  requireNotPaused(subscription)
  requireRoom(order, subscription)
}

function requireNotPaused({ report }: RunningSubscription) {
  if (report.standing.status === 'paused')
    throw new Rejected('subscription/paused', 'Your subscription is paused. Resume it to go on.')
}

/** What an order allows must hold what is in use; what has to go first is said. */
function requireRoom(order: Order, subscription: RunningSubscription) {
  const { activeJobs, userSeats } = { ...planVolumes[order.plan], ...bought(order) }
  const [jobs, users] = [over(subscription.holding.size, activeJobs), over(seatsInUse(subscription), userSeats)]
  if (jobs + users > 0)
    throw new Rejected(
      'billing/too-much-in-use',
      said`Before you choose this plan, archive ${jobs} jobs and remove ${users} users`,
    )
}
const over = (used: number, most: number | null) => (most === null ? 0 : Math.max(0, used - most))

const currentTerm = (term: Term | null, now: string) => (term && term.to > now ? term : null)

/** What the rest of the term is worth, rounded down: whether it is paid or still owed, the invoice is for the whole of it. */
function unusedOf({ billing }: RunningSubscription, term: Term, order: Order, now: string): number {
  const invoice = billing.invoices.get(term.invoiceId)
  const worth = invoice && invoice.status !== 'credited' ? (priceOf(term.order, invoice.coupon)?.total ?? 0) : 0
  if (worth === 0) return 0
  if (order.currency !== term.order.currency)
    throw new Rejected(
      'billing/other-currency',
      said`Until its term ends, your subscription is billed in ${currencySigns[term.order.currency]}`,
    )
  const [from, to, at] = [term.from, term.to, now].map((moment) => Date.parse(moment)) as [number, number, number]
  return Math.floor((worth * (to - at)) / (to - from))
}
