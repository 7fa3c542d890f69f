import type { BrowserContext } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages, permit, shift, story } from '#test/fixtures/journey.ts'
import { expectClean, useBrowser, type WatchedPage } from '../support/browser.ts'
import { heading, press, start } from '../support/candidate-steps.ts'
import { useLiveJob } from '../support/live-job.ts'

const browser = useBrowser()
const job = useLiveJob(permit, story, { ...shift, required: false }, languages)
let page: WatchedPage
const open: BrowserContext[] = []
beforeEach(async () => {
  page = await visit()
  await start(page)
  await page.getByLabel('Yes').check()
  await press(page, 'Continue')
  await heading(page, /build last/).waitFor()
})
afterEach(async () => {
  for (const context of open.splice(0)) await context.close()
})

async function visit(): Promise<WatchedPage> {
  const page = await browser.open()
  open.push(page.context())
  await page.goto(job.at(job.link))
  return page
}

const text = () => page.getByRole('textbox')
/** Everything this browser keeps of answers. */
const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hirelog.answers')))

/** From the text, which is sent, to the page with several choices. */
async function toChoices() {
  await text().fill('A compiler')
  await press(page, 'Continue')
  await heading(page, /Which shift/).waitFor()
  await press(page, 'Continue')
  await heading(page, /Which of these/).waitFor()
}

describe('an answer that is not sent yet', () => {
  it('is there again when the page is reloaded in the middle of typing', async () => {
    await text().fill('A comp')
    await page.reload()
    await expect.poll(() => text().inputValue()).toBe('A comp')
    await page.getByText('6 / 200').waitFor()
    await text().press('Control+End')
    await text().pressSequentially('iler')
    await page.reload()
    await expect.poll(() => text().inputValue()).toBe('A compiler')
    await expectClean(page)
  })

  it('is there again for whoever went back to look at something', async () => {
    await text().fill('A comp')
    await page.getByRole('link', { name: 'Back' }).click()
    await heading(page, /May you work/).waitFor()
    await press(page, 'Continue')
    await heading(page, /build last/).waitFor()
    expect(await text().inputValue()).toBe('A comp')
    await page.goBack()
    await heading(page, /May you work/).waitFor()
    await page.goForward()
    await heading(page, /build last/).waitFor()
    expect(await text().inputValue()).toBe('A comp')
  })

  it('is there again when it was ticked, with no more to tick than may be', async () => {
    await toChoices()
    await page.getByLabel('TypeScript').check()
    await page.getByLabel('Go', { exact: true }).check()
    await page.reload()
    await expect.poll(() => page.getByLabel('Go', { exact: true }).isChecked()).toBe(true)
    expect([await page.getByLabel('TypeScript').isChecked(), await page.getByLabel('COBOL').isDisabled()]).toEqual([
      true,
      true,
    ])
    await expectClean(page)
  })

  it('takes nothing away from an answer that is typed before scripts have come', async () => {
    await text().fill('An old thought')
    let go = () => {}
    const later = new Promise<void>((done) => (go = done))
    await page.route('**/assets/**', (route) => later.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await text().fill('A new one')
    go()
    await expect.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage)))).toContain('A new one')
    expect(await text().inputValue()).toBe('A new one')
  })

  it('is no longer kept when it is sent, and what is sent stands on the page', async () => {
    await text().fill('A comp')
    expect(await kept()).toHaveLength(1)
    await text().fill('A compiler')
    await press(page, 'Continue')
    await heading(page, /Which shift/).waitFor()
    await expect.poll(kept).toEqual([])
    await page.getByRole('link', { name: 'Back' }).click()
    await heading(page, /build last/).waitFor()
    expect(await text().inputValue()).toBe('A compiler')
  })

  it('is no longer kept when the journey has ended', async () => {
    await toChoices()
    await page.getByRole('link', { name: 'Back' }).click()
    await heading(page, /Which shift/).waitFor()
    await page.getByRole('radio').first().check()
    expect(await kept()).toHaveLength(1)
    await page.goto(`${job.at(job.link)}?step=languages`)
    await page.getByLabel('TypeScript').check()
    await press(page, 'Finish')
    await heading(page, /Thank you/).waitFor()
    await expect.poll(kept).toEqual([])
  })

  it('is shown to no one who begins at the same link on the same device', async () => {
    await text().fill('Something of mine')
    await page.context().clearCookies()
    await page.goto(job.at(job.link))
    await expect.poll(kept).toEqual([])
    await start(page, 'Grace Hopper')
    await page.getByLabel('Yes').check()
    await press(page, 'Continue')
    await heading(page, /build last/).waitFor()
    expect(await text().inputValue()).toBe('')
  })
})

describe('what is to be mended', () => {
  it('is not said any longer of choices that are ticked', async () => {
    await toChoices()
    await press(page, 'Finish')
    const said = page.getByText('This field is required')
    await said.waitFor()
    await page.getByLabel('TypeScript').check()
    await said.waitFor({ state: 'detached' })
    await page.getByLabel('TypeScript').uncheck()
    await press(page, 'Finish')
    await said.waitFor()
  })

  it('is not said any longer of a field that is corrected, and goes on being said of the others', async () => {
    page = await visit()
    await press(page, 'Start')
    const said = page.getByText('Required field')
    await expect.poll(() => said.count()).toBe(2)
    await page.getByLabel('Full name').pressSequentially('Ada Byron')
    await expect.poll(() => said.count()).toBe(1)
    expect(await page.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Email address').getAttribute('aria-invalid')).toBe('true')
  })
})
