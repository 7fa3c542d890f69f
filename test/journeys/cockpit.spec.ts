import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { recordVideo } from '#test/support/record.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const COUNT = 20
const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let job: SeededJob
/** A recruiter of another company, whose plan has one job as well. */
let otto: SeededPerson
let small: SeededJob

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-cockpit-'))
  const video = await recordVideo(browser.get())
  ;({ rita, job, otto, small } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    const job = await seed.job(
      rita.asker,
      Array.from({ length: COUNT }, (_, at) => `Applicant ${String(at + 1).padStart(2, '0')}`),
    )
    const otto = await seed.person()
    const small = await seed.job(otto.asker, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'])
    for (const { id } of job.candidates.slice(-2)) await seed.recording(rita.asker, id, 'q1', video, 2500)
    for (const { id } of small.candidates) await seed.recording(otto.asker, id, 'q1', video, 2500)
    return { rita, job, otto, small }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(page: WatchedPage, path: string, who = rita) {
  await signedIn(page, server.url, who)
  await page.goto(server.url + path)
  await page.waitForLoadState('networkidle')
}
const place = (page: WatchedPage, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const titled = (page: WatchedPage, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

describe('reviewing one candidate after the other', () => {
  it('rates, comments and moves 20 candidates without a mouse, in four key presses each', async () => {
    const page = await browser.open()
    await open(page, `/admin/jobs/${job.jobId}/list`)
    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    }
    await page.getByRole('link', { name: 'Review', exact: true }).focus()
    await page.keyboard.press('Enter')
    const began = performance.now()
    for (let number = 1; number <= COUNT; number++) {
      await place(page, `${number} of ${COUNT}`)
      presses = 0
      await press('4')
      await press('c')
      await page.keyboard.type(`Good on the second question, ${number}`)
      await press('Control+Enter')
      await page.getByText(`Good on the second question, ${number}`).waitFor()
      await press('e')
      await page.getByText(/moved to Phone screen\./).waitFor()
      expect(presses).toBeLessThanOrEqual(6)
    }
    console.info(
      `${COUNT} candidates in ${Math.round((performance.now() - began) / 100) / 10} s, ${presses} presses each`,
    )
    const summary = page.getByRole('dialog', { name: 'Review summary' })
    await summary.waitFor()
    await summary
      .getByText('Rated 4 of 5 · Commented · Moved to Phone screen')
      .nth(COUNT - 1)
      .waitFor()
    await expectClean(page)

    // The last one is taken back from the summary, the one before by key.
    await summary.getByRole('button', { name: 'Undo move' }).last().click()
    await page.getByText(/is back in/).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: `${COUNT} reviewed` }).click()
    await page.waitForFunction(
      (left) =>
        [...document.querySelectorAll('dialog li')].filter((each) => each.textContent?.includes('Moved')).length ===
        left,
      COUNT - 2,
    )
  })

  it('keeps order and place when cards move, pages are closed and the work goes on later', async () => {
    const page = await browser.open()
    await open(page, `/admin/jobs/${small.jobId}/list?sort=name`, otto)
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await place(page, '1 of 3')
    await titled(page, 'Ada Byron')
    // Nothing around it is left but the title.
    expect(await page.getByRole('complementary', { name: 'Sidebar' }).count()).toBe(0)
    await page.getByLabel('Next candidate after').selectOption('never')
    await page.getByRole('button', { name: 'Next', exact: true }).focus()
    await page.keyboard.press('e')
    await page.getByText(/^Ada Byron moved to /).waitFor()
    await page.keyboard.press('j')
    await place(page, '2 of 3')
    await titled(page, 'Ben Okafor')

    await page.getByRole('link', { name: 'Leave review' }).click()
    await page.waitForURL(/\/list\?sort=name/)
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await page.getByText('You are back where you stopped.').waitFor()
    await place(page, '2 of 3')
    await titled(page, 'Ben Okafor')
    await page.keyboard.press('k')
    await place(page, '1 of 3')
    await titled(page, 'Ada Byron')
    await expectClean(page)
  })

  it('is at hand on a phone, in the dark', async () => {
    for (const looks of [phone, { ...dark, ...phone }]) {
      const page = await browser.open(looks)
      await open(page, `/admin/jobs/${small.jobId}/list`, otto)
      await page.getByRole('link', { name: 'Review', exact: true }).click()
      await place(page, '1 of 3')
      await page.getByRole('button', { name: 'Write a comment' }).click()
      await expectClean(page)
    }
  })
})

describe('comparing candidates', () => {
  it('plays the same question side by side and in step, one of them with sound, and rates there', async () => {
    const page = await browser.open()
    await open(page, `/admin/jobs/${small.jobId}/list?sort=name`, otto)
    for (const name of ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'])
      await page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('v')
    await page.getByRole('heading', { level: 1, name: 'Compare candidates' }).waitFor()
    await page.getByText('Question 1 of').waitFor()
    const videos = () =>
      page
        .locator('video')
        .evaluateAll((all: HTMLVideoElement[]) => all.map(({ paused, muted }) => ({ paused, muted })))
    expect(await videos()).toEqual([
      { paused: true, muted: false },
      { paused: true, muted: true },
      { paused: true, muted: true },
    ])
    await page.keyboard.press('2')
    expect((await videos()).map(({ muted }) => muted)).toEqual([true, false, true])
    await page.waitForFunction(() => [...document.querySelectorAll('video')].every(({ readyState }) => readyState >= 2))
    await page.keyboard.press('Space')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('video')].every(({ currentTime }) => currentTime > 0.3),
    )
    await page.keyboard.press('Space')
    await page.waitForFunction(() => [...document.querySelectorAll('video')].every(({ paused }) => paused))
    await page.keyboard.press('Shift+ArrowLeft')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('video')].every(({ currentTime }) => currentTime === 0),
    )

    await page
      .getByRole('form', { name: 'Your rating of Ben Okafor' })
      .getByRole('button', { name: 'Rate 5 of 5' })
      .click()
    await page.getByRole('region', { name: 'Ben Okafor' }).getByText('5.0').waitFor()
    await page.keyboard.press(']')
    await page.getByText('Question 2 of').waitFor()
    await expectClean(page)
  })

  it('is swiped through on a phone, in the dark', async () => {
    const page = await browser.open({ ...dark, ...phone })
    const ids = small.candidates.map(({ id }) => id).join(',')
    await open(page, `/admin/jobs/${small.jobId}/compare?with=${ids}`, otto)
    await page.getByRole('region', { name: 'Cleo Marsh' }).scrollIntoViewIfNeeded()
    await expectClean(page)
  })
})

describe('writing to a rejected candidate', () => {
  it('holds the message, shows when it leaves, and takes it back', async () => {
    const page = await browser.open()
    const [ada] = small.candidates
    await open(page, `/admin/jobs/${small.jobId}/candidates/${ada!.id}`, otto)
    await page.keyboard.press('r')
    await page.getByRole('checkbox', { name: 'Send Ada Byron a message' }).check()
    await page.getByText('Preview', { exact: true }).click()
    await page.getByText(/Hello Ada Byron,/).waitFor()
    await expectClean(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText(/Message sends in [45]:\d\d/).waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Cancel message' }).click()
    await page.getByText('The message was cancelled. Nothing was sent.').waitFor()
  })
})
