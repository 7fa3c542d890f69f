import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { awake, dark, expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import { button, fillDetails, newJob, previewOn, publish, saved, toInterviewBuilder } from '../support/builder.ts'
import { heading, press, start } from '../support/candidate-steps.ts'
import { useCompanies } from '../support/companies.ts'

const browser = useBrowser()
const world = useCompanies(1)

const line = (page: WatchedPage) => page.getByRole('textbox')

/** A page of the journey: what is refused there and in which words, then what is accepted. */
async function answers(page: WatchedPage, title: string, wrong: [typed: string, words: string], right: string) {
  await heading(page, new RegExp(title)).waitFor()
  expect(await line(page).getAttribute('aria-required')).toBe('true')
  await line(page).fill(wrong[0])
  await line(page).press('Enter')
  await page.getByText(wrong[1]).waitFor()
  expect(await line(page).inputValue()).toBe(wrong[0])
  expect(await line(page).evaluate((each) => each === document.activeElement)).toBe(true)
  await expectClean(page)
  await line(page).fill(right)
  await line(page).press('Enter')
}

describe('a job that asks for a choice from a list, a number, addresses, a date and a place', () => {
  it('is built, answered on a keyboard and read by the reviewer', async () => {
    const recruiter = await browser.open({ viewport: { width: 1400, height: 900 } })
    await world.arrive(recruiter)
    await newJob(recruiter)
    await fillDetails(recruiter)
    await toInterviewBuilder(recruiter)
    await button(recruiter, 'Add Written answer').click()
    await recruiter.keyboard.type('What did you build?')
    await recruiter.getByLabel('Note tab switches and pasted text').check()
    await previewOn(recruiter).getByText('this page notes when you leave it').waitFor()
    await button(recruiter, 'Add Dropdown').click()
    await recruiter.keyboard.type('Where do you live?')
    await recruiter.getByLabel('Option 1', { exact: true }).fill('Germany')
    expect(await recruiter.getByRole('radio', { name: /Right answer/ }).count()).toBe(0)
    for (const [kind, title] of [
      ['Number', 'How many years?'],
      ['Email address', 'Whom may we ask?'],
      ['Web address', 'Where is your work?'],
      ['Phone number', 'Where can we call you?'],
      ['Location', 'Where do you work from?'],
      ['Date', 'When could you start?'],
    ] as const) {
      await button(recruiter, `Add ${kind}`).click()
      await recruiter.keyboard.type(title)
    }
    await recruiter.getByLabel('Date format').selectOption('MM/DD/YYYY')
    await previewOn(recruiter).getByText('Month, day and year, such as 12/31/2026').waitFor()
    await expectClean(recruiter)
    await button(recruiter, 'Next').click()
    const second = recruiter.getByLabel('Option 2', { exact: true })
    await expect.poll(() => second.evaluate((each) => each === document.activeElement)).toBe(true)
    await second.fill('Netherlands')
    await saved(recruiter)
    await publish(recruiter)
    await button(recruiter, 'Get Candidates Now').click()
    const link = await recruiter.getByLabel('Direct link').inputValue()

    const ada = await browser.open()
    await ada.goto(link)
    await start(ada)
    await written(ada)
    await heading(ada, /Where do you live/).waitFor()
    await press(ada, 'Continue')
    await ada.getByText('This field is required').waitFor()
    await expectClean(ada)
    await ada.getByRole('combobox', { name: 'Where do you live?' }).selectOption({ label: 'Netherlands' })
    await ada.reload()
    await expect.poll(() => ada.getByRole('combobox').locator('option:checked').textContent()).toBe('Netherlands')
    await press(ada, 'Continue')
    await answers(ada, 'How many years', ['1,234', 'Enter a number without a sign between thousands'], '3,5')
    await answers(ada, 'Whom may we ask', ['ben@', 'This email address is not complete'], 'ben@example.org')
    await answers(ada, 'Where is your work', ['my site', 'Enter a web address'], 'example.org/ada')
    await answers(
      ada,
      'Where can we call you',
      ['call me', 'This telephone number is not complete'],
      '+44 20 7946 0958',
    )
    await place(ada)
    await answers(
      ada,
      'When could you start',
      ['31/12/2026', 'Enter a day of the calendar, such as 12/31/2026'],
      '12/31/2026',
    )
    await heading(ada, 'Thank you, Ada Byron!').waitFor()

    await recruiter.goto(`${world.server.url}/admin/videos`)
    await recruiter.getByRole('link', { name: 'Ada Byron' }).click()
    const given = recruiter.getByRole('region', { name: 'Answers' })
    await given.getByText('Netherlands').waitFor()
    const noted = given.getByText(/left the page 1 time, 0:42 in all and pasted 11 characters/)
    await noted.click()
    await given.getByText('a fact to ask about, not a proof').waitFor()
    await expectClean(recruiter)
    await noted.click()
    expect(await given.locator('dd:not(:has(details))').allTextContents()).toEqual([
      'A compiler of my own',
      'Netherlands',
      '3.5',
      'ben@example.org',
      'https://example.org/ada',
      '+44 20 7946 0958',
      'A hut by the lake',
      '52.5200, 13.4050',
      '31/12/2026',
    ])
    expect(await given.getByRole('link', { name: 'https://example.org/ada' }).getAttribute('rel')).toContain('noopener')
    await expectClean(recruiter)
    await recruiter.getByRole('link', { name: 'Verified record' }).click()
    await recruiter.getByText(/Characters pasted into ‘What did you build/).waitFor()
    await recruiter.getByRole('cell', { name: /Netherlands/ }).waitFor()
    await recruiter.getByRole('cell', { name: /31\/12\/2026/ }).waitFor()
    await expectClean(recruiter)
    await hebrew(link)
  })

  /** The same pages from right to left, in the dark, on a phone. */
  async function hebrew(link: string) {
    const options: BrowserContextOptions = { ...phone, ...dark, locale: 'he-IL' }
    const page = await browser.open(options)
    await page.goto(link)
    await awake(page)
    await page.getByLabel('שם מלא').fill('נועה לוי')
    await page.getByLabel('כתובת דוא״ל').fill('noa@example.org')
    await press(page, 'התחלה')
    await heading(page, /What did you build/).waitFor()
    await page.getByText('בזמן המענה הדף רושם').waitFor()
    await fits(page)
    await line(page).fill('בלוג')
    await press(page, 'המשך')
    await page.getByRole('combobox').selectOption({ label: 'Germany' })
    await fits(page)
    await press(page, 'המשך')
    await refused(page, [
      [/How many years/, 'twelve', /מספר ללא סימן/, '12'],
      [/Whom may we ask/, 'noa@', /כתובת הדוא״ל אינה שלמה/, 'noa@example.org'],
      [/Where is your work/, 'my site', /כתובת/, 'example.org'],
      [/Where can we call you/, '12', /מספר הטלפון אינו שלם/, '+972 3 123 4567'],
    ])
    await heading(page, /Where do you work from/).waitFor()
    await press(page, 'שימוש במיקום שלי')
    await page.getByText('המכשיר לא מסר את מיקומו').waitFor()
    await fits(page)
    await line(page).fill('תל אביב')
    await line(page).press('Enter')
    await refused(page, [[/When could you start/, '31/31/2026', /תאריך קיים, למשל 12\/31\/2026/, '1/31/2027']])
    await heading(page, /Thank you/).waitFor()
  }

  /** A page that tells that it notes when it is left and what is pasted: for 42 seconds, and eleven characters. */
  async function written(page: WatchedPage) {
    await heading(page, /What did you build/).waitFor()
    await page.getByText('this page notes when you leave it').waitFor()
    await expectClean(page)
    await line(page).fill('A compiler of my own')
    await line(page).evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'of my own…!')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      const real = Date.now
      const turn = (hidden: boolean) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }
      turn(true)
      Date.now = () => real() + 42_000
      turn(false)
      Date.now = real
    })
    await press(page, 'Continue')
  }

  /** A place that the device may not tell, then the one that it does, and what was typed beside it. */
  async function place(page: WatchedPage) {
    await heading(page, /Where do you work from/).waitFor()
    await press(page, 'Use my location')
    await page.getByText('Your device did not say where it is').waitFor()
    await expectClean(page)
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 52.52, longitude: 13.405 })
    await press(page, 'Use my location')
    await page.getByText('52.5200, 13.4050').waitFor()
    await line(page).fill('A hut by the lake')
    await page.reload()
    await awake(page)
    expect(await line(page).inputValue()).toBe('A hut by the lake')
    await page.getByText('52.5200, 13.4050').waitFor()
    await expectClean(page)
    await press(page, 'Continue')
  }

  async function refused(page: WatchedPage, rows: [title: RegExp, typed: string, words: RegExp, right: string][]) {
    for (const [title, typed, words, right] of rows) {
      await heading(page, title).waitFor()
      await line(page).fill(typed)
      await line(page).press('Enter')
      await page.locator('[id$="-error"]').getByText(words).waitFor()
      await fits(page)
      await line(page).fill(right)
      await line(page).press('Enter')
    }
  }

  async function fits(page: WatchedPage) {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectClean(page)
  }
})
