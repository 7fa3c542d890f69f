import { Rejected } from '#contracts/kernel/rejections.ts'

export function unknownCoupon() {
  const message = 'There is no such coupon, or it has ended'
  return new Rejected('billing/unknown-coupon', message, { couponCode: message })
}
