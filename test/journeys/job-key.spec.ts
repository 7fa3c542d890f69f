import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { giveFeatures } from '#test/support/features.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-job-key-'))
let server: RunningServer
let rita: SeededPerson

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const seed = seeding(platform)
  rita = await seed.person()
  await seed.job(rita.asker, [])
  await giveFeatures(platform, rita.asker.companyId, { api: true })
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

it('an administrator makes a link for one job, and who has it edits that job without an account', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/settings?tab=api-keys`)
  const label = `Their system ${Date.now()}`
  await page.getByLabel('Which system it is for').fill(label)
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel(`API key for ${label}`).inputValue()
  expect(link).toContain('/edit-job-integration/hlj_')
  expect(await seriousFindings(page)).toEqual([])
  await looks(page, 'job-key-settings')

  const theirs = await browser.open({ ...phone, colorScheme: 'dark' })
  await theirs.goto(link)
  await looks(theirs, 'job-key-phone-dark')
  expect(await seriousFindings(theirs)).toEqual([])
  await theirs.getByLabel('Location').fill('Husum')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await theirs.getByText('Saved', { exact: false }).first().waitFor()
  await theirs.reload()
  expect(await theirs.getByLabel('Location').inputValue()).toBe('Husum')

  const hebrew = await browser.open({ locale: 'he-IL' })
  await hebrew.goto(link)
  expect(await hebrew.locator('html').getAttribute('dir')).toBe('rtl')
  await looks(hebrew, 'job-key-hebrew')
})
