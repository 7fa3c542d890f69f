import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { giveFeatures } from '#test/support/features.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-integrations-'))
let server: RunningServer
let rita: SeededPerson

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const seed = seeding(platform)
  rita = await seed.person()
  await seed.job(rita.asker, [])
  await giveFeatures(platform, rita.asker.companyId, { integrations: true, zapier: true })
  await platform.close()
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('an administrator connects Greenhouse, copies the key, pauses the connection and ends it', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  // Those who have an account are led to the connection at once.
  await page.goto(`${server.url}/greenhouse/signup`)
  await page.waitForURL('**/greenhouse/integration/details')
  await page.getByLabel('Created by (email)').fill('ada@acme.example')
  await page.getByLabel('API token').fill('their token')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/greenhouse/integration/assessment?unchecked=1')
  await page.getByText('Saved, not checked').waitFor()
  const key = await page.locator('code').first().innerText()
  expect(key).toContain('.greenhouse.')
  const tests = async () => {
    const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
    return (await page.request.get(`${server.url}/partners/greenhouse/list_tests`, { headers })).status()
  }
  expect(await tests()).toBe(200)
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('link', { name: 'To Dashboard' }).click()
  await page.waitForURL('**/admin/integration')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Greenhouse' }) })
  await card.getByText('Connected', { exact: true }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await card.getByRole('button', { name: 'Pause' }).click()
  await card.getByText('Paused', { exact: true }).waitFor()
  expect(await tests()).toBe(409)

  await page.getByRole('button', { name: 'Notify me Lever' }).click()
  const lever = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lever' }) })
  await lever.getByText('We will write to you when it comes').waitFor()
  await page.getByRole('searchbox', { name: 'Search integrations' }).fill('work')
  await expect.poll(() => page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Workable', 'Workday'])
  await page.getByRole('button', { name: 'Connect Workable' }).click()
  await page.getByRole('dialog').getByText('titles of your active jobs', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('searchbox', { name: 'Search integrations' }).fill('')

  await card.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await card.getByRole('button', { name: 'Connect Greenhouse' }).waitFor()
  expect(await tests()).toBe(401)
  await expectClean(page)
})

it('an administrator connects Zapier, copies its key and makes another, and ends a Zap', async () => {
  const page = await browser.open({ ...phone, ...dark })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/integration`)
  await page.getByRole('button', { name: 'Connect Zapier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('new candidates, invitations, moves and comments').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Connect' }).click()
  const panel = page.getByRole('region', { name: 'Zapier' })
  await panel.getByText('No Zap is switched on yet').waitFor()
  const [key, address] = await panel.locator('code').allInnerTexts()
  const calls = async (with_ = key!) => {
    const headers = { authorization: `Bearer ${with_}` }
    const data = { hookUrl: 'https://hooks.zapier.invalid/1', event: 'candidate.hired' }
    return (await page.request.post(`${server.url}${new URL(address!).pathname}/hooks`, { headers, data })).status()
  }
  expect(await calls()).toBe(201)
  await page.reload()
  await panel.getByText('Candidate hired').waitFor()
  await expectClean(page)
  await panel.getByRole('button', { name: 'End: Candidate hired' }).click()
  await panel.getByText('No Zap is switched on yet').waitFor()
  await panel.getByRole('button', { name: 'New key' }).click()
  await expect.poll(() => panel.locator('code').first().innerText()).not.toBe(key)
  expect(await calls()).toBe(401)
  await expectClean(page)
})
