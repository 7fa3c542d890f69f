import * as z from 'zod'
import { Instant } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { OrderSchema } from '#contracts/subscription/order.ts'
import { InvoiceView, RepairView, ServedView, ServiceInvoiceView } from '#contracts/views/invoices.ts'
import type { Projection } from '../runtime/projection.ts'

export const InvoicesView = z.object({
  invoices: z
    .array(InvoiceView)
    .describe('What was invoiced, newest first; amounts in the smallest unit of the currency'),
  term: z
    .object({ order: OrderSchema, from: Instant, to: Instant })
    .nullable()
    .describe('What the company pays for now, and until when'),
  next: OrderSchema.nullable().describe('What follows at the end of the term in place of the same again'),
  service: ServedView.nullable().describe(
    'What a billing service keeps; null while the company is billed here, or not at all',
  ),
  site: z.string().nullable().describe('Site of the service'),
  serviceInvoices: z.array(ServiceInvoiceView).describe('Invoices of a billing service, newest first'),
  repaired: z.array(RepairView).describe('What comparisons with the billing service mended, newest first, 20 at most'),
  repairedAt: Instant.nullable().describe('When the last one did'),
  open: z.number().int().describe('How many invoices are not paid'),
  nextDue: Instant.nullable().describe('When the first of these is, or was, due'),
})
export type InvoicesView = z.infer<typeof InvoicesView>

export const invoices: Projection<InvoicesView, SubscriptionEvent> = {
  name: 'invoices',
  version: 3,
  category: 'subscription',
  description:
    'One document per company: its invoices, the term that they are for, and the subscription that a billing service keeps.',
  schema: InvoicesView,
  indexes: [{ fields: ['companyId'] }, { fields: ['nextDue'] }, { fields: ['repairedAt'] }, { fields: ['site'] }],
  counters: [],
  evolve,
}

const nothing: InvoicesView = {
  ...{ invoices: [], term: null, next: null, open: 0, nextDue: null },
  ...{ service: null, site: null, serviceInvoices: [], repaired: [], repairedAt: null },
}
const MOST_REPAIRS = 20

function evolve(
  known: InvoicesView | null,
  { event, occurredAt: at }: Recorded<SubscriptionEvent>,
): InvoicesView | null {
  const view = known ?? nothing
  const changed = (invoiceId: string, change: Partial<InvoiceView>): InvoicesView =>
    counted({
      ...view,
      invoices: view.invoices.map((each) => (each.invoiceId === invoiceId ? { ...each, ...change } : each)),
    })
  switch (event.type) {
    case 'SubscriptionStarted':
      return nothing
    case 'InvoiceIssued': {
      const issued: InvoiceView = {
        ...event.data,
        billTo: event.data.billTo ?? view.invoices[0]?.billTo ?? null,
        status: 'open',
        begun: false,
        issuedAt: at,
        paidAt: null,
        reference: '',
        credit: null,
      }
      return counted({ ...view, invoices: [issued, ...view.invoices] })
    }
    case 'InvoicePaid': {
      const { invoiceId, paidAt, reference } = event.data
      return changed(invoiceId, { status: 'paid', paidAt, reference })
    }
    case 'InvoiceCredited': {
      const { invoiceId, number, reason } = event.data
      return changed(invoiceId, { status: 'credited', credit: { number, at, reason } })
    }
    case 'SubscriptionTermStarted': {
      const { invoiceId, order, from, to } = event.data
      return { ...changed(invoiceId, { begun: true }), term: { order, from, to }, next: null }
    }
    case 'BillingServiceReported': {
      const { repaired: parts, version: _version, ...link } = event.data
      const repaired = parts.length === 0 ? null : { at, parts }
      return {
        ...view,
        service: { ...link, reportedAt: at },
        site: link.site,
        term: null,
        next: null,
        ...(repaired && { repaired: [repaired, ...view.repaired].slice(0, MOST_REPAIRS), repairedAt: at }),
      }
    }
    case 'ServiceInvoiceReported': {
      const { version: _version, ...invoice } = event.data
      const others = view.serviceInvoices.filter(({ invoiceId }) => invoiceId !== invoice.invoiceId)
      const all = [invoice, ...others].sort((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1))
      return { ...view, serviceInvoices: all }
    }
    case 'BillingServiceLeft':
      return { ...view, service: null, site: null }
    case 'SubscriptionOrderScheduled':
      return { ...view, next: event.data.order }
    case 'SubscriptionCancelled':
      return { ...view, next: null }
    default:
      return known
  }
}

function counted(view: InvoicesView): InvoicesView {
  const due = view.invoices.flatMap(({ status, dueAt }) => (status === 'open' ? [dueAt] : [])).sort()
  return { ...view, open: due.length, nextDue: due[0] ?? null }
}
