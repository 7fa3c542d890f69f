import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const JOBS = 20
const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let jobs: SeededJob[]
let job: SeededJob
let crowded: SeededJob

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-board-'))
  ;({ rita, jobs, crowded } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    const jobs = []
    for (let i = 0; i < JOBS; i++)
      jobs.push(await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh', 'Dan Iwata'], false))
    const crowd = Array.from({ length: 130 }, (_, index) => `Person ${String(index).padStart(3, '0')}`)
    return { rita, jobs, crowded: await seed.job(rita.asker, crowd, false) }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  job = jobs.pop()!
})

const boardUrl = (of = job) => `${server.url}/admin/jobs/${of.jobId}`
async function openBoard(page: WatchedPage, of = job) {
  await signedIn(page, server.url, rita)
  await page.goto(boardUrl(of))
  await page.locator('[data-draggable]').waitFor()
}
const column = (page: WatchedPage, name: string) => page.getByRole('region', { name, exact: true })
const cardIn = (page: WatchedPage, columnName: string, name: string) =>
  column(page, columnName).locator('[data-card]').filter({ hasText: name })
const namesIn = async (page: WatchedPage, name: string) =>
  (await column(page, name).locator('[data-card] a').allTextContents()).sort()
const moveByMenu = async (page: WatchedPage, name: string, to: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: to }).click()
}
const focusedCard = (page: WatchedPage) =>
  page.evaluate(() => document.activeElement?.closest('[data-card]')?.querySelector('a')?.textContent)

describe("a job's ID", () => {
  it('is copied with a click, and the tooltip says so for a moment', async () => {
    const page = await browser.open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await openBoard(page)
    const button = page.getByRole('button', { name: 'Click to copy job ID' })
    await button.hover()
    await page.getByText('Click to copy job ID', { exact: true }).waitFor()
    await button.click()
    await page.getByText('Copied!').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(job.jobId)
    await page.getByText('Copied!').first().waitFor({ state: 'detached' })
    await expectClean(page)
    await page.context().close()
  })
})

describe('moving a candidate', () => {
  it('by drag shows in a second browser within a second', async () => {
    const page = await browser.open()
    const other = await browser.open()
    await openBoard(page)
    await openBoard(other)

    await cardIn(page, 'Candidates', 'Ada Byron').locator('a').dragTo(column(page, 'Phone screen'))
    await cardIn(page, 'Phone screen', 'Ada Byron').waitFor()
    await cardIn(other, 'Phone screen', 'Ada Byron').waitFor()
    await other.getByText(/^.+ moved Ada Byron to Phone screen\.$/).waitFor({ state: 'attached' })
    await other.locator('[data-note^="Moved by "]').waitFor()
    await column(other, 'Candidates').locator('[data-count]', { hasText: '3' }).waitFor()
    await expectClean(page)
    await expectClean(other)

    // Right after the drop, before the pointer moves.
    await page.keyboard.press('Control+z')
    await page.getByText('Ada Byron is back in Candidates.').waitFor()
    await page.keyboard.press('Control+Shift+z')
    await cardIn(page, 'Phone screen', 'Ada Byron').waitFor()
    await page.getByText('Ada Byron moved to Phone screen.').waitFor()

    await page.reload()
    expect(await namesIn(page, 'Phone screen')).toEqual(['Ada Byron'])
  })

  it('by the menu can be taken back from the toast, and by keyboard', async () => {
    const page = await browser.open()
    await openBoard(page)
    await moveByMenu(page, 'Ben Okafor', 'Hired')
    await cardIn(page, 'Hired', 'Ben Okafor').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await cardIn(page, 'Candidates', 'Ben Okafor').waitFor()
    await page.getByText('Ben Okafor is back in Candidates.').waitFor()

    await moveByMenu(page, 'Ben Okafor', 'Hired')
    await page.getByText('Ben Okafor moved to Hired.').waitFor()
    await page.keyboard.press('Control+z')
    await cardIn(page, 'Candidates', 'Ben Okafor').waitFor()
    await page.locator('[data-announcement]', { hasText: 'Move undone' }).waitFor({ state: 'attached' })
    await page.keyboard.press('Control+Shift+z')
    await cardIn(page, 'Hired', 'Ben Okafor').waitFor()
    await expectClean(page)
  })

  it('works without a mouse, says what happened and keeps the focus on the card', async () => {
    const page = await browser.open()
    await openBoard(page)
    await page.keyboard.press('j')
    expect(await focusedCard(page)).toBe('Dan Iwata')
    await page.keyboard.press('j')
    expect(await focusedCard(page)).toBe('Cleo Marsh')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'Phone screen' }).waitFor()
    await page.keyboard.press('p')
    await page.keyboard.press('Enter')

    await cardIn(page, 'Phone screen', 'Dan Iwata').waitFor()
    await page
      .locator('[data-announcement]', { hasText: 'Dan Iwata moved to Phone screen' })
      .waitFor({ state: 'attached' })
    await page.waitForFunction(() => document.activeElement?.closest('[data-card]')?.textContent?.includes('Dan Iwata'))
    await page.keyboard.press('ArrowLeft')
    expect(await focusedCard(page)).toBe('Cleo Marsh')
    await page.keyboard.press('4')
    await cardIn(page, 'Candidates', 'Cleo Marsh').getByText('★ 4.0').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
    await expectClean(page)
  })

  it('leaves the focus with whom someone goes on to at once, however slow the screen is', async () => {
    const page = await browser.open()
    await openBoard(page)
    await moveByMenu(page, 'Ben Okafor', 'Phone screen')
    await page.getByText('Ben Okafor moved to Phone screen.').waitFor()
    await cardIn(page, 'Candidates', 'Cleo Marsh').locator('a').focus()
    await page.evaluate(() => {
      const frame = window.requestAnimationFrame
      window.requestAnimationFrame = (drawn) => window.setTimeout(() => frame(drawn), 400)
    })
    await page.keyboard.press('m')
    await page.getByRole('menuitem', { name: 'Phone screen' }).waitFor()
    await page.keyboard.press('p')
    await page.keyboard.press('Enter')
    expect(await focusedCard(page)).toBe('Cleo Marsh')
    await page.keyboard.press('j')
    expect(await focusedCard(page)).toBe('Ben Okafor')
    await page.getByText('Cleo Marsh moved to Phone screen.').waitFor()
    // Whatever waits for a frame has had it.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await page.keyboard.press('r')
    await page.getByRole('dialog', { name: 'Reject Ben Okafor?' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.textContent === 'Ben Okafor')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Ben Okafor' }).waitFor()
    await expectClean(page)
  })

  it('is taken back visibly, with the reason, when someone else was faster', async () => {
    const page = await browser.open()
    const other = await browser.open()
    await openBoard(page)
    await openBoard(other)
    await page.context().route('**/live?*', (route) => route.abort())
    await page.reload()
    await page.locator('[data-draggable]').waitFor()
    await moveByMenu(other, 'Cleo Marsh', 'Phone screen')
    await other.getByText('Cleo Marsh moved to Phone screen.').waitFor()

    await moveByMenu(page, 'Cleo Marsh', 'Hired')
    await page.getByText('Cleo Marsh could not be moved: somebody moved this candidate meanwhile').waitFor()
    await cardIn(page, 'Phone screen', 'Cleo Marsh').waitFor()
    expect(await namesIn(page, 'Hired')).toEqual([])
  })

  it('is taken back when the connection is gone', async () => {
    const page = await browser.open()
    await openBoard(page)
    await page.context().route('**/changes', (route) => route.abort())
    await moveByMenu(page, 'Cleo Marsh', 'Hired')
    await page.getByText('Cleo Marsh could not be moved: the connection is gone').waitFor()
    expect(await namesIn(page, 'Candidates')).toEqual(['Ada Byron', 'Ben Okafor', 'Cleo Marsh', 'Dan Iwata'])
    expect(await column(page, 'Candidates').locator('[data-count]').textContent()).toBe('4')
  })
})

describe('selecting candidates by keyboard', () => {
  it('says how many are selected, to those who cannot see it', async () => {
    const page = await browser.open()
    await openBoard(page)
    const hears = (words: string) =>
      page.locator('[data-announcement]', { hasText: words }).waitFor({ state: 'attached' })
    await cardIn(page, 'Candidates', 'Dan Iwata').locator('a').focus()
    await page.keyboard.press('x')
    await hears('1 candidate selected')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    await hears('3 candidates selected')
    await page.keyboard.press('x')
    await hears('2 candidates selected')
    await page.keyboard.press('Escape')
    await hears('Nobody is selected any more')
  })
})

describe('moving several candidates', () => {
  it('is one move with one undo', async () => {
    const page = await browser.open()
    const other = await browser.open()
    await openBoard(page)
    await openBoard(other)
    await page.getByRole('checkbox', { name: 'Select Dan Iwata' }).click()
    await page.getByRole('checkbox', { name: 'Select Ben Okafor' }).click({ modifiers: ['Shift'] })
    await page.getByText('3 selected').waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'Hired' }).click()

    await page.getByText('3 candidates moved to Hired.').waitFor()
    await cardIn(other, 'Hired', 'Dan Iwata').waitFor()
    expect(await namesIn(page, 'Hired')).toEqual(['Ben Okafor', 'Cleo Marsh', 'Dan Iwata'])

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Move of 3 candidates undone.').waitFor()
    expect(await namesIn(page, 'Candidates')).toEqual(['Ada Byron', 'Ben Okafor', 'Cleo Marsh', 'Dan Iwata'])
    await cardIn(other, 'Candidates', 'Dan Iwata').waitFor()
  })
})

describe('rejecting', () => {
  it('asks for the reason and hides the candidate, until the rejected are shown', async () => {
    const page = await browser.open()
    await openBoard(page)
    await cardIn(page, 'Candidates', 'Ada Byron').locator('a').focus()
    await page.keyboard.press('r')
    await page.getByRole('dialog', { name: 'Reject Ada Byron?' }).waitFor()
    await page.getByLabel('Reason').fill('The role was filled')
    await page.getByRole('button', { name: 'Reject', exact: true }).click()

    await column(page, 'Rejected').locator('[data-count]', { hasText: '1' }).waitFor()
    expect(await namesIn(page, 'Candidates')).toEqual(['Ben Okafor', 'Cleo Marsh', 'Dan Iwata'])
    await page.getByRole('button', { name: 'Hide rejected' }).click()
    await cardIn(page, 'Rejected', 'Ada Byron').waitFor()
    expect(page.url()).toContain('rejected=show')
    await page.getByRole('button', { name: 'Undo' }).click()
    await cardIn(page, 'Candidates', 'Ada Byron').waitFor()
    await expectClean(page)
  })
})

describe('how a board opens', () => {
  it('is for each person to choose in their profile; the address of a board still says otherwise', async () => {
    const page = await browser.open()
    await openBoard(page)
    await cardIn(page, 'Candidates', 'Dan Iwata').locator('a').focus()
    await page.keyboard.press('r')
    await page.getByRole('dialog', { name: 'Reject Dan Iwata?' }).waitFor()
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await column(page, 'Rejected').locator('[data-count]', { hasText: '1' }).waitFor()
    await cardIn(page, 'Rejected', 'Dan Iwata').waitFor({ state: 'detached' })

    const choose = async (conceal: boolean) => {
      await page.goto(`${server.url}/admin/settings?tab=profile`)
      await page.getByLabel('Hide rejected candidates when a board opens').setChecked(conceal)
      await page.getByRole('button', { name: 'Save for my boards' }).click()
      await page.getByText('Saved. Your boards open like this now.').waitFor()
    }
    await choose(false)
    await expectClean(page)
    await page.goto(boardUrl())
    await cardIn(page, 'Rejected', 'Dan Iwata').waitFor()
    await page.getByRole('button', { name: 'Hide rejected' }).click()
    await cardIn(page, 'Rejected', 'Dan Iwata').waitFor({ state: 'detached' })
    expect(page.url()).toContain('rejected=hide')

    await choose(true)
    await page.goto(boardUrl())
    await cardIn(page, 'Candidates', 'Ada Byron').waitFor()
    expect(await cardIn(page, 'Rejected', 'Dan Iwata').count()).toBe(0)
  })
})

describe('shaping the board', () => {
  it('adds, renames, moves and removes a column', async () => {
    const page = await browser.open()
    await openBoard(page)
    await page.getByRole('button', { name: 'Add stage' }).click()
    await page.getByLabel('Title').fill('Offer')
    await page.getByRole('dialog').getByRole('button', { name: 'Add stage' }).click()
    await column(page, 'Offer').waitFor()

    await page.getByRole('button', { name: 'Offer: stage menu' }).click()
    await page.getByRole('menuitem', { name: 'Rename…' }).click()
    await page.getByLabel('Title').fill('Written offer')
    await page.getByRole('button', { name: 'Rename' }).click()
    await column(page, 'Written offer').waitFor()

    await page.getByRole('button', { name: 'Written offer: stage menu' }).click()
    await page.getByRole('menuitem', { name: 'Move left' }).click()
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('[data-column]')].map((each) => each.getAttribute('aria-label')).join() ===
        'Candidates,Written offer,Phone screen,Hired,Rejected',
    )

    await moveByMenu(page, 'Ada Byron', 'Phone screen')
    await page.getByText('Ada Byron moved to Phone screen.').waitFor()
    await page.getByRole('button', { name: 'Phone screen: stage menu' }).click()
    await page.getByRole('menuitem', { name: 'Remove stage…' }).click()
    await page.getByText('1 candidate is in this stage.').waitFor()
    await page.getByLabel('Move them to').selectOption({ label: 'Written offer' })
    await page.getByRole('button', { name: 'Move and remove' }).click()
    await column(page, 'Phone screen').waitFor({ state: 'detached' })
    await cardIn(page, 'Written offer', 'Ada Byron').waitFor()
    await moveByMenu(page, 'Ada Byron', 'Hired')
    await page.getByText('Ada Byron moved to Hired.').waitFor()
    await page.getByRole('button', { name: 'Written offer: stage menu' }).click()
    await page.getByRole('menuitem', { name: 'Remove stage…' }).click()
    await page.getByText('No one is in this stage.').waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await column(page, 'Written offer').waitFor({ state: 'detached' })
    await expectClean(page)
  })
})

describe('a dialog', () => {
  it('is opened at the first thing to write, or at what changes nothing', async () => {
    const page = await browser.open()
    await openBoard(page)
    const focused = (name: string) =>
      page.waitForFunction(
        (text) =>
          [
            document.activeElement?.textContent,
            (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent,
          ].some((said) => said?.startsWith(text)),
        name,
      )
    await page.getByRole('button', { name: 'Add stage' }).click()
    await focused('Title')
    await page.keyboard.press('Escape')
    await cardIn(page, 'Candidates', 'Ada Byron').locator('a').focus()
    await page.keyboard.press('r')
    await focused('Reason')
    await page.keyboard.type('Moved abroad')
    expect(await page.getByLabel('Reason').inputValue()).toBe('Moved abroad')
    await page.keyboard.press('Escape')
    await focused('Ada Byron')
    await page.getByRole('button', { name: 'Phone screen: stage menu' }).click()
    await page.getByRole('menuitem', { name: 'Remove stage…' }).click()
    await focused('Cancel')
    await expectClean(page)
  })
})

describe('a collapsed column', () => {
  it('is still collapsed when its board is opened again', async () => {
    const page = await browser.open()
    await openBoard(page)
    await page.getByRole('button', { name: 'Phone screen: stage menu' }).click()
    await page.getByRole('menuitem', { name: 'Collapse' }).click()
    const folded = page.getByRole('button', { name: /^Phone screen/, expanded: false })
    await page.locator('[data-collapsed]', { has: folded }).waitFor()
    await page.reload()
    await page.locator('[data-collapsed]', { has: folded }).waitFor()
    await folded.click()
    await page.getByRole('button', { name: 'Phone screen: stage menu' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Phone screen: stage menu' }).waitFor()
    await expectClean(page)
  })
})

describe('a column with many candidates', () => {
  it('loads as it is scrolled, draws what is in sight, and selects all of it', async () => {
    const page = await browser.open()
    await openBoard(page, crowded)
    expect(await column(page, 'Candidates').locator('[data-card]').count()).toBe(20)
    await column(page, 'Candidates').locator('[data-card]').last().scrollIntoViewIfNeeded()
    await column(page, 'Candidates').locator('[aria-setsize="130"]').first().waitFor()
    expect(await column(page, 'Candidates').locator('[data-card]').count()).toBeLessThan(40)

    await page.getByRole('button', { name: 'Candidates: stage menu' }).click()
    await page.getByRole('menuitem', { name: 'Select all 130' }).click()
    await page.getByText('130 selected').waitFor()
    await page.getByRole('button', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'Hired' }).click()
    await page.getByText('130 candidates moved to Hired.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Move of 130 candidates undone.').waitFor()
    await column(page, 'Candidates').locator('[data-count]', { hasText: '130' }).waitFor()
    await expectClean(page)
  })

  it('shows the card that comes back to it, and the focus with it', async () => {
    const page = await browser.open()
    await openBoard(page, crowded)
    await column(page, 'Candidates').locator('[data-card]').last().scrollIntoViewIfNeeded()
    await column(page, 'Candidates').locator('[aria-setsize="130"]').last().locator('a').focus()
    const who = (await focusedCard(page))!
    await page.keyboard.press('m')
    await page.getByRole('menuitem', { name: 'Hired' }).press('Enter')
    await page.getByText(`${who} moved to Hired.`).waitFor()
    await page.keyboard.press('Control+z')
    await page.waitForFunction(
      (name) =>
        document.activeElement?.closest('[aria-label=Candidates]') && document.activeElement.textContent === name,
      who,
    )
  })

  it('is searched by name', async () => {
    const page = await browser.open()
    await openBoard(page, crowded)
    await page.waitForFunction(() => document.querySelector('[data-card] input'))
    await page.keyboard.press('/')
    await page.keyboard.type('person 04')
    await page.getByText('10 candidates match “person 04”').waitFor()
    await expect.poll(() => column(page, 'Candidates').locator('[data-card]').count()).toBe(10)
    await page.getByRole('searchbox').blur()
    await page.getByLabel('Sort by').focus()
    await page.getByLabel('Sort by').selectOption({ label: 'Name' })
    await page.waitForURL(/sort=name/)
    expect(await page.getByLabel('Sort by').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByLabel('Sort by').blur()
    await page.keyboard.press('f')
    const filter = page.getByRole('dialog', { name: 'Filter candidates' })
    await filter.getByLabel('Rating', { exact: true }).selectOption({ label: 'not rated' })
    await filter.getByRole('button', { name: 'Show 10 candidates' }).waitFor()
    await filter.getByRole('checkbox', { name: 'referral' }).check()
    await expectClean(page)
    await filter.getByRole('button', { name: 'Show 0 candidates' }).click()
    await page.waitForURL(/source=referral/)
    await page.getByText('No candidate matches', { exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name')
    await page.getByRole('link', { name: 'List', exact: false }).first().click()
    await page.getByText('Try fewer filters').waitFor()
    await page.getByRole('link', { name: /Remove the filter “came by/ }).click()
    await page.getByText('10 candidates matching “person 04”').waitFor()
    await page.getByRole('link', { name: 'Remove the filter “not rated”' }).waitFor()
    await page.getByRole('link', { name: 'Workflow' }).click()
    await page.getByText('10 candidates match “person 04”').waitFor()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  })
})

describe('the board elsewhere', () => {
  it('shows one column at a time on a phone', async () => {
    const page = await browser.open(phone)
    await openBoard(page)
    const back = page.getByRole('link', { name: 'Past date…' })
    expect(await back.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'More actions' }).click()
    await back.waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await moveByMenu(page, 'Ada Byron', 'Hired')
    await page.getByRole('link', { name: 'Hired 1' }).click()
    await cardIn(page, 'Hired', 'Ada Byron').waitFor()
    await page.waitForFunction(() => {
      const { left, right } = [...document.querySelectorAll('[data-column]')]
        .find((column) => column.textContent!.includes('Hired'))!
        .getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectClean(page)
  })

  it('is readable in the dark', async () => {
    const page = await browser.open(dark)
    await openBoard(page)
    await expectClean(page)
  })

  it('does not exist for another company', async () => {
    const page = await browser.open()
    await openBoard(page)
    const answer = await page.goto(`${server.url}/admin/jobs/00000000-0000-4000-8000-000000000000`)
    expect(answer!.status()).toBe(404)
  })
})
