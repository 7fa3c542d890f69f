import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aQuestion, anInterview } from '#test/fixtures/job.ts'
import { languages, permit, story } from '#test/fixtures/journey.ts'
import { awake, dark, expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import { heading, press } from '../support/candidate-steps.ts'
import { useLiveJob } from '../support/live-job.ts'
import { chooseLanguage } from '../support/language-bar.ts'

const browser = useBrowser()
const job = useLiveJob(
  permit,
  { ...story, title: 'ספרו על עצמכם' },
  languages,
  anInterview('video', [{ ...aQuestion, partDuration: 30 }]),
)

async function visit(options: BrowserContextOptions, path = job.link): Promise<WatchedPage> {
  const page = await browser.open(options)
  await page.goto(job.at(path))
  return page
}
const spoken = (page: WatchedPage) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
const directionOf = (page: WatchedPage, name: string | RegExp) =>
  heading(page, name).evaluate((element) => getComputedStyle(element).direction)

/** Nothing sticks out sideways, and axe finds no fault with the page. */
async function expectFit(page: WatchedPage) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await expectClean(page)
}

describe('a candidate who reads Hebrew, on a phone in the dark', () => {
  it('goes from the link to the thank-you page without a word of our English', async () => {
    const page = await visit({ ...phone, ...dark, locale: 'he-IL' })
    expect(await spoken(page)).toEqual(['he', 'rtl'])
    await awake(page)
    await press(page, 'התחלה')
    await page.getByText('שדה חובה').first().waitFor()
    await page.getByLabel('שם מלא').fill('נועה לוי')
    await page.getByLabel('כתובת דוא״ל').fill('noa@')
    await press(page, 'התחלה')
    await page.getByText('כתובת הדוא״ל אינה שלמה').waitFor()
    await expectFit(page)
    await page.getByLabel('כתובת דוא״ל').fill('noa@example.org')
    await press(page, 'התחלה')

    await heading(page, /May you work/).waitFor()
    expect(await directionOf(page, /May you work/)).toBe('ltr')
    await press(page, 'המשך')
    await page.getByText('יש לענות על השאלה הזאת').waitFor()
    await expectFit(page)
    await page.getByLabel('כן').check()
    await press(page, 'המשך')

    await heading(page, /ספרו על עצמכם/).waitFor()
    expect(await directionOf(page, /ספרו/)).toBe('rtl')
    await page.getByRole('textbox').fill('ארוך '.repeat(100))
    await press(page, 'המשך')
    await page.getByText(/^מספר התווים המרבי הוא \d+$/).waitFor()
    await expectFit(page)
    await page.getByRole('textbox').fill('בניתי מהדר')
    await press(page, 'המשך')
    await page.getByText(/^אפשר לבחור עד (שתי|\d+) תשובות\.$/).waitFor()
    await page.getByRole('checkbox').first().check()
    await press(page, 'המשך')

    await page.getByText('עד 30 שנ׳').waitFor()
    await expectFit(page)
    await press(page, 'התחלת הריאיון')
    await press(page, 'להקלטה')
    await page.getByLabel('מיקרופון').waitFor()
    await expectFit(page)
    await press(page, 'התחלת הקלטה')
    await press(page, 'עצירה')
    await page.getByLabel('ניסיון 1').waitFor()
    await expectFit(page)
    await press(page, 'שליחת התשובה הזאת')
    await heading(page, 'כל השאלות הוקלטו').waitFor()
    await expectFit(page)
    await press(page, 'סיום')
    await page.getByText('ההקלטה הגיעה. אפשר לסגור את הדף.').waitFor()
    await expectFit(page)
    expect(await page.locator('main').innerText()).not.toMatch(
      /\b(Step|Your|Continue|Back|Start|Finish|Question|Record|Stop|Take)\b/,
    )
    await page.context().close()
  })
})

describe('the language of the page', () => {
  it('is chosen below it, keeps what was typed, and stays for the pages that follow', async () => {
    const page = await visit({ ...phone, locale: 'sv-SE' })
    expect(await spoken(page)).toEqual(['en', 'ltr'])
    await awake(page)
    await page.getByLabel('Full name').fill('Greta Maier')
    await chooseLanguage(page, 'Deutsch')
    await page.getByLabel('Vor- und Nachname').waitFor()
    expect(await page.getByLabel('Vor- und Nachname').inputValue()).toBe('Greta Maier')
    expect(await spoken(page)).toEqual(['de', 'ltr'])
    await expectFit(page)
    await page.getByLabel('E-Mail-Adresse').fill('greta@example.org')
    await press(page, 'Starten')
    await heading(page, /May you work/).waitFor()
    await page.getByText('Schritt 2 von 5').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Weiter' }).waitFor()
    await page.context().close()
  })

  it('is chosen without scripts too', async () => {
    const page = await visit({ locale: 'en-US', javaScriptEnabled: false })
    await chooseLanguage(page, 'עברית')
    await page.getByLabel('שם מלא').waitFor()
    expect(await spoken(page)).toEqual(['he', 'rtl'])
    await page.context().close()
  })

  it('is that of the candidate where a link leads nowhere, in the title as well', async () => {
    const page = await visit({ locale: 'de-DE' }, job.link.slice(0, -4))
    await heading(page, 'Diese Stelle ist nicht verfügbar').waitFor()
    expect(await page.title()).toContain('Diese Stelle ist nicht verfügbar')
    await page.context().close()
  })

  it('says what to do when the camera is not allowed', async () => {
    const page = await browser.open({ ...phone, locale: 'he-IL' })
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.goto(job.at(job.link))
    await page.getByLabel('שם מלא').fill('נועה לוי')
    await page.getByLabel('כתובת דוא״ל').fill('noa2@example.org')
    await press(page, 'התחלה')
    await heading(page, /May you work/).waitFor()
    await page.goto(job.at(`${job.link}?step=video`))
    await press(page, 'התחלת הריאיון')
    await press(page, 'להקלטה')
    await page.getByRole('heading', { name: 'נדרשת גישה למצלמה ולמיקרופון' }).waitFor()
    await page.getByText('איך מאפשרים גישה').click()
    await expectFit(page)
    await page.context().close()
  })
})
