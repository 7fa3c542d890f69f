import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Cookie } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { signIn } from '#test/support/account.ts'
import { awake, dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { typeDate } from '#test/support/date-field.ts'
import { seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-history-'))
const beginning = Date.parse('2026-03-02T12:00:00.000Z')
let server: RunningServer
let email: string
let jobId: string
let ada: string
let ben: string
let lou: string
let lousJob: string
/** Of a portfolio, as a candidate pastes it. */
const link = `https://work.example/${'0123456789'.repeat(13)}`
let whenAlone: string
let afterMove: string
const at = (path: string) => `${server.url}${path}`
const history = (id = ada, job = jobId) => at(`/admin/jobs/${job}/candidates/${id}/history`)

/** Ada and Ben are moved together, Ada is rated and commented on, then rejected. A second passes with every look at the clock. */
beforeAll(async () => {
  let looks = 0
  // The account is of today: a password of half a year ago would have to be changed first.
  let past = false
  const now = () => new Date(past ? beginning + 1000 * looks++ : Date.now()).toISOString()
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }), { now })
  const seed = seeding(platform)
  const { asker, email: address } = await seed.person()
  email = address
  past = true
  const job = await seed.job(asker, ['Ada Byron'])
  jobId = job.jobId
  ada = job.candidates[0]!.id
  whenAlone = now()
  ben = await seed.candidate(asker, jobId, 'Ben Okafor')
  const { useCases, caughtUp } = platform
  const moved = await useCases.review.moveCandidates(asker, { jobId, candidateIds: [ada, ben], to: job.phoneScreen })
  await caughtUp(moved.token)
  afterMove = now()
  await useCases.review.rateCandidate(asker, { candidateId: ada, value: 4 })
  await useCases.review.commentOnCandidate(asker, { candidateId: ada, text: 'Clear and calm' })
  await caughtUp((await useCases.review.rejectCandidate(asker, { candidateId: ada, reason: 'Too far away' })).token)
  const others = await seed.job(asker, [`Lou-${'Anna'.repeat(20)}`], false)
  lou = others.candidates[0]!.id
  lousJob = others.jobId
  for (const text of [link, 'x'.repeat(5000)])
    await useCases.review.commentOnCandidate(asker, { candidateId: lou, text })
  await caughtUp((await useCases.review.rejectCandidate(asker, { candidateId: lou, reason: link })).token)
  await platform.close()
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The first page signs in, the others are of the same session. */
let session: Cookie[] | undefined
async function open(path: string, options = {}): Promise<WatchedPage> {
  const page = await browser.open(options)
  if (!session) {
    await page.goto(at('/login'))
    await signIn(page, { email })
    await page.waitForURL('**/admin/overview')
    session = await page.context().cookies()
  }
  await page.context().addCookies(session)
  await page.goto(path)
  return page
}
const events = (page: WatchedPage) =>
  page.getByRole('region', { name: 'Entries' }).getByRole('heading', { level: 4 }).allTextContents()

describe("reading a candidate's history", () => {
  it('lists every event in order with who, when, why, before and after', async () => {
    const page = await open(history())
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('History of Ada Byron')
    expect(await events(page)).toEqual([
      'Moved from Phone screen to Rejected',
      'Commented',
      'Rated 4 of 5',
      'Moved from Candidates to Phone screen',
      'Started',
    ])
    await page.getByRole('heading', { level: 3, name: /2 March 2026/ }).waitFor()
    const move = page.locator('#event-1')
    await move.getByRole('link', { name: 'bulk move of 2 candidates by Rita Moreno' }).waitFor()
    expect(await page.locator('#event-4').getByRole('row', { name: 'Reason – Too far away' }).count()).toBe(1)
    await page.locator('#event-2').getByText('Person: Rita Moreno').waitFor()
    expect(await page.locator('#event-0 time').getAttribute('datetime')).toMatch(/^2026-03-02T12:/)
    await expectClean(page)
  })

  it('filters by who and what, in the address', async () => {
    const page = await open(history())
    await page.getByLabel('What').selectOption('rated')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByText('1 of 5 entries').waitFor()
    expect(new URL(page.url()).searchParams.get('activity')).toBe('rated')
    expect(await events(page)).toEqual(['Rated 4 of 5'])
    await typeDate(page, 'From (UTC)', '2026-03-03')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByText('No entry matches').waitFor()
    await page.getByRole('link', { name: 'Clear' }).click()
    await page.getByText('5 entries, newest first').waitFor()
    await expectClean(page)
  })

  it('shows the event as it lies in the log, and exports what is shown', async () => {
    const page = await open(`${history()}?activity=rated`)
    await page.locator('#event-2').getByText('Details').click()
    await page.getByText('Raw event (CandidateRated, revision 2)').click()
    await page.getByText('"commandDigest"').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export' }).click(),
    ])
    const lines = (await (await download.createReadStream()).toArray()).join('').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).opened.type)).toEqual(['CandidateRated'])
    await expectClean(page)
  })

  it('shows an event that was opened before the scripts were here', async () => {
    const page = await browser.open()
    await page.context().addCookies(session!)
    let scripts = () => {}
    const held = new Promise<void>((go) => (scripts = go))
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
    await page.goto(`${history()}?activity=rated`, { waitUntil: 'commit' })
    await page.locator('#event-2').getByText('Details').click()
    await page.getByText('Raw event (CandidateRated, revision 2)').click()
    expect(await page.getByText('"commandDigest"').count()).toBe(0)
    scripts()
    await page.getByText('"commandDigest"').first().waitFor()
  })
})

describe('going back in time', () => {
  const then = (page: WatchedPage) => page.getByRole('region', { name: /The candidate/ })

  it('sets the page to an earlier moment, entry by entry and back to now', async () => {
    const page = await open(history())
    await then(page).getByText('Too far away').waitFor()
    await page.getByRole('link', { name: 'One entry back' }).click()
    await page.getByText('after 4 of 5 entries').waitFor()
    await then(page).getByText('Read-only: an earlier moment').waitFor()
    expect(await then(page).getByText('Too far away').count()).toBe(0)
    await then(page).getByText('Clear and calm').waitFor()
    expect(await events(page)).toHaveLength(4)
    await page.getByRole('link', { name: 'First entry' }).click()
    await page.getByText('after 1 of 5 entries').waitFor()
    await then(page).getByText('Candidates', { exact: true }).waitFor()
    await expectClean(page)
    await page.getByRole('link', { name: 'Now' }).click()
    await then(page).getByText('Too far away').waitFor()
  })

  it('follows the slider by keyboard', async () => {
    const page = await open(history())
    await awake(page)
    await page.getByLabel('Entry', { exact: true }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('after 4 of 5 entries').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('after 3 of 5 entries').waitFor()
    await page.keyboard.press('Home')
    await page.getByText('after 1 of 5 entries').waitFor()
    await page.getByRole('link', { name: 'One entry on' }).click()
    await page.getByText('after 2 of 5 entries').waitFor()
    expect(await page.getByLabel('Entry', { exact: true }).inputValue()).toBe('2')
  })

  it('leaves the focus where it was pressed, also at either end and at a moment that was typed', async () => {
    const page = await open(history())
    await awake(page)
    const focused = (name: string) =>
      page.waitForFunction(
        (text) => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent) === text,
        name,
      )
    await page.getByRole('link', { name: 'First entry' }).press('Enter')
    await page.getByText('after 1 of 5 entries').waitFor()
    await focused('First entry')
    await typeDate(page, 'Any moment (UTC)', afterMove)
    await page.getByRole('button', { name: 'Show that moment' }).press('Enter')
    await page.getByText('after 2 of 5 entries').waitFor()
    await focused('Show that moment')
    await page.getByRole('link', { name: 'Now', exact: true }).press('Enter')
    await page.getByText('after 5 of 5 entries').waitFor()
    await focused('Now')
    await page.getByRole('link', { name: 'Now', exact: true }).press('Enter')
    await page.waitForFunction(
      (typed) => document.querySelector<HTMLInputElement>('[name="at"]')!.value !== typed,
      afterMove.slice(0, 19),
    )
    await expectClean(page)
  })

  it('works as a plain form without scripts', async () => {
    const page = await open(history(), { javaScriptEnabled: false })
    await page.getByLabel('Any moment (UTC)').fill(afterMove.slice(0, 19))
    await page.getByRole('button', { name: 'Show that moment' }).click()
    await page.getByText('after 2 of 5 entries').waitFor()
    await then(page).getByText('Phone screen').waitFor()
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Verified: 5 entries, none changed, added or removed').waitFor()
  })
})

describe('proving that no one altered it', () => {
  it('says what was checked', async () => {
    const page = await open(history())
    await page.getByRole('button', { name: 'Verify' }).click()
    const verdict = page.getByRole('alert')
    await verdict.getByText('Verified: 5 entries, none changed, added or removed').waitFor()
    await verdict.getByText('Everything shown in Hirelog matches this record.').waitFor()
    await verdict.getByText('Technical details').click()
    await verdict.getByText(/5 events, no gap in their revisions/).waitFor()
    await verdict.getByText(/^Read models that match these events: (\d+) of \1$/).waitFor()
    await page.getByText(/signature/).waitFor()
    await expectClean(page)
  })

  it('names the first bad event when someone did', async () => {
    await server.stop()
    const log = new DatabaseSync(join(dataDir, 'log', 'events.db'))
    const rated = (from: number, to: number) =>
      log
        .prepare(`UPDATE event SET body = replace(body, ?, ?) WHERE stream LIKE ? AND revision = 2`)
        .run(`"value":${from}`, `"value":${to}`, `%.candidate-${ada}`)
    expect(rated(4, 5).changes).toBe(1)
    server = await startServer({ dataDir })
    const page = await open(history())
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Verification failed').waitFor()
    await page.getByText(/First entry that fails: revision 2/).waitFor()
    await page.context().close()
    rated(5, 4)
    log.close()
  })
})

describe('the board of an earlier moment', () => {
  it('shows who was where, read-only, and leads to the candidates of then', async () => {
    const page = await open(at(`/admin/jobs/${jobId}`))
    await page.getByRole('link', { name: 'Past date…' }).click()
    await page.getByText('Read-only: this is the board as it was then, with 2 candidates').waitFor()
    await awake(page)
    await typeDate(page, 'Date and time (UTC)', afterMove)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const phoneScreen = page.getByRole('region', { name: 'Phone screen' })
    // Ada is here in that moment alone: later she is rejected. Ben stays.
    await phoneScreen.getByText('Ada Byron').waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Show')
    expect((await phoneScreen.getByRole('link').allTextContents()).toSorted()).toEqual(['Ada Byron', 'Ben Okafor'])
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await expectClean(page)
    await page.goto(at(`/admin/jobs/${jobId}?at=${whenAlone}`))
    await page.getByText('with 1 candidate.').waitFor()
    await page.getByRole('link', { name: 'Ada Byron' }).click()
    await page.getByText('after 1 of 5 entries').waitFor()
    await page.goto(at(`/admin/jobs/${jobId}?at=2999-01-01`))
    await page
      .getByText(/^As of /)
      .first()
      .waitFor()
    expect(await page.getByText('2999').count()).toBe(0)
    await page.goto(at(`/admin/jobs/${jobId}?at=2020-01-01`))
    await page.getByText('This job did not exist yet').waitFor()
  })

  it('tells of recordings and comments in the words of the live board', async () => {
    const page = await open(at(`/admin/jobs/${jobId}?at=2999-01-01&rejected=show`))
    await page.locator('[data-card]', { hasText: 'Ada Byron' }).getByText('1 comment ·').waitFor()
  })

  it('goes back to the live board', async () => {
    const page = await open(at(`/admin/jobs/${jobId}?at=${afterMove}`))
    await page.getByRole('link', { name: 'Back to today' }).click()
    await page.getByRole('link', { name: 'Past date…' }).waitFor()
  })
})

describe('words and fields wider than the screen', () => {
  it.each([320, 390, 1280])('stay within the page at %d pixels', async (width) => {
    const page = await open(history(lou, lousJob), { viewport: { width, height: 800 } })
    await page.getByRole('region', { name: 'Entries' }).getByText(link).first().waitFor()
    await expectClean(page)
    for (const path of [
      `/admin/jobs/${lousJob}/candidates/${lou}`,
      `/admin/jobs/${lousJob}?rejected=show`,
      `/admin/jobs/${lousJob}?at=2999-01-01&rejected=show`,
      '/admin/videos',
    ]) {
      await page.goto(at(path))
      await expectClean(page)
    }
  })

  it('leave the field of a moment within its box on the smallest of phones', async () => {
    const page = await open(at(`/admin/jobs/${jobId}?at=${afterMove}`), { viewport: { width: 320, height: 600 } })
    const [field, box] = [
      await page.getByRole('group', { name: 'Date and time (UTC)' }).boundingBox(),
      await page.getByRole('region', { name: 'Earlier moment' }).boundingBox(),
    ]
    expect(field!.x + field!.width).toBeLessThanOrEqual(box!.x + box!.width)
  })
})

describe.each([
  ['on a phone', phone],
  ['in the dark', dark],
])('%s', (_where, options) => {
  it('history and earlier board are as clean', async () => {
    const page = await open(`${history()}?at=${afterMove}`, options)
    await page.getByText('after 2 of 5 entries').waitFor()
    await expectClean(page)
    await page.goto(at(`/admin/jobs/${jobId}?at=${afterMove}&rejected=show`))
    await page.getByText('Read-only: this is the board').waitFor()
    await expectClean(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
})
