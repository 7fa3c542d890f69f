import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-review-hebrew-'))
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  ;({ rita, job } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    return { rita, job: await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor']) }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const spoken = (page: WatchedPage) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
const sideways = (page: WatchedPage) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

it('a reviewer on a phone judges a candidate and reads the proof in Hebrew, from right to left', async () => {
  const page = await browser.open({ ...phone, locale: 'he-IL' })
  await page.goto(`${server.url}/login`)
  await page.locator('input[name=email]').fill(rita.email)
  await page.locator('input[name=password]').fill('not the password')
  await page.getByRole('button', { name: 'כניסה', exact: true }).click()
  await page.getByText('כתובת הדואר או הסיסמה שגויות.').waitFor()

  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/jobs/${job.jobId}/candidates/${job.candidates[0]!.id}`)
  await page.getByRole('heading', { level: 1, name: 'Ada Byron' }).waitFor()
  expect(await spoken(page)).toEqual(['he', 'rtl'])
  // English in a Hebrew page ends with its own full stop, and not where the next line begins.
  const direction = (text: string) => page.getByText(text).first().evaluate((element) => getComputedStyle(element).direction)
  expect(await direction('Why this job?')).toBe('ltr')
  await page.getByRole('button', { name: 'דירוג 4 מתוך 5' }).click()
  await page.getByText('ממוצע של דירוג אחד').waitFor()
  await page.getByLabel('תגובה חדשה').fill('ברורה ורגועה')
  await page.getByRole('button', { name: 'הוספת תגובה' }).click()
  await page.getByText('ברורה ורגועה').first().waitFor()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await expectClean(page)

  await page.getByRole('link', { name: 'היסטוריה', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'ההיסטוריה של \u2068Ada Byron\u2069' }).waitFor()
  expect(await page.getByText('+44 20 7946 0000').evaluateAll((all) => all.map((element) => getComputedStyle(element).direction))).toEqual(['ltr', 'ltr'])
  const rated = page.locator('li', { has: page.getByRole('heading', { level: 3, name: 'דורג' }) })
  await rated.getByText('אדם: \u2068Rita Moreno\u2069').waitFor()
  await rated.getByRole('row', { name: 'הדירוג של \u2068Rita Moreno\u2069 – 4' }).waitFor()
  expect(await rated.getByRole('time').textContent()).toMatch(/^\d\d\/\d\d\/\d{4}, /)
  await page.getByRole('button', { name: 'אימות' }).click()
  await page.getByText('ההיסטוריה שלמה').waitFor()
  expect(await spoken(page)).toEqual(['he', 'rtl'])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await expectClean(page)
  await page.context().close()
})

it('a reviewer is led in German to the next candidate in the words that are read out, too', async () => {
  const page = await browser.open({ locale: 'de-DE' })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/jobs/${job.jobId}/candidates/${job.candidates[0]!.id}`)
  await page.getByRole('link', { name: 'Zurück zum vorigen Kandidaten: Ben Okafor' }).waitFor()
  await expectClean(page)
  await page.context().close()
})
