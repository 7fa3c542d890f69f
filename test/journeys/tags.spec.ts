import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-tags-'))
  ;({ rita, job } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    return { rita, job: await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'], false) }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const pageOf = (at: number) => `${server.url}/admin/jobs/${job.jobId}/candidates/${job.candidates[at]!.id}`

it('a reviewer tags candidates, is offered the tags of the job, and finds by them', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(pageOf(0))
  const tags = page.getByRole('region', { name: 'Tags' })
  await tags.getByRole('button', { name: 'Add tag' }).click()
  const field = tags.getByRole('combobox', { name: 'New tag' })
  for (const tag of ['Speaks Dutch', 'On holiday']) {
    await field.fill(tag)
    await field.press('Enter')
    await tags.getByRole('button', { name: `Remove the tag ${tag}` }).waitFor()
  }
  await tags.getByRole('button', { name: 'Remove the tag On holiday' }).click()
  await tags.getByText('On holiday').waitFor({ state: 'detached' })
  await expectClean(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/tags.png` })

  await page.goto(pageOf(1))
  await tags.getByRole('button', { name: 'Add tag' }).click()
  await tags.locator('option[value="Speaks Dutch"]').waitFor({ state: 'attached' })
  expect(await tags.locator('option').count()).toBe(1)
  await field.press('Escape')
  await tags.getByRole('button', { name: 'Add tag' }).waitFor()

  await page.goto(`${server.url}/admin/jobs/${job.jobId}/list`)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter candidates' })
  await dialog.getByRole('checkbox', { name: 'Speaks Dutch' }).check()
  await dialog.getByRole('button', { name: 'Show 1 candidate' }).click()
  await page.getByText('tagged Speaks Dutch').waitFor()
  await page.getByRole('link', { name: 'Ben Okafor' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('link', { name: 'Ada Byron' }).count()).toBe(1)
})

it('on a phone, in the dark and in Hebrew the tags are within reach', async () => {
  const page = await browser.open({ ...dark, ...phone, locale: 'he-IL' })
  await signedIn(page, server.url, rita)
  await page.goto(pageOf(0))
  await page.getByRole('button', { name: 'הוספת תגית' }).click()
  await page.getByRole('combobox', { name: 'תגית חדשה' }).waitFor()
  await expectClean(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/tags-he.png` })
})
