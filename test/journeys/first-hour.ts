import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, somebody } from '#test/support/account.ts'
import { expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'

const shots = join(import.meta.dirname, '../out/first-hour')

/** Into the field that has just been added and has taken the focus. */
async function type(page: WatchedPage, text: string) {
  await page.waitForFunction(() => document.activeElement?.matches('input, textarea'))
  await page.keyboard.type(text)
}
const press = (page: WatchedPage, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const heading = (page: WatchedPage, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
const card = (page: WatchedPage, text: string) =>
  page.locator('[data-card]').filter({ hasText: 'Ada Byron' }).filter({ hasText: text })

/** Every screen of the hour, in the light and in the dark: no complaint, nothing wider than the window, and a picture to look at. */
async function screen(page: WatchedPage, look: string, name: string) {
  await page.evaluate(() => scrollTo(0, 0))
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({
      path: join(shots, `${look.replaceAll(/[^a-z]+/g, '-')} ${name} ${colorScheme}.png`),
      fullPage: true,
      animations: 'disabled',
    })
    await expectClean(page)
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${name} scrolls sideways`,
  ).toBe(0)
}

async function createJob(page: WatchedPage, look: string): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: 'Create New Job' }).click()
  await page.getByLabel('Job title').fill('Backend engineer')
  await page.getByLabel('Location').fill('Berlin')
  await page.getByLabel('What should candidates know about this job?').fill('Build the services behind our product.')
  await screen(page, look, '02 job details')
  await press(page, 'Next')
  await press(page, 'Add Requirement')
  await type(page, 'TypeScript')
  await screen(page, look, '03 scorecard')
  await press(page, 'Next')
  await heading(page, 'Customise your questions')
  await press(page, 'Add Yes or no')
  await type(page, 'May you work in the European Union?')
  await press(page, 'Add Video interview')
  await type(page, 'Why this job?')
  await page.getByText(/Saved at \d/).waitFor()
  await screen(page, look, '04 interview builder')
  await press(page, 'Next')
  await page.getByText('Preview the experience').waitFor()
  await screen(page, look, '05 preview')
  await press(page, 'Publish job')
  await page.getByText('This job is live').waitFor()
  await press(page, 'Get Candidates Now')
  await heading(page, 'Get Candidates')
  await press(page, 'Copy Link')
  await page.getByText('Copied!').first().waitFor()
  await screen(page, look, '06 get candidates')
  return page.evaluate(() => navigator.clipboard.readText())
}

async function apply(page: WatchedPage, look: string, link: string) {
  await page.goto(link)
  await screen(page, look, '07 start form')
  await page.getByLabel('Full name').fill('Ada Byron')
  await page.getByLabel('Email address').fill('ada@example.org')
  await press(page, 'Start')
}

async function record(page: WatchedPage, look: string) {
  await page.getByLabel('Yes').check()
  await screen(page, look, '09 question')
  await press(page, 'Continue')
  await press(page, 'Begin the interview')
  await press(page, 'Record Now')
  await page.getByRole('button', { name: 'Start recording' }).waitFor()
  await screen(page, look, '10 device check')
  await press(page, 'Start recording')
  await press(page, 'Stop')
  await page.getByRole('button', { name: 'Use this answer' }).waitFor()
  await screen(page, look, '11 take')
  await press(page, 'Use this answer')
  await heading(page, 'All questions are recorded')
  await press(page, 'Finish')
  await heading(page, 'Thank you, Ada Byron!')
  await page.getByText('Your recording has arrived.').waitFor()
  await screen(page, look, '12 thank you')
}

async function review(page: WatchedPage, look: string) {
  await press(page, 'Play')
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 0.5)
  await press(page, 'Rate 4 of 5')
  await page.locator('[data-average]', { hasText: '4.0' }).waitFor()
  await page.getByLabel('New comment').fill('Calm and concrete.')
  await press(page, 'Comment')
  await page.locator('[data-comment]', { hasText: 'Calm and concrete.' }).waitFor()
  await press(page, 'More actions')
  await page.getByRole('menuitem', { name: 'Hired' }).click()
  await page.locator('[data-column-title]', { hasText: 'Hired' }).waitFor()
  await screen(page, look, '14 reviewed')
}

/** Who did what, how it was before that, and the proof that nothing was changed since. */
async function replay(page: WatchedPage, look: string) {
  await page.getByRole('link', { name: 'Verified record' }).click()
  await heading(page, 'History of Ada Byron')
  const entries = page.getByRole('region', { name: 'Entries' }).getByRole('heading', { level: 4 })
  await entries.filter({ hasText: 'Commented' }).waitFor()
  const all = await entries.count()
  expect(await entries.last().textContent()).toBe('Started')
  await press(page, 'Verify')
  await page.getByText(/^Verified: \d+ entries, none changed/).waitFor()
  await screen(page, look, '15 history')
  await page.getByRole('link', { name: 'One entry back' }).click()
  await page.getByText(`after ${all - 1} of ${all} entries`).waitFor()
  await page.getByText('Read-only: an earlier moment').waitFor()
  await screen(page, look, '16 earlier')
}

async function earlierBoard(page: WatchedPage, look: string) {
  const more = page.getByRole('button', { name: 'More actions' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (await more.isVisible()) await more.click()
  await page.getByRole('link', { name: 'Past date…' }).click()
  await page.getByText(/Read-only: this is the board as it was then, with 1 candidate/).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await screen(page, look, '17 board as of')
}

/** The number a link opens, and how many rows it says there are behind it. */
async function follow(page: WatchedPage, name: RegExp) {
  const link = page.getByRole('main').getByRole('link', { name }).first()
  const said = Number(/\d+/.exec((await link.getAttribute('aria-label')) ?? (await link.innerText()))![0])
  await link.click()
  await heading(page, 'Candidates in this number')
  const behind = Number(await page.getByRole('main').locator('b').first().innerText())
  await page.goBack()
  await link.waitFor()
  return { said, behind }
}

export const looks: [string, BrowserContextOptions][] = [
  ['at a desk', { viewport: { width: 1280, height: 900 } }],
  ['on a phone', phone],
]

type Server = { url: string; stop(): Promise<void> }

/** From signing up to a hired candidate, replayed, proved and counted, on a platform that `start` starts. */
export function firstHour(start: () => Promise<Server>, wanted = looks) {
  const browser = useBrowser()
  let server: Server
  beforeAll(async () => {
    mkdirSync(shots, { recursive: true })
    server = await start()
  })
  afterAll(() => server?.stop())

  describe.each(wanted)('the first hour of a company %s', (look, device) => {
    it('goes from signing up to a hired candidate, on the record and counted', { timeout: 300_000 }, async () => {
      const rita = await browser.open({ ...device, permissions: ['clipboard-read', 'clipboard-write'] })
      await signUp(rita, server.url, somebody())
      await screen(rita, look, '01 overview')
      const link = await createJob(rita, look)

      await rita.getByRole('link', { name: 'Exit' }).click()
      await rita.getByText('No candidates yet').waitFor()
      const boardAddress = rita.url()
      await screen(rita, look, '06 empty board')

      const ada = await browser.open(device)
      await apply(ada, look, link)
      await card(rita, 'Started').waitFor()
      await record(ada, look)
      await card(rita, 'Needs review').waitFor()
      await rita.getByText('No candidates yet').waitFor({ state: 'detached' })
      await screen(rita, look, '13 board')

      await card(rita, 'Needs review').getByRole('link').click()
      await heading(rita, 'Why this job?')
      await review(rita, look)
      await replay(rita, look)
      await rita.goto(boardAddress)
      await card(rita, '★ 4.0').waitFor()
      expect(
        await card(rita, '★ 4.0')
          .locator('p')
          .evaluateAll((lines) => lines.map((line) => line.scrollWidth - line.clientWidth)),
      ).toEqual([0, 0])
      await earlierBoard(rita, look)

      await rita.goto(`${server.url}/admin/overview`)
      await screen(rita, look, '18 overview')
      for (const figure of [/^Candidates: /, /^New this week: /, /^\d+ hired$/])
        expect(await follow(rita, figure)).toEqual({ said: 1, behind: 1 })
      await rita
        .getByRole('main')
        .getByRole('link', { name: /^Active jobs: 1$/ })
        .click()
      await rita.getByRole('link', { name: 'Backend engineer' }).first().waitFor()

      await rita.goto(`${server.url}/admin/stats`)
      await heading(rita, 'Application funnel')
      await screen(rita, look, '19 analytics')
      for (const figure of [/^Applied or added: 1$/, /^Hired: 1$/, /^Completed: 1$/])
        expect(await follow(rita, figure)).toEqual({ said: 1, behind: 1 })
      await rita.context().close()
      await ada.context().close()
    })
  })
}
