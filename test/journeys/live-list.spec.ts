import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectClean, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-live-list-'))
let server: RunningServer
let rita: SeededPerson
let job: SeededJob
let crowded: SeededJob

beforeAll(async () => {
  ;[rita, job, crowded] = await seedFolder(dataDir, async (seed, platform) => {
    const person = await seed.person()
    const made = await seed.job(person.asker, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'])
    const { token } = await platform.useCases.review.rateCandidate(person.asker, {
      candidateId: made.candidates[0]!.id,
      value: 5,
    })
    await platform.caughtUp(token)
    const crowd = Array.from({ length: 60 }, (_, at) => `Person ${String(at).padStart(2, '0')}`)
    return [person, made, await seed.job(person.asker, crowd, false)] as const
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a filtered list changes in place: rows stay, who no longer matches is marked, who newly does is announced', async () => {
  const [reading, rating] = [await browser.open(), await browser.open()]
  for (const page of [reading, rating]) await signedIn(page, server.url, rita)
  const listening = reading.waitForResponse((response) => response.url().includes('/live?job='))
  await reading.goto(`${server.url}/admin/jobs/${job.jobId}/list?rating=4`)
  const names = reading.locator('tbody tr').locator('a').first()
  await names.getByText('Ada Byron').waitFor()
  await listening
  const rate = async (at: number, stars: string) => {
    await rating.goto(`${server.url}/admin/jobs/${job.jobId}/candidates/${job.candidates[at]!.id}`)
    // The scorecard comes once scripts are there, and keys with them.
    await rating.locator('[data-score]').first().waitFor()
    await rating.keyboard.press(stars)
    await rating.locator('[data-average]').getByText(`${stars}.0`).waitFor()
  }
  await rate(1, '5')
  await reading.getByRole('button', { name: '1 new' }).waitFor()
  expect(await reading.locator('tbody tr').count()).toBe(1)
  await rate(0, '2')
  await reading.getByText('No longer matches the filter').waitFor()
  expect(await reading.locator('tbody tr').count()).toBe(1)
  const folder = process.env.LOOKS
  if (folder) await reading.screenshot({ path: join(folder, 'live-list.png'), fullPage: true })
  await expectClean(reading)
  await reading.getByRole('button', { name: '1 new' }).click()
  await names.getByText('Ben Okafor').waitFor()
  expect(await reading.getByText('No longer matches the filter').count()).toBe(0)
})

it('all who match are selected beyond the page, and changed at once', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/jobs/${crowded.jobId}/list`)
  await page.getByLabel('Select all on this page').check()
  await page.getByText('All 50 on this page are selected.').waitFor()
  await page.getByRole('link', { name: 'Select all 60 that match' }).click()
  await page.getByText('All 60 that match are selected.').waitFor()
  await page.getByText('60 selected').waitFor()
  await expectClean(page)
  await page.getByRole('button', { name: 'Rate', exact: true }).click()
  await page.getByRole('menuitem', { name: '4 of 5' }).click()
  await page.getByText('60 selected').waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).not.toContain('select=all')
  const rated = async () => {
    await page.goto(`${server.url}/admin/jobs/${crowded.jobId}/list?rating=4`)
    await page.locator('p[aria-live][aria-busy="false"]').waitFor()
    return page.getByText('60 candidates').count()
  }
  await expect.poll(rated, { timeout: 15_000 }).toBeGreaterThan(0)
})
