import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from '#test/support/accessibility.ts'
import { expectClean, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'
import { chooseLanguage, openLanguages } from '#test/support/language-bar.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let job: SeededJob
/** Chooses no language, so that their browser decides. */
let undecided: SeededPerson
let theirs: SeededJob
const at = (path: string) => `${server.url}${path}`

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-languages-'))
  ;({ rita, job, undecided, theirs } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    const undecided = await seed.person()
    return {
      rita,
      job: await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor'], false),
      undecided,
      theirs: await seed.job(undecided.asker, ['Ada Byron']),
    }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const spoken = (page: WatchedPage) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
const onTheRight = async (page: WatchedPage, name: string) => {
  const box = await page.getByRole('complementary', { name }).boundingBox()
  return box!.x > page.viewportSize()!.width / 2
}
const heading = (page: WatchedPage, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

describe('the interface in the language of its reader', () => {
  it('is German where the browser asks for it, from the sign-in to the board', async () => {
    const page = await browser.open({ locale: 'de-AT' })
    await page.goto(at('/login'))
    await heading(page, 'Anmelden')
    expect(await spoken(page)).toEqual(['de', 'ltr'])
    await expectClean(page)

    await signedIn(page, server.url, rita)
    await page.goto(at(`/admin/jobs/${job.jobId}`))
    await page.getByRole('link', { name: 'Übersicht', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Aktionen für Ada Byron' }).click()
    await page.getByRole('menuitem', { name: 'Verschieben nach' }).click()
    await page.getByRole('menuitem', { name: 'Phone screen' }).click()
    await page.getByText('Ada Byron nach Phone screen verschoben.').waitFor()
    await expectClean(page)
    await page.context().close()
  })

  it('is English where it asks for something we do not speak', async () => {
    const page = await browser.open({ locale: 'sv-SE' })
    await page.goto(at('/login'))
    await heading(page, 'Sign in')
    expect(await spoken(page)).toEqual(['en', 'ltr'])
    await page.context().close()
  })

  it('can be chosen on a page that says but one thing, and stays on it', async () => {
    const page = await browser.open()
    for (const [path, title] of [
      ['/edit-job-integration/a-key', 'לא ניתן לפתוח את הקישור'],
      ['/nowhere?at=all', 'הדף לא נמצא'],
    ] as const) {
      await page.goto(at(path))
      if ((await spoken(page))[0] === 'he') await chooseLanguage(page, 'English')
      await page.locator('html[lang=en]').waitFor()
      await openLanguages(page)
      await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'עברית' }).click()
      await page.locator('html[lang=he][dir=rtl]').waitFor()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(page.url()).toBe(at(path))
      expect(await seriousFindings(page)).toEqual([])
    }
    await page.context().close()
  })

  it('turns round when Hebrew is chosen, on every device, and stays so after the sign-out', async () => {
    const page = await browser.open()
    await signedIn(page, server.url, rita)
    await page.goto(at(`/admin/jobs/${job.jobId}`))
    expect(await onTheRight(page, 'Sidebar')).toBe(false)
    await page.getByRole('button', { name: 'Profile of' }).click()
    await page.getByRole('menuitemradio', { name: 'עברית' }).click()
    await page.getByRole('link', { name: 'סקירה', exact: true }).waitFor()
    expect(await spoken(page)).toEqual(['he', 'rtl'])
    expect(await onTheRight(page, 'סרגל צד')).toBe(true)
    await expectClean(page)

    await page.goto(at('/admin/billing'))
    await page.getByRole('heading', { level: 2, name: 'תוכניות', exact: true }).waitFor()
    await expectClean(page)

    const other = await browser.open()
    await signedIn(other, server.url, rita)
    await other.goto(at('/admin/overview'))
    await other.getByRole('link', { name: 'סקירה', exact: true }).waitFor()
    await other.context().close()

    await page.getByRole('button', { name: 'הפרופיל של' }).click()
    await page.getByRole('menuitem', { name: 'התנתקות' }).click()
    await heading(page, 'כניסה')
    expect(await spoken(page)).toEqual(['he', 'rtl'])
    await expectClean(page)
    await chooseLanguage(page, 'English')
    await heading(page, 'Sign in')
    await page.context().close()
  })
})

describe('a language', () => {
  it('is sent to those who read it and to no one else', async () => {
    const page = await browser.open({ locale: 'de-DE' })
    await signedIn(page, server.url, undecided)
    const scripts: Promise<string>[] = []
    page.on(
      'response',
      (response) => void (/\.js$/.test(new URL(response.url()).pathname) && scripts.push(response.text())),
    )
    for (const path of ['/admin/overview', `/admin/jobs/${theirs.jobId}`])
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
    const all = (await Promise.all(scripts)).join('\n')
    expect(all).toContain('Kandidaten nach Status')
    for (const other of ['Candidates by status', 'מועמדים לפי מצב', 'Search jobs by title', 'Select {{name}}'])
      expect(all).not.toContain(other)
    const lists = (await Promise.all(scripts)).filter((script) => script.includes('"./common.ts":'))
    expect(new Set(lists).size, 'says where the texts are').toBe(1)
    await page.context().close()
  })

  it('that is switched never shows a page drawn in the other, however often it was drawn', async () => {
    const page = await browser.open()
    await signedIn(page, server.url, undecided)
    const drawn = async (language: string) => {
      const html = await (
        await page.request.get(`${server.url}/admin/jobs`, {
          headers: { 'accept-language': language, accept: 'text/html' },
        })
      ).text()
      return [
        /<html lang="(\w+)" dir="(\w+)"/.exec(html)!.slice(1).join(' '),
        ['To review', 'Zu prüfen', 'לבדיקה'].filter((words) => html.includes(words)).join(),
      ]
    }
    for (const round of [1, 2, 3, 4]) {
      expect([round, await drawn('de')]).toEqual([round, ['de ltr', 'Zu prüfen']])
      expect([round, await drawn('he')]).toEqual([round, ['he rtl', 'לבדיקה']])
      expect([round, await drawn('en')]).toEqual([round, ['en ltr', 'To review']])
    }
    await page.context().close()
  })
})
