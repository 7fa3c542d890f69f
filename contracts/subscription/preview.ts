import type { SubscriptionEvent } from './events.ts'

type Issued = Extract<SubscriptionEvent, { type: 'InvoiceIssued' }>['data']
/** Amounts in the smallest unit of the order's currency; `total` is what has to be paid. */
export type InvoicePreview = Pick<Issued, 'order' | 'coupon' | 'lines' | 'discount' | 'total'>
/** 'ordered': the same order waits for its payment already; 'waits': it begins at the end of the term, and costs nothing now. */
export type OrderPreview =
  | { outcome: 'invoice'; invoice: InvoicePreview; begins: boolean; replaces: boolean }
  | { outcome: 'waits'; at: string }
  | { outcome: 'ordered' }
export type NextInvoice = { at: string; invoice: InvoicePreview }
