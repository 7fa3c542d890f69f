import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '#contracts/subscription/prices.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { operating } from '#test/fixtures/people.ts'
import { seeding, type SeededPerson } from '#test/support/seed.ts'
import { openRoles, type Platform } from '../platform.ts'
import { fireDueTimers } from '../scheduler/due-timers.ts'

const folder = useFolders()
const DAY = 86_400_000
const team: Order = { plan: 'team', frequency: 'month', currency: 'gbp', seats: 0, jobs: 0 }
const billTo = { name: 'Acme Ltd', address: '1 High Street', taxId: '' }
let clock = Date.now()
let platform: Platform
let rita: SeededPerson

const env = readEnv({ DATA_DIR: folder(), PUBLIC_URL: 'http://hire.example' })
async function open() {
  platform = await openRoles(env, new Set(['web', 'relay', 'projector', 'processes']), {
    now: () => new Date(clock).toISOString(),
    engines: await openEngines(env),
  })
}
beforeAll(open)
afterAll(() => platform.close())

const outbox = async () =>
  (await platform.useCases.accounts.outboxAt(rita.email)).filter(({ text }) => text.includes('billing of')).reverse()
/** Subjects of what the person got of billing since it was looked last, oldest first. */
let looked = 0
async function news(count: number) {
  const arrived = async () => {
    await fireDueTimers(platform)
    return (await outbox()).length
  }
  await expect.poll(arrived, { timeout: 20_000, interval: 200 }).toBe(looked + count)
  const found = (await outbox()).slice(looked).map(({ subject }) => subject.split(':')[0])
  looked += count
  return found
}
/** A server that was stopped over these days: what is held leaves after it, and only once. */
async function pass(days: number) {
  await platform.close()
  clock += days * DAY
  await open()
}
const pay = async (invoiceId: string) => {
  const payment = { companyId: rita.asker.companyId, invoiceId, reference: 'Transfer' }
  await platform.caughtUp((await platform.useCases.billing.recordPayment(operating(rita.asker), payment)).token)
}
const invoices = async () => (await platform.readers.invoicesOf(rita.asker))!.invoices
async function order() {
  const invoiceId = randomUUID()
  const { token } = await platform.useCases.billing.placeOrder(rita.asker, {
    ...{ invoiceId, order: team, couponCode: '', billTo },
  })
  await platform.caughtUp(token)
  return invoiceId
}

it('who sees the bill hears of the invoice, each reminder, the block, and that all is well again', async () => {
  rita = await seeding(platform).person()
  const invoiceId = await order()
  expect(await news(1)).toEqual(['Invoice INV-0001 for Acme'])
  const { text = '' } = (await outbox())[0] ?? {}
  expect(text).toContain('INV-0001 over £239')
  expect(text).toContain(`http://hire.example/api/legacy/chargebee/invoices/${invoiceId}/download`)
  await pay(invoiceId)
  await pass(32)
  expect(await news(1)).toEqual(['Invoice INV-0002 for Acme'])
  // Due after 14 days; the stages of BILL-033 follow on days 1, 4 and 9.
  await pass(14)
  expect(await news(1)).toEqual(['A payment is overdue'])
  await pass(1)
  expect(await news(1)).toEqual(['A payment is overdue'])
  await pass(3)
  expect(await news(1)).toEqual(['Please pay to keep your access'])
  await pass(5)
  expect(await news(1)).toEqual(['Please pay to keep your access'])
  // By then the next term has begun and is invoiced too.
  await pass(10)
  expect(await news(1)).toEqual(['Invoice INV-0003 for Acme'])
  await pass(12)
  expect(await news(1)).toEqual(['Your subscription is blocked'])
  for (const each of await invoices()) if (each.status === 'open') await pay(each.invoiceId)
  expect(await news(1)).toEqual(['Your subscription is active again'])
})

it('a reminder of what was paid meanwhile does not leave; a pause, its end and a cancellation are mailed', async () => {
  await pass(18)
  expect(await news(1)).toEqual(['Invoice INV-0004 for Acme'])
  await pass(14)
  expect(await news(1)).toEqual(['A payment is overdue'])
  for (const each of await invoices()) if (each.status === 'open') await pay(each.invoiceId)
  await pass(6)
  const { pauseSubscription, resumeSubscription, cancelSubscription } = platform.useCases.billing
  await pauseSubscription(rita.asker, { option: 'immediately', months: 1 })
  expect(await news(1)).toEqual(['Your subscription is paused'])
  expect((await outbox()).at(-1)?.text).toMatch(/It resumes on \w+ \d+, \d{4}/)
  await resumeSubscription(rita.asker)
  expect(await news(1)).toEqual(['Your subscription is active again'])
  await cancelSubscription(rita.asker)
  expect((await news(1))[0]).toMatch(/^Your subscription ends on /)
  await pass(32)
  expect(await news(1)).toEqual(['Your subscription has ended'])
})
