import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { SubscriptionCommand } from '#contracts/subscription/commands.ts'
import type { BillTo, PauseOption } from '#contracts/subscription/order.ts'
import { invoiceName } from '#contracts/subscription/invoice-name.ts'
import type { NextInvoice, OrderPreview } from '#contracts/subscription/preview.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import type { Coupon } from '#contracts/subscription/standing.ts'
import { drawInvoice } from '../../core/draw-invoice.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { nextInvoice, previewOrder } from '#domain/subscription/preview.ts'
import type { Core } from '../../core/core.ts'
import { allow, allowOperator } from '../../core/authorize.ts'
import { unknownCoupon } from './unknown-coupon.ts'

type Written = Promise<{ token: ConsistencyToken }>

/** Billing by invoice, which needs no account anywhere: it collects no card payments and no tax, and says so. */
export function builtInBilling({ commands, context, site, now, readers }: Core) {
  const send = async (asker: Asker, command: SubscriptionCommand, companyId: CompanyId = asker.companyId): Written => {
    const { token } = await commands.handle(subscriptionDecider, companyId, command, context(asker), companyId)
    return { token }
  }
  const couponNamed = (code: string): Coupon | null => {
    const named = code.trim().toLowerCase()
    return site.coupons.find((each) => each.code.toLowerCase() === named) ?? null
  }
  /** Null where there is none by that code, or it has ended (BILL-040). */
  const activeCoupon = (code: string): Coupon | null => {
    const coupon = couponNamed(code)
    return coupon && coupon.validTill > now() ? coupon : null
  }

  return {
    /** A coupon, also one that has ended; null where there is none by that code. */
    coupon(code: string): { coupon: Coupon; active: boolean } | null {
      const coupon = couponNamed(code)
      return coupon && { coupon, active: coupon.validTill > now() }
    },
    /**
     * Invoices an order. Its plan begins with the payment, or at once where the operator allows credit. The same
     * `invoiceId` twice is one order.
     * @throws Rejected 'auth/forbidden', 'billing/…'; 'billing/unknown-coupon' for a code that is not active
     */
    async placeOrder(
      asker: Asker,
      { invoiceId, order, couponCode, billTo }: { invoiceId: string; order: Order; couponCode: string; billTo: BillTo },
    ): Written {
      allow(asker, 'company.billing')
      // A billing service sells the plans: no company pays twice.
      if (site.billingSecret) throw new Rejected('billing/no-term', 'This plan is not billed here. Please contact us.')
      const coupon = couponCode.trim() === '' ? null : activeCoupon(couponCode)
      if (couponCode.trim() !== '' && !coupon) throw unknownCoupon()
      const data = { invoiceId, order, coupon: coupon && { ...coupon }, billTo, credit: site.billingCredit }
      return send(asker, { type: 'PlaceOrder', data })
    },
    /**
     * What {@link placeOrder} would do; nothing is recorded.
     * @throws Rejected 'auth/forbidden', 'billing/…'
     */
    async previewOrder(
      asker: Asker,
      { order, coupon }: { order: Order; coupon: Coupon | null },
    ): Promise<OrderPreview> {
      allow(asker, 'company.billing')
      const { state } = await commands.stateOf(subscriptionDecider, asker, asker.companyId)
      return previewOrder(state, { order, coupon, credit: site.billingCredit }, now())
    },
    /** The invoice that comes next; null where none does. @throws Rejected 'auth/forbidden' */
    async nextInvoice(asker: Asker): Promise<NextInvoice | null> {
      allow(asker, 'company.billing')
      return nextInvoice((await commands.stateOf(subscriptionDecider, asker, asker.companyId)).state)
    },
    /** An invoice, or its credit note, as PDF. @throws Rejected 'auth/forbidden'; 'billing/unknown-invoice' also for another company's */
    async invoicePdf(asker: Asker, invoiceId: string): Promise<{ name: string; bytes: Buffer }> {
      allow(asker, 'company.billing')
      const [listed, company] = await Promise.all([readers.invoicesOf(asker), readers.companyOf(asker)])
      const invoice = listed?.invoices.find((each) => each.invoiceId === invoiceId)
      if (!invoice) throw new Rejected('billing/unknown-invoice', 'There is no such invoice')
      const bytes = await drawInvoice({ ...invoice, companyName: company?.name ?? '' }, site.seller)
      return { name: `${invoiceName(invoice.number)}.pdf`, bytes }
    },
    /** The payment of a company's invoice has arrived. Only operators may say so. @throws Rejected 'auth/forbidden', 'billing/…' */
    async recordPayment(
      asker: Asker,
      { companyId, invoiceId, reference }: { companyId: CompanyId; invoiceId: string; reference: string },
    ): Written {
      allowOperator(asker)
      const data = { invoiceId, reference: reference.trim(), paidAt: now() }
      return send(asker, { type: 'RecordPayment', data }, companyId)
    },
    /** BILL-032. @throws Rejected 'auth/forbidden', 'billing/not-active', 'billing/no-term' */
    async pauseSubscription(asker: Asker, data: { option: PauseOption; months: number | null }): Written {
      allow(asker, 'company.billing')
      return send(asker, { type: 'PauseSubscription', data })
    },
    /** Ends a pause before its time (BILL-029); if the term ended during the pause, the next one begins with its invoice. */
    async resumeSubscription(asker: Asker): Written {
      allow(asker, 'company.billing')
      return send(asker, { type: 'ResumeSubscription', data: { invoiceId: randomUUID() } })
    },
    /** At the end of the term. @throws Rejected 'auth/forbidden', 'billing/not-active', 'billing/no-term' */
    async cancelSubscription(asker: Asker): Written {
      allow(asker, 'company.billing')
      return send(asker, { type: 'CancelSubscription', data: {} })
    },
    /** Takes back a cancellation, or a pause, that has not begun. @throws Rejected 'auth/forbidden' */
    async keepSubscription(asker: Asker): Written {
      allow(asker, 'company.billing')
      return send(asker, { type: 'KeepSubscription', data: {} })
    },
  }
}
