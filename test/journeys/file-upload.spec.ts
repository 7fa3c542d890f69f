import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { awake, dark, expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import { button, fillDetails, newJob, previewOn, publish, saved, toInterviewBuilder } from '../support/builder.ts'
import { heading, press, start } from '../support/candidate-steps.ts'
import { useCompanies } from '../support/companies.ts'

const browser = useBrowser()
const world = useCompanies(1, undefined, 'growth')

const pdf = (words: string, size = 0) =>
  Buffer.concat([Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj\n<<>>\nendobj\n%%EOF\n`), Buffer.alloc(size, ' ')])
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const chooser = (page: WatchedPage) => page.locator('input[type=file]:not([capture])')

describe('a job that asks for a file', () => {
  it('is built, answered on a phone and read by the reviewer', async () => {
    const recruiter = await browser.open({ viewport: { width: 1400, height: 900 } })
    await world.arrive(recruiter)
    await newJob(recruiter)
    await fillDetails(recruiter)
    await toInterviewBuilder(recruiter)
    await button(recruiter, 'Add File').click()
    await recruiter.keyboard.type('Your CV, please')
    await previewOn(recruiter).getByText('up to 25 MB').waitFor()
    await expectClean(recruiter)
    await saved(recruiter)
    await publish(recruiter)
    await button(recruiter, 'Get Candidates Now').click()
    const link = await recruiter.getByLabel('Direct link').inputValue()

    const ada = await browser.open({ ...phone })
    await ada.goto(link)
    await start(ada)
    await heading(ada, /Your CV, please/).waitFor()
    await ada.getByText('Take a photo').waitFor()
    await press(ada, 'Finish')
    await ada.getByText('This field is required').waitFor()
    await expectClean(ada)
    for (const [wrong, words] of [
      [file('cv.pdf', Buffer.alloc(0)), 'This file is empty'],
      [file('cv.exe', pdf('program')), 'This file type is not supported'],
    ] as const) {
      await chooser(ada).setInputFiles(wrong)
      await ada.getByText(words).waitFor()
    }
    // Made where it is chosen: it is too large to be carried there.
    await chooser(ada).evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer()
      chosen.items.add(new File([new Uint8Array(26 * 1024 * 1024)], 'large.pdf'))
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await ada.getByText('This file is too big (max. size is 25MB)').waitFor()
    // Of this one only the server finds out.
    await chooser(ada).setInputFiles(file('not-a.pdf', Buffer.from([0, 1, 2, 3])))
    await ada.getByText('not-a.pdf could not be sent').waitFor()
    await ada.getByText('This file type is not supported').waitFor()
    ada.complaints.splice(0)
    await expectClean(ada)
    await press(ada, 'Remove')

    await chooser(ada).setInputFiles(file('first.pdf', pdf('first')))
    await ada.getByText('first.pdf has arrived.').waitFor({ state: 'attached' })
    await ada.getByText('first.pdf, 1 kB').waitFor()
    await press(ada, 'Remove')
    expect(await ada.getByText('first.pdf, 1 kB').count()).toBe(0)
    await interrupted(ada)
    await press(ada, 'Finish')
    await heading(ada, 'Thank you, Ada Byron!').waitFor()

    await recruiter.goto(`${world.server.url}/admin/videos`)
    await recruiter.getByRole('link', { name: 'Ada Byron' }).click()
    const given = recruiter.getByRole('region', { name: 'Answers' }).getByRole('link', { name: 'Adas CV.pdf, 0.2 MB' })
    const [download] = await Promise.all([recruiter.waitForEvent('download'), given.click()])
    expect(download.suggestedFilename()).toBe('Adas CV.pdf')
    expect(readFileSync(await download.path())).toEqual(pdf('second', 200_000))
    await expectClean(recruiter)
    await recruiter.getByRole('link', { name: 'Verified record' }).click()
    await recruiter.getByRole('cell', { name: /Adas CV\.pdf, 0\.2 MB/ }).waitFor()
    await expectClean(recruiter)
    await hebrew(link)
  })

  /** The connection breaks and the page is opened anew: the file goes on its way from what this browser has kept. */
  async function interrupted(page: WatchedPage) {
    await page.route('**/api/uploads/*', (route) => route.abort())
    await chooser(page).setInputFiles(file('Adas CV.pdf', pdf('second', 200_000)))
    await page.getByText('Waiting for the connection').waitFor()
    await press(page, 'Finish')
    await page.getByText('One moment: your file is still being sent.').waitFor()
    page.complaints.splice(0)
    await expectClean(page)
    await page.unroute('**/api/uploads/*')
    await page.reload()
    await awake(page)
    page.complaints.splice(0)
    await page.getByText('Adas CV.pdf has arrived.').waitFor({ state: 'attached' })
    await page.reload()
    await awake(page)
    await page.getByText('Adas CV.pdf, 0.2 MB').waitFor()
    await expectClean(page)
  }

  /** The same page from right to left, in the dark, on a phone, with a keyboard. */
  async function hebrew(link: string) {
    const page = await browser.open({ ...phone, ...dark, locale: 'he-IL' })
    await page.goto(link)
    await awake(page)
    await page.getByLabel('שם מלא').fill('נועה לוי')
    await page.getByLabel('כתובת דוא״ל').fill('noa@example.org')
    await press(page, 'התחלה')
    await heading(page, /Your CV/).waitFor()
    await chooser(page).focus()
    await chooser(page).setInputFiles(file('קורות חיים.pdf', pdf('noa')))
    await page.getByText(/ק״ב/).waitFor()
    await page.getByText(/התקבל/).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectClean(page)
    await press(page, 'סיום')
    await heading(page, /Thank you/).waitFor()
  }
})
