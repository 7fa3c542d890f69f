import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from '#test/support/accessibility.ts'
import { expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let job: SeededJob
const at = (path: string) => `${server.url}${path}`

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-languages-'))
  ;({ rita, job } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    return { rita, job: await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor'], false) }
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
    await page.getByRole('button', { name: 'Ada Byron verschieben nach' }).click()
    await page.getByRole('menuitem', { name: 'Phone screen' }).click()
    await page.getByText('Ada Byron nach Phone screen verschoben.').waitFor()
    await expectClean(page)
    await page.context().close()
  })

  it.each([
    [
      'de-AT',
      {
        'company-details': 'Ihre eigene Adresse',
        profile: 'Ihr Konto',
        users: 'Benutzer und Gruppen suchen',
        groups: 'Neue Gruppe',
        roles: 'Berechtigung',
        branding: 'Angezeigter Name',
        notifications: 'Geht an',
        'api-keys': 'Wofür der Schlüssel ist',
        'single-sign-on': 'Weiterleitungsadresse',
        sessions: 'Überall abmelden',
        audit: 'Anmeldungen und Rechte',
      },
    ],
    [
      'he-IL',
      {
        'company-details': 'כתובת משלך',
        profile: 'החשבון שלך',
        users: 'חיפוש משתמשים וקבוצות',
        groups: 'קבוצה חדשה',
        roles: 'הרשאה',
        branding: 'השם המוצג',
        notifications: 'נמען',
        'api-keys': 'למה המפתח מיועד',
        'single-sign-on': 'כתובת ההפניה',
        sessions: 'יציאה מכל המכשירים',
        audit: 'כניסות והרשאות',
      },
    ],
  ])('in every tab of the settings, on a phone (%s)', async (locale, tabs) => {
    const page = await browser.open({ ...phone, locale })
    await signedIn(page, server.url, rita)
    for (const [tab, text] of Object.entries(tabs)) {
      await page.goto(at(`/admin/settings?tab=${tab}`))
      await page.getByRole('main').getByText(text).first().waitFor()
      expect(await page.getByRole('main').getAttribute('lang')).toBeNull()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
      await expectClean(page)
    }
    await page.context().close()
  })

  it('is English where it asks for something we do not speak', async () => {
    const page = await browser.open({ locale: 'fr-FR' })
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
      if ((await spoken(page))[0] === 'he') await page.getByRole('button', { name: 'English' }).click()
      await page.locator('html[lang=en]').waitFor()
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
    await page.getByRole('heading', { level: 2, name: 'תוכניות' }).waitFor()
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
    await page.getByRole('button', { name: 'English' }).click()
    await heading(page, 'Sign in')
    await page.context().close()
  })
})
