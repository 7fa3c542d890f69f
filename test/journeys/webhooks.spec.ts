import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { expectClean, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { giveFeatures } from '#test/support/features.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-webhooks-'))
let server: RunningServer
let rita: SeededPerson
let jobId = ''

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const seed = seeding(platform)
  rita = await seed.person()
  jobId = (await seed.job(rita.asker, [])).jobId
  await giveFeatures(platform, rita.asker.companyId, { integrations: true })
  await platform.close()
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const looks = async (page: WatchedPage, name: string) => {
  const folder = process.env.LOOKS
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

it('an administrator adds a webhook, sees in its log why a call failed, and sends it again', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/integration`)
  await page.getByRole('link', { name: 'Open Webhook' }).click()
  await page.getByLabel('Address').fill('https://127.0.0.1:9/in')
  await page.getByRole('checkbox', { name: 'job.archived' }).check()
  await looks(page, 'webhooks-add')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue()
  expect(secret).toMatch(/^whsec_/)

  const archived = await page.evaluate(async (id) => {
    const body = JSON.stringify({ id })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/legacy/jobs/archiveJob', { method: 'PUT', headers, body })).status
  }, jobId)
  expect(archived).toBe(200)
  await page.getByRole('link', { name: /^Open https/ }).click()
  await page.waitForURL('**/webhooks?webhook=*')
  // An address inside the installation's own network is called by no server that people use.
  await expect
    .poll(async () => (await page.reload(), page.getByText(/is inside a private network/).count()), { timeout: 20_000 })
    .toBeGreaterThan(0)
  await looks(page, 'webhooks-open')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Send again: job.archived' }).click()
  await page.getByRole('alert').filter({ hasText: 'No answer came.' }).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('A colleague paused it. New events wait.').waitFor()
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await expectClean(page)
})
