import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJob, aQuestion, anInterview, journeyWith } from '#test/fixtures/job.ts'
import { languages, permit, shift, story } from '#test/fixtures/journey.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '../support/browser.ts'
import { button, previewOn, saved } from '../support/builder.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 1000 } }
let dataDir: string
let server: RunningServer
let rita: SeededPerson
const drafts: string[] = []
const DRAFTS = 21

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-builder-editing-'))
  rita = await seedFolder(dataDir, async (seed, { useCases }) => {
    const rita = await seed.person()
    const journey = journeyWith(
      permit,
      story,
      shift,
      languages,
      anInterview('video', [aQuestion, { ...aQuestion, id: 'q2', question: 'What would you change first?' }]),
    )
    for (let n = 0; n < DRAFTS; n++) {
      const draft = aJob({ benefits: ['b1', 'b2', 'b3'].map((id) => ({ id, title: `Benefit ${id}` })) })
      const skills = ['s1', 's2', 's3'].map((metricId) => ({ metricId, name: `Skill ${metricId}`, weight: 1 as const }))
      drafts.push(
        (
          await useCases.jobs.createJob(rita.asker, {
            draft: { ...draft, scorecard: { ...draft.scorecard, skills }, journey },
          })
        ).jobId,
      )
    }
    return rita
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A draft that has not been opened yet, at one of its steps. */
async function draftAt(step: string, options: BrowserContextOptions = desktop): Promise<WatchedPage> {
  const page = await browser.open(options)
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/jobs-cep/create/${drafts.pop()}?step=${step}`)
  return page
}
const openModule = (page: Page, id: string) => page.locator(`#module-${id} button[aria-expanded=false]`).first().click()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const becomesFocused = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name)
const within = (page: Page, inner: string, outer: string) =>
  page.evaluate(
    ([inner, outer]) => document.querySelector(outer!)!.contains(document.querySelector(inner!)),
    [inner, outer],
  )

describe('a question that is dragged', () => {
  it.each([
    ['in the light', {}],
    ['from right to left, in the dark', { ...dark, locale: 'he-IL' }],
  ])('looks lifted, and a line shows where it would come to be, %s', async (_look, options) => {
    const page = await draftAt('screen', { ...desktop, ...options })
    const item = (index: number) => page.locator(`li[data-index="${index}"]`)
    const line = (index: number) =>
      item(index).evaluate((element) => {
        const { content, height, backgroundColor, top, bottom } = getComputedStyle(element, '::before')
        const accent = getComputedStyle(document.querySelector('.button-primary')!).backgroundColor
        return content === 'none'
          ? null
          : {
              thick: parseFloat(height) >= 2,
              marked: backgroundColor === accent,
              above: parseFloat(top) < 0,
              below: parseFloat(bottom) < 0,
            }
      })
    // What makes it draggable comes once the list is shown.
    await page.locator('li[data-index="2"][draggable=true]').waitFor()
    const plain = await item(2).evaluate((element) => getComputedStyle(element).opacity)
    const over = (await item(0).boundingBox())!
    await item(2).locator('[data-handle]').hover()
    await page.mouse.down()
    // A browser tells of a drag only while the pointer moves.
    let moves = 0
    const held = (y: number) => async () => {
      await page.mouse.move(over.x + 150, y - (moves++ % 2))
      return line(0)
    }
    await expect
      .poll(held(over.y + over.height - 6), { interval: 100 })
      .toEqual({ thick: true, marked: true, above: false, below: true })
    expect(Number(await item(2).evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(Number(plain))
    await expect
      .poll(held(over.y + 6), { interval: 100 })
      .toEqual({ thick: true, marked: true, above: true, below: false })
    await page.mouse.up()
    await expect.poll(() => item(0).getAttribute('data-sortable')).toBe(shift.id)
    expect([await line(0), await line(1), await line(2)]).toEqual([null, null, null])
    expect(await item(0).evaluate((element) => getComputedStyle(element).opacity)).toBe(plain)
  })
})

describe('whoever removes something by keyboard goes on where it was', () => {
  const remove = (page: Page, name: string) => button(page, name).press('Enter')

  it('a benefit', async () => {
    const page = await draftAt('jobDetails')
    await remove(page, 'Remove benefit 2')
    await becomesFocused(page, 'Remove benefit 2')
    expect(await page.getByLabel('Benefit 2', { exact: true }).inputValue()).toBe('Benefit b3')
    await remove(page, 'Remove benefit 2')
    await becomesFocused(page, 'Remove benefit 1')
    await remove(page, 'Remove benefit 1')
    await becomesFocused(page, 'Add Benefit')
  })

  it('a requirement', async () => {
    const page = await draftAt('scorecard')
    await remove(page, 'Remove requirement 1')
    await becomesFocused(page, 'Remove requirement 1')
    await remove(page, 'Remove requirement 2')
    await becomesFocused(page, 'Remove requirement 1')
    await remove(page, 'Remove requirement 1')
    await becomesFocused(page, 'Add Requirement')
  })

  it('an option and a question on camera', async () => {
    const page = await draftAt('screen')
    await openModule(page, languages.id)
    await remove(page, 'Remove option 3')
    await becomesFocused(page, 'Add Option')
    await page.keyboard.press('Enter')
    await button(page, 'Add Option').press('Enter')
    await remove(page, 'Remove option 2')
    await becomesFocused(page, 'Remove option 2')

    await openModule(page, 'video')
    await remove(page, 'Remove question 1')
    await becomesFocused(page, 'Remove question 1')
    await remove(page, 'Remove question 1')
    await becomesFocused(page, 'Add Question')
    expect(await within(page, ':focus', '#module-video')).toBe(true)
  })

  it('a module, down to the last one', async () => {
    const page = await draftAt('screen')
    const drop = async (title: string) => {
      await button(page, `Settings of ${title}`).press('Enter')
      // An opened menu puts the focus on its first entry, in a turn of its own.
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem')
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    }
    await drop(story.title)
    await becomesFocused(page, `Settings of ${shift.title}`)
    await drop('Video interview')
    await becomesFocused(page, `Settings of ${languages.title}`)
    for (const title of [permit.title, shift.title, languages.title]) await drop(title)
    await becomesFocused(page, 'Add Video interview')
    await expectClean(page)
  })
})

describe('the options of a choice', () => {
  it('say which answer is missing when a wrong one is to reject', async () => {
    const page = await draftAt('screen')
    await openModule(page, shift.id)
    await page.getByLabel('A wrong answer rejects the candidate').check()
    await button(page, 'Next').click()
    await page.getByText('Mark the right answer: as long as none is right, every answer would reject.').waitFor()
    expect(await page.getByText('Required field').count()).toBe(0)
    await page.getByLabel('Right answer: option 1').check()
    await page.getByText('Mark the right answer').waitFor({ state: 'detached' })
    await saved(page)
  })

  it.each(['en-US', 'de-DE', 'he-IL'])('stay in their rows when there is a third one, in %s', async (locale) => {
    const page = await draftAt('screen', { ...desktop, locale })
    const card = page.locator(`#module-${shift.id}`)
    await openModule(page, shift.id)
    const rows = () =>
      card.locator('fieldset ol > li').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    const [before] = await rows()
    await card.locator('[data-add]').click()
    await expect.poll(async () => (await rows()).length).toBe(3)
    const after = await rows()
    expect(after).toEqual([before, before, before])
    expect(before).toBeLessThan(50)
    await expectClean(page)
  })
})

it('the name of the candidate is offered where it can be written, in the title of the thank-you page', async () => {
  const page = await draftAt('screen')
  await openModule(page, 'thanks')
  const described = (label: string) =>
    page
      .locator('#module-thanks')
      .getByLabel(label)
      .evaluate(
        (element) =>
          element
            .getAttribute('aria-describedby')
            ?.split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' ') ?? '',
      )
  expect(await described('Title')).toContain('{candidate_name}')
  expect(await described('Message')).not.toContain('{candidate_name}')
})

describe('the preview pane', () => {
  it('turns its pages from within, closes, and stays closed for the next visit', async () => {
    const page = await draftAt('screen', desktop)
    const frame = previewOn(page)
    await frame.getByText('Nothing you enter here is kept').waitFor()
    await page.getByText('Page 1 of').waitFor()
    await frame.getByLabel('Name').fill('Ada')
    await frame.getByLabel('Email').fill('ada@candidate.test')
    await frame.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Page 2 of').waitFor()
    await expectClean(page)

    await button(page, 'Hide the preview').click()
    await page.getByRole('complementary', { name: 'Preview' }).waitFor({ state: 'detached' })
    await page.reload()
    await button(page, 'Show the preview').click()
    await previewOn(page).getByText('Nothing you enter here is kept').waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('preview')))).toEqual([])
  })
})

describe('the preview step', () => {
  it.each([
    ['on a phone shows the page of a phone', phone, 'Candidate page on a phone'],
    ['on a desktop shows that of a desktop', desktop, 'Candidate page on a desktop'],
  ])('%s first, and the other on demand', async (_where, options, first) => {
    const page = await draftAt('preview', options)
    await page.getByTitle(first).waitFor()
    await button(page, first.endsWith('phone') ? 'Desktop' : 'Phone').click()
    await page
      .getByTitle(first.endsWith('phone') ? 'Candidate page on a desktop' : 'Candidate page on a phone')
      .waitFor()
    await expectClean(page)
  })
})

it.each([
  ['en-US', 'The job builder needs JavaScript'],
  ['de-DE', 'braucht JavaScript'],
  ['he-IL', 'דורשת JavaScript'],
])(
  'without scripts the builder says that nothing here is kept, and offers nothing that would keep it (%s)',
  async (locale, words) => {
    const page = await draftAt('jobDetails', { ...desktop, locale, javaScriptEnabled: false })
    const notice = page.locator('main noscript > div')
    await notice.waitFor()
    expect(await notice.innerText()).toContain(words)
    expect(await page.locator('main footer').isVisible()).toBe(false)
    expect(page.complaints).toEqual([])
  },
)
