import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJob, anInterview, journeyWith } from '#test/fixtures/job.ts'
import { permit, story } from '#test/fixtures/journey.ts'
import { expectClean, phone, useBrowser } from '../support/browser.ts'
import { button, publish, saved } from '../support/builder.ts'
import { heading, start } from '../support/candidate-steps.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }
let dataDir: string
let server: RunningServer
/** A person each, for a plan has one slot, with a job that is about to go live; some more for cases that are tried again. */
const waiting: { person: SeededPerson; jobId: string }[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-builder-live-'))
  await seedFolder(dataDir, async (seed, { useCases }) => {
    for (let n = 0; n < 16; n++) {
      const person = await seed.person()
      const draft = { ...aJob(), journey: journeyWith(permit, story, anInterview('video')) }
      waiting.push({ person, jobId: (await useCases.jobs.createJob(person.asker, { draft })).jobId })
    }
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function aboutToGoLive(options: BrowserContextOptions = desktop) {
  const { person, jobId } = waiting.pop()!
  const page = await browser.open(options)
  await signedIn(page, server.url, person)
  const at = (step: string) => page.goto(`${server.url}/jobs-cep/create/${jobId}?step=${step}`)
  await at('screen')
  /** The questions as a colleague sees them who opens the job elsewhere: what is only on this device is not among them. */
  const elsewhere = async () => {
    const other = await browser.open(desktop)
    await signedIn(other, server.url, person)
    await other.goto(`${server.url}/jobs-cep/create/${jobId}?step=screen`)
    const questions = other.locator('[data-sortable]')
    await questions.first().waitFor()
    return questions.evaluateAll((all) => all.map((each) => each.getAttribute('data-sortable')))
  }
  const link = `${server.url}/apply/${person.asker.companyId}.${jobId}`
  return { page, at, elsewhere, link, board: `${server.url}/admin/jobs/${jobId}` }
}
async function justGoneLive(options: BrowserContextOptions = desktop) {
  const opened = await aboutToGoLive(options)
  await publish(opened.page)
  return opened
}
const addingPeople = async (page: Page) => {
  await button(page, 'Get Candidates Now').click()
  await button(page, 'Add people').click()
}
const remove = async (page: Page, title: string) => {
  await button(page, `Settings of ${title}`).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

describe('going live', () => {
  it.each([
    ['en-US', 'Next', 'Publish job', 'uses one job slot of your plan', 'This job is live', "Then let's go live!"],
    [
      'de-DE',
      'Weiter',
      'Stelle veröffentlichen',
      'belegt einen Platz in Ihrem Tarif',
      'Diese Stelle ist veröffentlicht',
      'Dann geht es los!',
    ],
    ['he-IL', 'הבא', 'פרסום המשרה', 'משתמש במשרה אחת מהמכסה של התוכנית', 'המשרה פעילה', 'ואז עולים לאוויר!'],
  ])('is a button of its own that says what it costs (%s)', async (locale, next, publish, slot, after, yet) => {
    const { page } = await aboutToGoLive({ ...desktop, locale })
    await button(page, next).click()
    await page.getByText(yet).waitFor()
    const press = button(page, publish)
    const told = await press.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    )
    expect(told).toContain(slot)
    expect(await page.locator('main').getByText(after, { exact: true }).count()).toBe(0)
    await press.click()
    await page.locator('main').getByText(after, { exact: true }).waitFor()
    expect(await page.getByText(yet).count()).toBe(0)
    await expectClean(page)
  })
})

describe('a change of a job that is live', () => {
  it('is not made on the steps that show what was made: there is no undo there', async () => {
    const { page, elsewhere } = await justGoneLive()
    await page.getByRole('link', { name: 'Interview Builder' }).click()
    await remove(page, story.title)
    await button(page, 'Next').click()
    await page.getByText('Preview the experience').waitFor()
    expect([
      await page.locator('header').getByRole('button', { name: 'Undo' }).isDisabled(),
      await button(page, 'Redo').isDisabled(),
    ]).toEqual([true, true])
    await page.keyboard.press('ControlOrMeta+z')
    await addingPeople(page)
    const name = page.getByLabel('Name', { exact: true })
    await name.pressSequentially('Ada')
    await name.press('ControlOrMeta+z')
    expect(await name.inputValue()).toBe('')
    expect(await page.getByText('Not saved yet').count()).toBe(0)

    await page.getByRole('link', { name: 'Interview Builder' }).click()
    await page.locator('header').getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Not saved yet').waitFor()
    expect(await elsewhere()).toEqual([permit.id, 'video'])
  })

  it('can be saved where one has gone on without saving it', async () => {
    const { page, elsewhere } = await justGoneLive()
    await page.getByRole('link', { name: 'Interview Builder' }).click()
    await remove(page, story.title)
    for (const step of ['Preview', 'Get Candidates']) {
      await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).click()
      await page.getByText('Not saved yet').waitFor()
      await button(page, 'Save').waitFor()
      await expectClean(page)
    }
    await button(page, 'Save').press('Enter')
    await page.getByText('Saved successfully').waitFor()
    await saved(page)
    await button(page, 'Save').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await elsewhere()).toEqual([permit.id, 'video'])
  })

  it('is named by the way out when that saves it, and told of afterwards', async () => {
    const { page, board } = await justGoneLive()
    await page.getByRole('link', { name: 'Exit', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Interview Builder' }).click()
    await remove(page, story.title)
    await page.getByRole('link', { name: 'Save & Exit', exact: true }).click()
    await page.waitForURL(board)
    await page.getByText('Saved successfully').waitFor()
  })

  it('asks first when people have begun, and says what they keep', async () => {
    const { page, elsewhere, link } = await justGoneLive()
    const ada = await browser.open(phone)
    await ada.goto(link)
    await start(ada)
    await heading(ada, permit.title).waitFor()

    await page.getByRole('link', { name: 'Interview Builder' }).click()
    await remove(page, story.title)
    const leave = page.getByRole('link', { name: 'Save & Exit', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Publish these changes?' })
    await leave.click()
    await dialog.getByText('1 candidate is under way and keeps the questions they began with.').waitFor()
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await elsewhere()).toEqual([permit.id, story.id, 'video'])
    await leave.click()
    await dialog.getByRole('button', { name: 'Publish changes' }).click()
    await page.getByText('Saved successfully').waitFor()
    expect(await elsewhere()).toEqual([permit.id, 'video'])
  })

  it('is not spoken of when there was none', async () => {
    const { page, board } = await justGoneLive()
    await page.getByRole('link', { name: 'Exit', exact: true }).click()
    await page.waitForURL(board)
    await page.getByText('No candidates yet').waitFor()
    expect(await page.getByText('Saved successfully').count()).toBe(0)
  })
})

describe('several people invited at once', () => {
  it('have room for their addresses, and each new row is typed into at once', async () => {
    const { page } = await justGoneLive()
    await addingPeople(page)
    await button(page, 'Add another').click()
    const name = page.getByLabel('Name 2')
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true)
    for (const width of [1280, 1024, 800, 640]) {
      await page.setViewportSize({ width, height: 900 })
      const widths = await page
        .locator('form input:not([type=file])')
        .evaluateAll((all) => all.map((each) => each.clientWidth))
      expect(Math.min(...widths), `at ${width}`).toBeGreaterThanOrEqual(150)
      const cut = await page.locator('input[type=tel]').evaluateAll((all) =>
        all.map((each) => {
          const input = each as HTMLInputElement
          input.value = input.placeholder
          const cut = input.scrollWidth - input.clientWidth
          input.value = ''
          return cut
        }),
      )
      expect(cut, `the example of a number at ${width}`).toEqual([0, 0])
    }
    await expectClean(page)
  })

  it('are taken off the list one by one, by keyboard', async () => {
    const { page } = await justGoneLive(phone)
    await addingPeople(page)
    for (const n of [2, 3]) {
      await button(page, 'Add another').click()
      await page.getByLabel(`Name ${n}`).waitFor()
    }
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
    await button(page, 'Remove person 2').press('Enter')
    await expect.poll(focused).toBe('Remove person 2')
    await button(page, 'Remove person 2').press('Enter')
    await expect.poll(focused).toBe('Add another')
    await expectClean(page)
  })
})
