import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const LONG = 'Maria Anna Philippine Josepha von der Hohenzollern-Sigmaringen the Younger'
const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-review-hebrew-'))
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  ;({ rita, job } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    return { rita, job: await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor', LONG]) }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const spoken = (page: WatchedPage) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
const sideways = (page: WatchedPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

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
  const direction = (text: string) =>
    page
      .getByText(text)
      .first()
      .evaluate((element) => getComputedStyle(element).direction)
  expect(await direction('Why this job?')).toBe('ltr')
  await page.getByRole('button', { name: 'דירוג 4 מתוך 5' }).click()
  await page.getByText('ממוצע של דירוג אחד').waitFor()
  await page.getByLabel('תגובה חדשה').fill('ברורה ורגועה')
  await page.getByRole('button', { name: 'הוספת תגובה' }).click()
  await page.getByText('ברורה ורגועה').first().waitFor()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await expectClean(page)

  await page.getByRole('link', { name: 'רישום מאומת' }).click()
  await page.getByRole('heading', { level: 1, name: 'ההיסטוריה של \u2068Ada Byron\u2069' }).waitFor()
  expect(
    await page
      .getByText('+44 20 7946 0000')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).direction)),
  ).toEqual(['ltr', 'ltr'])
  const rated = page.locator('li', { has: page.getByRole('heading', { level: 4, name: 'דורג' }) })
  await rated.getByText('אדם: \u2068Rita Moreno\u2069').waitFor()
  expect(await rated.getByRole('time').textContent()).toMatch(/^\d\d:\d\d:\d\d/)
  await page.getByRole('button', { name: 'אימות' }).click()
  await page.getByText(/^אומת: /).waitFor()
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

it.each(['he-IL', 'en-US'])(
  'a name that does not fit its line is cut at its end, in a browser of %s',
  async (locale) => {
    const page = await browser.open({ ...phone, locale })
    await signedIn(page, server.url, rita)
    /** Whether the first and the last letter are within the box. */
    const seen = (selector: string) =>
      page
        .locator(selector)
        .filter({ hasText: LONG })
        .first()
        .evaluate((element) => {
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!
          const box = element.getBoundingClientRect()
          return [0, text.textContent!.length - 1].map((at) => {
            const letter = document.createRange()
            letter.setStart(text, at)
            letter.setEnd(text, at + 1)
            const { left, right } = letter.getBoundingClientRect()
            return left >= box.left - 1 && right <= box.right + 1
          })
        })
    await page.goto(`${server.url}/admin/jobs/${job.jobId}/candidates/${job.candidates[2]!.id}`)
    expect(await seen('h1')).toEqual([true, false])
    await page.goto(`${server.url}/admin/jobs/${job.jobId}`)
    expect(await seen('.board-card a')).toEqual([true, false])
    await page.goto(`${server.url}/admin/videos`)
    // As a card on a phone it has lines enough.
    expect(await seen('td a')).toEqual([true, true])
    await expectClean(page)
    await page.context().close()
  },
)
