import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChargebeePeer, chargebeePeer } from '#test/peers/chargebee/server.ts'
import { expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-chargebee-'))
const DAY = 86_400_000
let peer: ChargebeePeer
let server: RunningServer
let rita: SeededPerson
beforeAll(async () => {
  peer = await chargebeePeer()
  peer.addCoupon('SPRING', 20)
  rita = await seedFolder(dataDir, (seed) => seed.person())
  server = await startServer({ dataDir, env: peer.settings })
  peer.hookTo(`${server.url}/hooks/chargebee`)
})
afterAll(async () => {
  await server?.stop()
  await peer?.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const later = (days: number) => new Date(Date.parse(peer.now()) + days * DAY)

it('a company pays for a plan with a coupon, a payment fails and is settled in a frame, and a pause ends on its day', async () => {
  const page = await browser.open(phone)
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/billing?frequency=month&currency=usd&seats=1`)
  await page.getByRole('link', { name: 'Choose Team' }).click()
  await page.getByText(/You pay on the page of our billing service/).waitFor()
  await page.getByLabel(/^Coupon/).fill('SPRING')
  await expectClean(page)
  await page.getByRole('button', { name: 'Go on to payment' }).click()
  await page.getByLabel('Card').selectOption('refused')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Card').selectOption('good')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL('**/admin/billing/success**')
  await page.getByRole('heading', { name: /Team/ }).first().waitFor()
  await page.goto(`${server.url}/admin/billing/invoices`)
  await page.getByRole('link', { name: /^PDF of/ }).waitFor()
  await page.getByRole('link', { name: 'Preview the next invoice' }).click()
  await page.getByRole('heading', { name: 'The next invoice' }).waitFor()
  await page.getByText('Discount').waitFor()
  await expectClean(page)

  // The banner comes to a page that is open, without a reload.
  await page.goto(`${server.url}/admin/overview`)
  const companyId = [...peer.state.subscriptions.values()][0]!.customer_id
  peer.failPayments(companyId)
  await peer.travel(later(32))
  await page.getByText('We were unable to process your credit card payment').waitFor()
  peer.failPayments(companyId, false)
  peer.frame('allowed')
  await page.getByRole('link', { name: 'Update your details here' }).click()
  const frame = page.frameLocator('iframe[title="Payment page of the billing service"]')
  await frame.getByRole('button', { name: 'Pay' }).click()
  await page.getByText('We were unable to process your credit card payment').waitFor({ state: 'detached' })
  peer.frame('refused')
  await page.goto(`${server.url}/admin/billing/invoices?pay=1`)
  await page.getByRole('link', { name: 'Open the payment page in a new tab' }).waitFor()
  peer.answerNext({ status: 503, headers: { 'retry-after': '60' }, path: /collect_now/ })
  await page.reload()
  await page.getByText(/The payment page could not be opened/).waitFor()
  await page.getByRole('button', { name: 'Chat with us' }).waitFor()

  await page.goto(`${server.url}/admin/billing/invoices`)
  // The site's clock is a month ahead of ours.
  await page.getByLabel('When').selectOption('immediately')
  await page.getByLabel('For how long').selectOption('3')
  await page.getByRole('button', { name: 'Pause the subscription' }).click()
  await page.getByText('It is paused.').waitFor()
  await peer.travel(later(70))
  await page.reload()
  await page.getByRole('button', { name: 'Pause the subscription' }).waitFor()
  expect(peer.subscriptionOf(companyId).status).toBe('active')
})
