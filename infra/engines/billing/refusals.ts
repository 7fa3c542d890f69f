import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'

export const unavailable = (retryAfterS?: number) =>
  new Rejected('billing/unavailable', 'The payment service cannot be reached. Please try again later.', {}, retryAfterS)

/** `reason` is what the service says, in its own words. */
export const refusedBecause = (reason: string) =>
  new Rejected('billing/refused', said`The payment service says: ${reason.slice(0, 300)}`)

export const notSubscribed = () => new Rejected('subscription/not-found', 'This company has no subscription')

export const unknownInvoice = () => new Rejected('billing/unknown-invoice', 'There is no such invoice')

export const unknownCoupon = () => {
  const message = 'There is no such coupon, or it has ended'
  return new Rejected('billing/unknown-coupon', message, { couponCode: message })
}
