import * as z from 'zod'
import { Instant, Uuid } from '../kernel/ids.ts'
import { InvoiceLine } from '../subscription/billing-events.ts'
import { ServiceInvoice, ServiceSubscription } from '../subscription/provider.ts'
import { comparedParts } from '../subscription/service-events.ts'
import { BillTo, OrderCoupon, OrderSchema } from '../subscription/order.ts'

export const InvoiceView = z.object({
  invoiceId: Uuid,
  number: z.number().int(),
  reason: z.enum(['order', 'renewal']),
  status: z.enum(['open', 'paid', 'credited']),
  begun: z.boolean(),
  issuedAt: Instant,
  dueAt: Instant,
  paidAt: Instant.nullable(),
  reference: z.string(),
  credit: z.object({ number: z.number().int(), at: Instant, reason: z.enum(['replaced', 'expired']) }).nullable(),
  order: OrderSchema,
  coupon: OrderCoupon.nullable(),
  billTo: BillTo.nullable(),
  lines: z.array(InvoiceLine),
  subtotal: z.number().int(),
  discount: z.number().int(),
  total: z.number().int(),
})
export type InvoiceView = z.infer<typeof InvoiceView>

/** The subscription that a billing service keeps, as it last said. */
export const ServedView = ServiceSubscription.pick({
  site: true,
  subscriptionId: true,
  customerId: true,
  planId: true,
  order: true,
  from: true,
  to: true,
}).extend({ reportedAt: Instant })
export type ServedView = z.infer<typeof ServedView>
export const ServiceInvoiceView = ServiceInvoice.omit({ version: true })
export type ServiceInvoiceView = z.infer<typeof ServiceInvoiceView>
/** What a comparison with the billing service found to differ, and mended. */
export const RepairView = z.object({ at: Instant, parts: z.array(z.enum(comparedParts)) })
export type RepairView = z.infer<typeof RepairView>

/** What operators see of an invoice that is not paid. */
export type OpenInvoice = InvoiceView & { companyId: string; company: string }
