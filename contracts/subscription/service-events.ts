import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { ServiceInvoice, ServiceSubscription } from './provider.ts'

/** What can differ between our state and the service's, as a comparison names it. */
export const comparedParts = ['plan', 'volumes', 'status', 'payment', 'coupon', 'term'] as const

/**
 * A billing service keeps the company's subscription, and has said how it is: the plan, the status and what else changed
 * are events of their own beside it. `repaired` names what a comparison found to differ; empty for a report.
 */
export const BillingServiceReported = defineEvent(
  'BillingServiceReported',
  ServiceSubscription.omit({ standing: true, dueSince: true, coupon: true }).extend({
    repaired: z.array(z.enum(comparedParts)),
  }),
)
export const ServiceInvoiceReported = defineEvent('ServiceInvoiceReported', ServiceInvoice)
/** The company is billed by invoice here again; what the service still says of it counts only if it is newer. */
export const BillingServiceLeft = defineEvent('BillingServiceLeft', z.object({}))
