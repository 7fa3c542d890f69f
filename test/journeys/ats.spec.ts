import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { giveFeatures } from '#test/support/features.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-ats-'))
let server: RunningServer
let rita: SeededPerson
let jobId = ''

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const seed = seeding(platform)
  rita = await seed.person()
  jobId = (await seed.job(rita.asker, [])).jobId
  await giveFeatures(platform, rita.asker.companyId, { api: true, integrations: true })
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

it('an administrator links the sandbox and maps a job; an applicant comes in, and moves go both ways', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/integration`)
  await page.getByRole('link', { name: 'Open Sandbox ATS' }).click()
  await page.getByRole('heading', { name: 'Connect Sandbox ATS' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await looks(page, 'ats-connect')
  await page.getByRole('button', { name: 'Connect the sandbox' }).click()
  await page.getByText('No job is synchronised yet.').waitFor()

  await page.getByRole('checkbox', { name: 'Customer Support Agent' }).check()
  await page.getByLabel('Job here').selectOption(jobId)
  await looks(page, 'ats-map')
  await page.getByRole('button', { name: 'Next: stages' }).click()
  const stage = (name: string) => page.getByLabel(name, { exact: true })
  await expect.poll(() => stage('Applied').inputValue()).toBe('default')
  expect(await stage('Hired').inputValue()).toBe('hired')
  expect(await seriousFindings(page)).toEqual([])
  await looks(page, 'ats-stages')
  await page.getByRole('button', { name: 'Start synchronising' }).click()
  const jobs = page.getByRole('region', { name: 'Synchronised jobs' }).getByRole('row').nth(1)
  await jobs.getByText('Both ways').waitFor()
  // What was taken in shows on the open page.
  await jobs.getByRole('cell', { name: '6', exact: true }).waitFor()
  expect(await seriousFindings(page)).toEqual([])

  // Moved there, here the card moves.
  await page.getByLabel('Stage of Ines Ferreira').selectOption({ label: 'Hired' })
  await page.getByRole('button', { name: 'Move: Ines Ferreira' }).click()
  const board = await browser.open()
  await signedIn(board, server.url, rita)
  await board.goto(`${server.url}/admin/jobs/${jobId}`)
  const column = (name: string) => board.getByRole('region', { name, exact: true })
  const soon = { timeout: 20_000, interval: 500 }
  // Also when it arrives between the reading of the page and its live connection.
  await column('Hired').getByText('Ines Ferreira').waitFor()

  // Moved here, it is in that stage there.
  await board.getByRole('button', { name: 'Actions for Tomas Lindqvist' }).click()
  await board.getByRole('menuitem', { name: 'Move to' }).click()
  await board.getByRole('menuitem', { name: 'Phone screen' }).click()
  await column('Phone screen').getByText('Tomas Lindqvist').waitFor()
  const placeThere = async () => {
    await page.reload()
    return page.getByLabel('Stage of Tomas Lindqvist').evaluate((field) => {
      return (field as HTMLSelectElement).selectedOptions[0]!.text
    })
  }
  await expect.poll(placeThere, soon).toBe('Phone screen')

  await page.getByRole('button', { name: 'A new person applies' }).click()
  await column('Candidates').getByText('Daniel Kimura').waitFor()
  await looks(page, 'ats-linked')

  await page.getByRole('button', { name: 'Disconnect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disconnect Sandbox?' })
  await dialog.getByText('The sandbox is emptied.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('A colleague paused it.').waitFor()
  await expectClean(page)
  await expectClean(board)
})

it.each([
  ['on a phone, dark', { ...phone, ...dark }],
  ['in Hebrew', { locale: 'he' }],
] as const)('shows the linked system %s', async (name, options) => {
  const page = await browser.open(options)
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/integration/ats?ours=${jobId}`)
  await page.locator('select[name=columnId]').first().waitFor()
  expect(await seriousFindings(page)).toEqual([])
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await width()).toBe(0)
  await looks(page, `ats-${name}`)
  await expectClean(page)
})
