import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-checkout-'))
let server: RunningServer
let rita: SeededPerson
let olga: SeededPerson
beforeAll(async () => {
  ;[rita, olga] = await seedFolder(dataDir, async (seed) => [await seed.person(), await seed.person()])
  server = await startServer({ dataDir, env: { OPERATORS: olga.email, COUPONS: 'SPRING=20:2090-01-31' } })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a company orders a plan with a coupon, has it once the payment is recorded, and takes a cancellation back', async () => {
  const page = await browser.open({ ...phone, ...dark })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/billing?frequency=month&currency=gbp&seats=1`)
  await page.getByRole('link', { name: 'Choose Team' }).click()
  await page.getByText('Total without tax').waitFor()
  await page.getByText('£271').waitFor()
  const order = page.getByRole('button', { name: 'Order and get the invoice' })
  await page.getByLabel(/^Coupon/).fill('AUTUMN')
  await order.click()
  await page.getByText('Required field').waitFor()
  await page.getByLabel('Address').fill('1 High Street\nLondon')
  await order.click()
  await page.getByText('There is no such coupon, or it has ended').waitFor()
  await expectClean(page)
  await page.getByLabel(/^Coupon/).fill('spring')
  await order.click()
  await page.getByText('The order is placed. Its invoice is below.').waitFor()
  await page.getByText('£216.80').waitFor()
  const pdf = await page.request.get(
    await page
      .getByRole('link', { name: 'PDF of INV-0001' })
      .getAttribute('href')
      .then((href) => server.url + href),
  )
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  await expectClean(page)

  const paid = await browser.open()
  await signedIn(paid, server.url, rita)
  await paid.goto(`${server.url}/admin/billing/success?plan=team`)
  await paid.getByRole('heading', { name: 'Waiting for Team' }).waitFor()
  await expectClean(paid)

  const desk = await browser.open()
  await signedIn(desk, server.url, olga)
  await desk.goto(`${server.url}/admin/billing/invoices`)
  await desk.getByLabel('Reference of the payment for INV-0001').fill('Transfer 4711')
  await desk.getByRole('button', { name: 'Record payment' }).click()
  await desk.getByText('The payment is recorded.').waitFor()
  await desk.getByText('No invoice is open.').waitFor()
  await paid.getByRole('heading', { name: 'You are on Team' }).waitFor()
  await paid.getByRole('dialog', { name: 'Congratulations!' }).waitFor()
  await expectClean(paid)
  await expectClean(desk)

  await page.reload()
  await page.getByText(/It then renews/).waitFor()
  const next = page.getByRole('region', { name: 'Next invoice' })
  expect(await next.innerText()).toMatch(/Team plan[^]+Coupon SPRING[^]+£216.80/)
  await page.goto(`${server.url}/admin/billing/checkout?plan=growth&frequency=month&currency=gbp&seats=0&jobs=0`)
  await page.getByText(/so nothing is invoiced now/).waitFor()
  await page.goto(`${server.url}/admin/billing/checkout?plan=performance&frequency=month&currency=gbp&seats=0&jobs=0`)
  await page.getByText('Unused time of your present term').waitFor()
  await expectClean(page)
  await page.goto(`${server.url}/admin/billing/invoices`)
  await page.getByRole('button', { name: 'Cancel at the end of the term' }).click()
  await page.getByText('It ends then.').waitFor()
  await page.getByText('No further invoice is planned.').waitFor()
  await page.getByRole('button', { name: 'Keep the subscription' }).click()
  await page.getByText(/It then renews/).waitFor()
  await page.getByLabel('When').selectOption('immediately')
  await page.getByRole('button', { name: 'Pause the subscription' }).click()
  await page.getByText('It is paused.').waitFor()
  await expectClean(page)
})
