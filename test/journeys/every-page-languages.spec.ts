import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

type Texts = Record<string, string>
const locales = join(import.meta.dirname, '../../web/locales')
async function textsOf(language: string): Promise<string[]> {
  const files = readdirSync(join(locales, language)).filter((file) => file !== 'refusals.ts')
  const read = await Promise.all(
    files.map(async (file) => ((await import(join(locales, language, file))) as { default: Texts }).default),
  )
  return read.flatMap((texts) => Object.values(texts))
}
const english = await textsOf('en')
/** What is said in English and is no text of the other language: on its pages it would be a slip. */
const foreign = async (language: string) => {
  const own = new Set(await textsOf(language))
  return new Set(english.filter((text) => !own.has(text) && /\p{L}{3}/u.test(text)))
}

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-every-page-'))
  ;({ rita, job } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    await seed.job(rita.asker, [], false)
    return { rita, job: await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor']) }
  }))
  server = await startServer({ dataDir, env: { OPERATORS: rita.email } })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A page, and a text that only it has, in each language. */
const pages: [path: string, german: string, hebrew: string][] = [
  ['/admin/overview', 'Kandidaten nach Status', 'מועמדים לפי מצב'],
  ['/admin/jobs', 'Zu prüfen', 'לבדיקה'],
  ['/admin/jobs?currentTab=draft', 'Zuletzt bei', 'נעצרה בשלב'],
  ['/admin/jobs?currentTab=archived', 'Nichts archiviert', 'הארכיון ריק'],
  ['/admin/jobs?search=nothing', 'Kein Job gefunden', 'אין משרה מתאימה'],
  ['/admin/jobs/:job', 'Eingestellt', 'התקבלו'],
  ['/admin/stats?job=:job', 'Trichter der Phasen', 'משפך השלבים'],
  ['/admin/stats/candidates?job=:job&column=default', 'die jetzt in „Kandidaten“ sind', 'שנמצאים כעת בשלב „מועמדים”'],
  ['/admin/videos', 'Beste Bewertung zuerst', 'מהדירוג הגבוה לנמוך'],
  ['/admin/billing?rows=seats', 'Ihr Tarif', 'התוכנית שלך'],
  ['/admin/billing/success', 'Tarif gewechselt', 'התוכנית הוחלפה'],
  ['/admin/settings/system', 'Datenbanken und Dienste', 'מאגר האירועים'],
  ['/admin/settings/companies', 'Alle Unternehmen auf dieser Installation', 'כל החברות במערכת הזאת'],
  ['/admin/settings/roots', 'Signierte Wurzeln', 'שורשים חתומים'],
  ['/admin/settings?tab=roles', 'Betrachter', 'צופה'],
  ['/admin/search?q=ada', 'Kandidaten', 'מועמדים'],
  ['/admin/meetings', 'Noch nicht verfügbar', 'עדיין לא כאן'],
  ['/admin/integration', 'API-Schlüssel verwalten', 'ניהול מפתחות'],
  ['/help', 'Der Weg von der offenen Stelle', 'הדרך ממשרה פתוחה'],
  ['/about', 'Über uns', 'אודותינו'],
  ['/contact?about=onboarding', 'Onboarding buchen', 'קביעת הדרכה'],
  ['/terms', 'Nutzungsbedingungen', 'תנאי השימוש'],
  ['/dev/outbox', 'Postausgang', 'דואר יוצא'],
]
const shown = (page: WatchedPage) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
      acceptNode: ({ parentElement }) =>
        parentElement!.closest('script, style, [lang]:not(html), [translate=no]')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    })
    while (walk.nextNode()) texts.push(walk.currentNode.textContent!.trim())
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [alt]'))
      texts.push(
        one.getAttribute('aria-label') ?? '',
        one.getAttribute('placeholder') ?? '',
        one.getAttribute('alt') ?? '',
      )
    return texts
  })

const small: BrowserContextOptions = { ...phone, viewport: { width: 375, height: 812 } }
const looks: [string, 'de' | 'he', BrowserContextOptions][] = [
  ['German on a phone', 'de', { ...small, locale: 'de-DE' }],
  ['Hebrew on a phone in the dark', 'he', { ...small, ...dark, locale: 'he-IL' }],
]

describe.each(looks)('%s', (_look, language, options) => {
  it('every page says everything in the reader’s language, and fits', async () => {
    const page = await browser.open(options)
    await signedIn(page, server.url, rita)
    const slips = await foreign(language)
    for (const [path, german, hebrew] of pages) {
      await page.goto(server.url + path.replace(':job', job.jobId))
      await page
        .getByText(language === 'de' ? german : hebrew)
        .first()
        .waitFor({ state: 'attached' })
      expect([path, (await shown(page)).filter((text) => slips.has(text))]).toEqual([path, []])
      expect([path, await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])]).toEqual([
        path,
        [language, language === 'he' ? 'rtl' : 'ltr'],
      ])
      expect([path, await page.locator('main [lang], main[lang]').count()]).toEqual([path, 0])
      await expectClean(page)
    }
    await page.context().close()
  })
})

describe('a language', () => {
  it('is sent to those who read it and to nobody else', async () => {
    const page = await browser.open({ locale: 'de-DE' })
    await signedIn(page, server.url, rita)
    const scripts: Promise<string>[] = []
    page.on(
      'response',
      (response) => void (/\.js$/.test(new URL(response.url()).pathname) && scripts.push(response.text())),
    )
    for (const path of ['/admin/overview', `/admin/jobs/${job.jobId}`])
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
    const all = (await Promise.all(scripts)).join('\n')
    expect(all).toContain('Kandidaten nach Status')
    for (const other of ['Candidates by status', 'מועמדים לפי מצב', 'Search jobs by title', 'Select {{name}}'])
      expect(all).not.toContain(other)
    await page.context().close()
  })

  it('that is switched never shows a page drawn in the other, however often it was drawn', async () => {
    const page = await browser.open()
    await signedIn(page, server.url, rita)
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
