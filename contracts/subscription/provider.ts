import * as z from 'zod'
import { type CompanyId, Instant } from '../kernel/ids.ts'
import { OrderSchema } from './order.ts'
import { BillingReport } from './standing.ts'

/** A subscription as a billing service keeps it, in the product's words. */
export const ServiceSubscription = BillingReport.extend({
  /** The site of the service, as `cb_site` (BILL-006, BILL-058). */
  site: z.string().min(1).max(100),
  subscriptionId: z.string().min(1).max(100),
  customerId: z.string().min(1).max(100),
  planId: z.string().max(100).nullable(),
  /** Null for a plan that the product does not sell: the operator says which one it is. */
  order: OrderSchema.nullable(),
  /** The current term; null where the service names none. */
  from: Instant.nullable(),
  to: Instant.nullable(),
  /** Counts up with every change at the service, in milliseconds; of two reports the one with the greater counts. */
  version: z.number().int().min(0),
})
export type ServiceSubscription = z.infer<typeof ServiceSubscription>

/** An invoice of a billing service; amounts are whole numbers of the currency's smallest unit. */
export const ServiceInvoice = z.object({
  invoiceId: z.string().min(1).max(100),
  subscriptionId: z.string().max(100).nullable(),
  status: z.enum(['open', 'overdue', 'paid', 'voided']),
  currency: z.string().length(3),
  total: z.number().int(),
  due: z.number().int(),
  issuedAt: Instant,
  dueAt: Instant.nullable(),
  paidAt: Instant.nullable(),
  version: z.number().int().min(0),
})
export type ServiceInvoice = z.infer<typeof ServiceInvoice>

/** What one message of a billing service says. The id of its customer is the id of the company. */
export type ServiceNotice = {
  id: string
  occurredAt: string
  companyId: CompanyId
  subscription: ServiceSubscription | null
  invoice: ServiceInvoice | null
}

/** A page of the service where a person goes on. `frame`: whether it can be shown inside a page of ours. */
export type ServicePage = { url: string; frame: boolean }

/** What the next invoice will be; `at` null where none follows. */
export type ServiceInvoicePreview = {
  at: string | null
  currency: string
  lines: { description: string; quantity: number; amount: number }[]
  discount: number
  tax: number
  total: number
}
