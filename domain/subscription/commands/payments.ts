import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { isOwed } from '../billing.ts'
import { beginTerm } from '../policies/begin-term.ts'
import { running } from '../policies/running.ts'
import type { RunningSubscription, Subscription } from '../subscription.ts'
import { creditNote } from './place-order.ts'

/**
 * A payment has arrived. The plan of an order begins with it, and what was blocked for want of it goes on.
 * @throws Rejected 'billing/unknown-invoice' or 'billing/invoice-credited'
 */
export function recordPayment(
  { invoiceId, paidAt, reference }: SubscriptionCommandData<'RecordPayment'>,
  state: Subscription,
  now: string,
): SubscriptionEvent[] {
  const subscription = running(state)
  const { billing, report } = subscription
  const invoice = billing.invoices.get(invoiceId)
  if (!invoice) throw new Rejected('billing/unknown-invoice', 'There is no such invoice')
  if (invoice.status === 'credited')
    throw new Rejected('billing/invoice-credited', 'This invoice was cancelled by a credit note')
  if (invoice.status === 'paid') return []
  const paid: SubscriptionEvent = { type: 'InvoicePaid', data: { invoiceId, paidAt, reference } }
  const settled: SubscriptionEvent[] =
    report.dueSince !== null && !billing.service && !othersOverdue(subscription, invoiceId, now)
      ? [{ type: 'PaymentSettled', data: {} }]
      : []
  if (!invoice.begun) {
    const begins = beginTerm(subscription, { invoiceId, order: invoice.order, from: now })
    return [paid, ...begins, ...settled]
  }
  const blocked = report.standing.status === 'cancelled' && settled.length > 0
  return [paid, ...settled, ...(blocked ? [{ type: 'SubscriptionActivated' as const, data: {} }] : [])]
}

const othersOverdue = ({ billing }: RunningSubscription, but: string, now: string) =>
  [...billing.invoices].some(([id, invoice]) => id !== but && isOwed(invoice) && invoice.dueAt <= now)

/** On the due day an unpaid order is cancelled. An unpaid invoice for a plan in use counts as a failed payment (BILL-033). */
export function noteOverdue(
  { invoiceId }: SubscriptionCommandData<'NoteInvoiceOverdue'>,
  state: Subscription,
): SubscriptionEvent[] {
  const { billing, report } = running(state)
  const invoice = billing.invoices.get(invoiceId)
  if (invoice?.status !== 'open') return []
  if (!invoice.begun) return [creditNote([invoiceId, invoice], billing.creditNotes, 'expired')]
  // What is due with a billing service, that service says.
  return report.dueSince === null && !billing.service
    ? [{ type: 'PaymentFailed', data: { dueSince: invoice.dueAt } }]
    : []
}

/** After the last stage the subscription is blocked: it has the status `cancelled` and the message of BILL-035. */
export function blockForUnpaid(
  { invoiceId }: SubscriptionCommandData<'BlockForUnpaidInvoice'>,
  state: Subscription,
  now: string,
): SubscriptionEvent[] {
  const { billing, report } = running(state)
  const invoice = billing.invoices.get(invoiceId)
  return invoice && isOwed(invoice) && !billing.service && report.standing.status !== 'cancelled'
    ? [{ type: 'SubscriptionCancelled', data: { cancelledAt: now } }]
    : []
}
