import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '#contracts/subscription/prices.ts'
import { readEnv } from '#infra/env.ts'
import { timers } from '#projections/timers/timers.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { admin, operating, stranger, viewer } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const folder = useFolders()
const growth: Order = { plan: 'growth', frequency: 'month', currency: 'gbp', seats: 1, jobs: 0 }
const billTo = { name: 'Acme Ltd', address: '1 High Street', taxId: 'GB1' }
let platform: Platform

beforeAll(async () => {
  platform = await openPlatform(
    readEnv({
      DATA_DIR: folder(),
      PUBLIC_URL: 'http://hire.example',
      COUPONS: 'SPRING=20:2090-01-31 OLD=5:2020-01-01',
    }),
  )
  for (const asker of [admin, stranger]) {
    const start = { type: 'StartSubscription', data: { plan: 'starter' } } as const
    await platform.commands.handle(subscriptionDecider, asker.companyId, start, platform.context(asker))
  }
})
afterAll(() => platform.close())

const order = (invoiceId: string, couponCode = '', asker = admin) =>
  platform.useCases.billing.placeOrder(asker, { invoiceId, order: growth, couponCode, billTo })
const shown = async (asker = admin) => (await platform.readers.invoicesOf(asker))!

it('an order is invoiced, begins with the payment that an operator records, and renews by its timer', async () => {
  const invoiceId = randomUUID()
  await expect(order(randomUUID(), 'OLD')).rejects.toMatchObject({ code: 'billing/unknown-coupon' })
  await platform.caughtUp((await order(invoiceId, 'spring')).token)
  expect(await shown()).toMatchObject({ open: 1, invoices: [{ number: 1, total: 104_80, status: 'open', billTo }] })
  expect(await platform.readers.balancesOf(admin)).toMatchObject({
    plan: 'starter',
    report: { coupon: { code: 'SPRING' } },
  })

  const { recordPayment } = platform.useCases.billing
  const payment = { companyId: admin.companyId, invoiceId, reference: 'Transfer 4711' }
  await expect(recordPayment(admin, payment)).rejects.toMatchObject({ code: 'auth/forbidden' })
  expect(await platform.readers.openInvoices(operating(stranger))).toMatchObject({
    rows: [{ companyId: admin.companyId, number: 1 }],
    ...{ page: 1, pages: 1, total: 1 },
  })
  await expect(platform.readers.openInvoices(admin)).rejects.toMatchObject({ code: 'auth/forbidden' })
  await platform.caughtUp((await recordPayment(operating(stranger), payment)).token)
  expect(await platform.readers.balancesOf(admin)).toMatchObject({ plan: 'growth', volume: { userSeats: 3 } })
  const { term } = await shown()
  expect(await shown()).toMatchObject({ open: 0, invoices: [{ status: 'paid', reference: 'Transfer 4711' }] })
  const pdf = await platform.useCases.billing.invoiceFile(admin, invoiceId)
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString(), pdf.bytes.length > 5000]).toEqual([
    'INV-0001.pdf',
    '%PDF-',
    true,
  ])
  await expect(platform.useCases.billing.invoiceFile(stranger, invoiceId)).rejects.toMatchObject({
    code: 'billing/unknown-invoice',
  })
  await expect
    .poll(async () => {
      const set = await platform.reads.store.find(platform.reads.live(timers), {
        filter: { companyId: admin.companyId },
        limit: 10,
      })
      return set.map((each) => (each as unknown as { dueAt: string }).dueAt)
    })
    .toContain(term!.to)
})

it('no one sees or orders for another company, and a viewer orders nothing', async () => {
  expect(await shown(stranger)).toMatchObject({ invoices: [] })
  await expect(order(randomUUID(), '', viewer)).rejects.toMatchObject({ code: 'auth/forbidden' })
  await expect(
    platform.useCases.billing.pauseSubscription(viewer, { option: 'immediately', months: null }),
  ).rejects.toMatchObject({
    code: 'auth/forbidden',
  })
})

it('a subscription pauses, is kept, and ends with its term', async () => {
  const { pauseSubscription, keepSubscription, cancelSubscription, resumeSubscription } = platform.useCases.billing
  await pauseSubscription(admin, { option: 'immediately', months: 2 })
  await expect(cancelSubscription(admin)).rejects.toMatchObject({ code: 'billing/not-active' })
  await resumeSubscription(admin)
  await cancelSubscription(admin)
  await keepSubscription(admin)
  const { token } = await cancelSubscription(admin)
  await platform.caughtUp(token)
  expect(await platform.readers.balancesOf(admin)).toMatchObject({ report: { standing: { status: 'non_renewing' } } })
  await expect(pauseSubscription(stranger, { option: 'immediately', months: 2 })).rejects.toMatchObject({
    code: 'billing/no-term',
  })
})
