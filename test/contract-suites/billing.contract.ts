import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import type { Platform } from '#services/platform.ts'

export type Selling = {
  platform: Platform
  rita: Asker
  /** Of another company. */
  stranger: Asker
  /** The payment of an order arrives. */
  pay(invoiceId: string): Promise<void>
  /** The newest invoice of Rita's company, by the id that pages ask for it. */
  newestInvoice(): Promise<string>
  close(): Promise<void>
}

const order: Order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 1, jobs: 0 }
const billTo = { name: 'Acme Ltd', address: '1 High Street', taxId: '' }

/** What pages and API may rely on with every billing engine: SPRING takes 20 % off, OLD has ended, SOON can be made to end. */
export function billingContract(name: string, open: () => Promise<Selling>, endSoon: () => void) {
  describe(`billing: ${name}`, () => {
    let selling: Selling
    beforeAll(async () => void (selling = await open()))
    afterAll(() => selling?.close())

    const ways = () => selling.platform.useCases.billing
    const shown = async (written: { token: ConsistencyToken }) => {
      await selling.platform.caughtUp(written.token)
      return (await selling.platform.readers.balancesOf(selling.rita))!
    }
    const place = (couponCode: string, asker = selling.rita, invoiceId = randomUUID()) =>
      ways().placeOrder(asker, { invoiceId, order, couponCode, billTo })

    it('knows its coupons: one that has ended is named and not active, another is unknown (BILL-040, BILL-054)', async () => {
      expect(await ways().activeCoupon('SPRING')).toMatchObject({ code: 'SPRING', discountPercentage: 20 })
      expect(await ways().couponOf('OLD')).toMatchObject({ active: false })
      expect(await ways().activeCoupon('OLD')).toBeNull()
      await expect(ways().couponOf('NONE')).rejects.toMatchObject({ code: 'billing/unknown-coupon' })
    })

    it('orders nothing with a coupon that has ended, also when it ended between the pages', async () => {
      const { plan } = await shown({ token: {} })
      await expect(place('OLD')).rejects.toMatchObject({ code: 'billing/unknown-coupon' })
      expect((await ways().checkoutPage(selling.rita, order, 'SPRING')).url).toMatch(/^https?:/)
      endSoon()
      await expect(place('SOON')).rejects.toMatchObject({ code: 'billing/unknown-coupon' })
      expect(await shown({ token: {} })).toMatchObject({ plan, report: { coupon: null } })
    })

    it('is for those who see the bill', async () => {
      const viewer = { ...selling.rita, role: 'review', creator: false, permissions: permissionsOf.review } as Asker
      const refused = { code: 'auth/forbidden' }
      await expect(place('', viewer)).rejects.toMatchObject(refused)
      for (const call of [
        () => ways().checkoutPage(viewer, order),
        () => ways().portalPage(viewer),
        () => ways().collectPage(viewer),
        () => ways().cancelSubscription(viewer),
        () => ways().resumeSubscription(viewer),
        () => ways().invoiceFile(viewer, randomUUID()),
      ])
        await expect(call()).rejects.toMatchObject(refused)
    })

    it('begins the plan with its payment and the coupon (BILL-049)', async () => {
      const invoiceId = randomUUID()
      const written = await place('SPRING', selling.rita, invoiceId)
      await selling.pay(invoiceId)
      expect(await shown(written)).toMatchObject({
        plan: 'growth',
        volume: { userSeats: 3 },
        report: { standing: { status: 'active' }, dueSince: null, coupon: { code: 'SPRING', discountPercentage: 20 } },
      })
    })

    it('gives the invoice to its company alone (BILL-047)', async () => {
      const invoiceId = await selling.newestInvoice()
      const { bytes } = await ways().invoiceFile(selling.rita, invoiceId)
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      const unknown = { code: 'billing/unknown-invoice' }
      await expect(ways().invoiceFile(selling.stranger, invoiceId)).rejects.toMatchObject(unknown)
      await expect(ways().invoiceFile(selling.rita, randomUUID())).rejects.toMatchObject(unknown)
    })

    it('leads to where means of payment are kept and to what is due (BILL-051, BILL-053)', async () => {
      for (const page of [await ways().portalPage(selling.rita), await ways().collectPage(selling.rita)])
        expect(page.url).toMatch(/^https?:/)
    })

    it('pauses, resumes, cancels at the end of the term and takes that back (BILL-032, BILL-052)', async () => {
      const { rita } = selling
      const standing = async (written: { token: ConsistencyToken }) => (await shown(written)).report.standing
      const paused = await standing(await ways().pauseSubscription(rita, { option: 'immediately', months: 2 }))
      expect(paused).toMatchObject({ status: 'paused', resumesAt: expect.any(String) })
      expect(await standing(await ways().resumeSubscription(rita))).toMatchObject({ status: 'active', pausesAt: null })
      expect(await standing(await ways().resumeSubscription(rita))).toMatchObject({ status: 'active' })
      expect(await standing(await ways().cancelSubscription(rita))).toMatchObject({ status: 'non_renewing' })
      expect(await standing(await ways().keepSubscription(rita))).toMatchObject({ status: 'active', pausesAt: null })
      const planned = await standing(await ways().pauseSubscription(rita, { option: 'end_of_term', months: null }))
      expect(planned).toMatchObject({ status: 'active', pausesAt: expect.any(String) })
      expect(await standing(await ways().keepSubscription(rita))).toMatchObject({ status: 'active', pausesAt: null })
    })

    it('has no term to pause or cancel for a company that ordered nothing', async () => {
      const refused = { code: 'billing/no-term' }
      await expect(ways().cancelSubscription(selling.stranger)).rejects.toMatchObject(refused)
      const pause = { option: 'immediately', months: null } as const
      await expect(ways().pauseSubscription(selling.stranger, pause)).rejects.toMatchObject(refused)
    })
  })
}
