import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messagesTo } from '#test/support/account.ts'
import { expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { colleaguesOf } from '#test/support/colleagues.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-plans-'))
let server: RunningServer
let rita: SeededPerson
beforeAll(async () => {
  rita = await seedFolder(dataDir, async (seed, platform) => {
    const rita = await seed.person()
    await colleaguesOf(platform, rita.asker as Extract<SeededPerson['asker'], { kind: 'user' }>).onPlan('growth')
    return rita
  })
  server = await startServer({ dataDir, env: {} })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const plan = (page: WatchedPage, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

it('an administrator looks at prices by month and with extra users, compares plans and asks for one', async () => {
  const page = await browser.open({ ...phone, locale: 'en-GB' })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/billing`)
  const individual = plan(page, 'Individual')
  await individual.getByText('£79', { exact: true }).waitFor()
  await individual.getByText('You save £240 a year').waitFor()
  await individual.getByText('Current Plan').waitFor()
  await plan(page, 'Team').getByText('Next plan').waitFor()

  await page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: 'USD $' }).click()
  await individual.getByText('$99', { exact: true }).waitFor()
  await page.getByRole('navigation', { name: 'Billed' }).getByRole('link', { name: 'Monthly' }).click()
  await individual.getByText('$129', { exact: true }).waitFor()
  await page.getByLabel('Extra users').fill('2')
  await individual.getByText('$207 with your add-ons').waitFor()
  await page.getByLabel('Extra active jobs').fill('1')
  await individual.getByText('$256 with your add-ons').waitFor()
  // Prices are shown before the address has changed.
  await page.waitForURL('**/admin/billing?frequency=month&currency=usd&seats=2&jobs=1')

  const compared = page.getByRole('table', { name: 'Compare plans' })
  const roles = compared.getByRole('row', { name: /Roles and permissions/ })
  expect(await roles.getByRole('cell').allInnerTexts()).toEqual([
    ...Array<string>(4).fill('–\nNot included'),
    'Included',
  ])
  await expectClean(page)

  await plan(page, 'Professional').getByRole('link', { name: 'Contact Us' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Required field').waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill('What would 40 users cost?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(`Sent to support@127.0.0.1. The answer comes to ${rita.email}.`).waitFor()
  await expectClean(page)
  expect((await messagesTo(page, server.url, 'support@127.0.0.1'))[0]).toContain('About: Professional')
})
