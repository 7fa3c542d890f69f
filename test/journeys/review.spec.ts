import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awake, dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { typeDate } from '#test/support/date-field.ts'
import { recordVideo } from '#test/support/record.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-review-'))
  const video = await recordVideo(browser.get())
  ;({ rita, job } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    const job = await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh', 'Dan Iwata'])
    for (const { id } of job.candidates.slice(0, 3)) {
      for (const question of ['q1', 'q2']) await seed.recording(rita.asker, id, question, video, 2500)
      await seed.finish(rita.asker, id)
    }
    return { rita, job }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const pathOf = (name: string) =>
  `/admin/jobs/${job.jobId}/candidates/${job.candidates.find((each) => each.name === name)!.id}`
async function open(page: WatchedPage, path: string) {
  await signedIn(page, server.url, rita)
  await page.goto(server.url + path)
  await page.waitForLoadState('networkidle')
}
const video = (page: WatchedPage) => page.locator('video')
const position = (page: WatchedPage) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)
async function moveTo(page: WatchedPage, stage: string) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: stage, exact: true }).click()
}
const seekable = (page: WatchedPage) =>
  page.waitForFunction(
    () =>
      Number.isFinite(document.querySelector('video')!.duration) && document.querySelector('video')!.currentTime === 0,
  )

describe('watching a candidate', () => {
  it('plays, seeks and changes speed with keys, in a recording that does not know its own length', async () => {
    const page = await browser.open()
    await open(page, pathOf('Ada Byron'))
    await seekable(page)
    await page.locator('[data-position]', { hasText: /0:00 \/ 0:0[2-3]/ }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => document.querySelector('video')!.currentTime > 2)
    await page.keyboard.press('Shift+ArrowLeft')
    await page.waitForFunction(() => document.querySelector('video')!.currentTime < 0.1)

    await page.keyboard.press('Shift+.')
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.25)
    await page.keyboard.press('Space')
    await page.waitForFunction(() => document.querySelector('video')!.currentTime > 0.5)
    await page.getByRole('button', { name: 'Pause' }).waitFor()

    await page.keyboard.press(']')
    await page.getByRole('heading', { name: 'What did you build last?' }).waitFor()
    await page.getByText('Question 2 of 2').waitFor()
    await page.waitForFunction(() => document.querySelector('video')!.playbackRate === 1.25)
    await page.getByLabel('Speed').selectOption('2')
    await page.reload()
    await page.waitForFunction(() => document.querySelector('video')!.playbackRate === 2)
    await expectClean(page)
  })

  it('goes on to the next answer when one has ended, until that is switched off', async () => {
    const page = await browser.open()
    await open(page, pathOf('Ada Byron'))
    await seekable(page)
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('button', { name: 'Play' }).click()
    await page.getByText('Question 2 of 2').waitFor()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.getByRole('checkbox', { name: 'Play the next answer automatically' }).uncheck()
    await page.getByRole('button', { name: /Why this job/ }).click()
    await seekable(page)
    await page.getByRole('button', { name: 'Mute' }).click()
    await page.getByRole('button', { name: 'Unmute' }).waitFor()
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('button', { name: 'Play' }).click()
    await page.waitForFunction(() => document.querySelector('video')!.ended)
    await page.getByText('Question 1 of 2').waitFor()
    await expectClean(page)
  })

  it('says when there is nothing to watch', async () => {
    const page = await browser.open()
    await open(page, pathOf('Dan Iwata'))
    await page.getByText('No answer yet').first().waitFor()
    await expectClean(page)
  })

  it('goes on to the next candidate in the column', async () => {
    const page = await browser.open()
    await open(page, pathOf('Cleo Marsh'))
    await page.getByRole('link', { name: 'Next candidate: Ben Okafor' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ben Okafor' }).waitFor()
    await page.keyboard.press('k')
    await page.getByRole('heading', { level: 1, name: 'Cleo Marsh' }).waitFor()
  })
})

describe('judging a candidate', () => {
  it('shows stars, a comment at a second and a reaction to a second reviewer within a second', async () => {
    const page = await browser.open()
    const other = await browser.open()
    await open(page, pathOf('Ben Okafor'))
    await open(other, pathOf('Ben Okafor'))
    await page.getByRole('button', { name: 'Rate 4 of 5' }).click()
    await other.locator('[data-average]', { hasText: '4.0' }).waitFor()
    await page.getByText('Rita Moreno: 4 of 5').waitFor()
    await page.keyboard.press('5')
    await page.locator('[data-average]', { hasText: '5.0' }).waitFor()

    await seekable(page)
    await page.getByLabel('Position').focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => document.querySelector('video')!.currentTime > 2)
    await page.keyboard.press('c')
    await page.locator('form').getByText('Comment at 0:02').waitFor()
    await page.keyboard.type('Listens before answering')
    await page.keyboard.press('Control+Enter')
    const comment = other.locator('[data-comment]').filter({ hasText: 'Listens before answering' })
    await comment.waitFor()
    await comment.getByRole('button', { name: 'Add a reaction' }).click()
    await comment.getByRole('menuitem', { name: '👍' }).click()
    await page.getByRole('button', { name: '👍, 1' }).waitFor()

    await other.getByRole('button', { name: 'Comment at 0:02, open it' }).waitFor()
    await seekable(other)
    await comment.getByRole('button', { name: 'at 0:02' }).click()
    await other.waitForFunction(() => document.querySelector('video')!.currentTime > 2)
    expect(await position(other)).toBeLessThan(2.7)
    await expectClean(page)
    await expectClean(other)
  })

  it('goes on showing a candidate, with what is being written, while what a colleague did cannot be fetched, and fetches it afterwards', async () => {
    const page = await browser.open()
    const other = await browser.open()
    await open(page, pathOf('Ada Byron'))
    await open(other, pathOf('Ada Byron'))
    await page.getByLabel('New comment').fill('Half a thought')
    const old = page.getByText('What you see may be out of date')
    await page.route('**/*.data*', (route) => route.abort('connectionrefused'))
    await other.getByRole('button', { name: 'Rate 3 of 5' }).click()
    await old.waitFor()
    await page.getByRole('heading', { level: 1, name: 'Ada Byron' }).waitFor()
    expect(await page.locator('[data-average]', { hasText: '3.0' }).count()).toBe(0)

    await page.unrouteAll()
    await page.locator('[data-average]', { hasText: '3.0' }).waitFor()
    await old.waitFor({ state: 'detached' })
    expect(await page.getByLabel('New comment').inputValue()).toBe('Half a thought')
  })

  it('keeps what was written while the platform cannot be reached, and writes it once', async () => {
    const page = await browser.open()
    await open(page, pathOf('Cleo Marsh'))
    await awake(page)
    const box = page.getByLabel('New comment')
    const told = page.getByText('What you entered is still here').first()
    await box.fill('Written in a tunnel')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await told.waitFor()
    await page.getByRole('button', { name: 'Rate 2 of 5' }).click()
    await page.getByRole('alert').getByText('cannot be reached').waitFor()
    await page.getByRole('button', { name: 'Rate 2 of 5', pressed: false }).waitFor()
    expect(await box.inputValue()).toBe('Written in a tunnel')
    await page.context().setOffline(false)

    // The answer is lost on its way, not the comment.
    let lost = 0
    await page.route('**/candidates/**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
      lost += 1
    })
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect.poll(() => lost, { timeout: 30_000 }).toBe(1)
    expect(await box.inputValue()).toBe('Written in a tunnel')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.locator('[data-comment]', { hasText: 'Written in a tunnel' }).waitFor()
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea[name=text]')!.value === '')
    expect(await page.locator('[data-comment]', { hasText: 'Written in a tunnel' }).count()).toBe(1)

    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Next candidate: Ben Okafor' }).click()
    await page.getByText('The page is as it was').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Cleo Marsh' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(pathOf('Cleo Marsh'))
  })

  it('moves and rejects with a reason, and takes a rejection back', async () => {
    const page = await browser.open()
    await open(page, pathOf('Cleo Marsh'))
    await page.getByRole('button', { name: 'Advance to Phone screen' }).click()
    await page.locator('[data-column-title]', { hasText: 'Phone screen' }).waitFor()
    await page.getByRole('button', { name: 'Reject…' }).click()
    await page.getByLabel('Reason').fill('Looking for another role')
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText('Looking for another role').waitFor()
    await page.locator('[data-column-title]', { hasText: 'Rejected' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    await expectClean(page)
    await moveTo(page, 'Candidates')
    await page.getByText('Looking for another role').waitFor({ state: 'detached' })
  })

  it('changes its own comment and takes back its stars', async () => {
    const page = await browser.open()
    await open(page, pathOf('Ben Okafor'))
    await awake(page)
    await page.getByLabel('New comment').fill('Speaks to fast')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    const comment = page.locator('[data-comment]', { hasText: 'Speaks to' })
    await comment.getByRole('button', { name: 'Options' }).click()
    await page.getByRole('menuitem', { name: 'Edit…' }).click()
    const box = page.getByLabel('Edit comment')
    await box.fill('Speaks too fast')
    await box.press('Control+Enter')
    await comment.getByText('edited').waitFor()
    await expectClean(page)
    await comment.getByRole('button', { name: 'Options' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await comment.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Rate 4 of 5' }).click()
    await page.getByText('Rita Moreno: 4 of 5').waitFor()
    await page.getByRole('button', { name: 'Clear your rating' }).click()
    await page.getByText('Rita Moreno: 4 of 5').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Rita Moreno: 4 of 5').waitFor()
    await page.keyboard.press('0')
    await page.getByText('Rita Moreno: 4 of 5').waitFor({ state: 'detached' })
  })

  it('works before scripts have loaded', async () => {
    const page = await browser.open({ javaScriptEnabled: false })
    await open(page, pathOf('Ada Byron'))
    await page.getByRole('button', { name: 'Rate 3 of 5' }).click()
    await page.getByText('Rita Moreno: 3 of 5').waitFor()
    await page.getByLabel('New comment').fill('Written without scripts')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByText('Written without scripts').waitFor()
  })

  it('rejects with a reason before scripts have loaded, and shows nothing that would not work', async () => {
    const page = await browser.open({ javaScriptEnabled: false })
    await open(page, pathOf('Ada Byron'))
    expect(await page.getByRole('button', { name: /…$/ }).count()).toBe(0)
    await page.getByLabel('Reason').fill('Found another role')
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.locator('[data-column-title]', { hasText: 'Rejected' }).waitFor()
    await page.getByText('Found another role').waitFor()
    await moveTo(page, 'Candidates')
    await page.locator('[data-column-title]', { hasText: 'Candidates' }).waitFor()
  })

  it('says that a comment is too long, and cuts nothing of it', async () => {
    const page = await browser.open()
    await open(page, pathOf('Ada Byron'))
    const box = page.getByLabel('New comment')
    await box.fill('x'.repeat(4000))
    expect(await page.getByText('/ 5000').count()).toBe(0)
    await box.fill('x'.repeat(4600))
    await page.getByText('4600 / 5000').waitFor()
    await page.locator('[aria-live=polite]', { hasText: 'Up to 5,000 characters fit' }).waitFor({ state: 'attached' })
    await box.fill('x'.repeat(5003))
    await page.getByText('5003 / 5000').waitFor()
    await page.getByText('No more than 5,000 characters fit. Please shorten the text.').waitFor()
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByText('Character limit exceeded').waitFor()
    expect((await box.inputValue()).length).toBe(5003)
    await page.waitForFunction(() => !document.querySelector('[aria-busy]'))
    await box.fill('x'.repeat(5000))
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.locator('[data-comment]', { hasText: 'xxx' }).waitFor()
    await page.getByText('5000 / 5000').waitFor({ state: 'detached' })
    expect(page.complaints.filter((line) => !line.includes('status of 4'))).toEqual([])
  })

  it('says so when the candidate is deleted by someone else', async () => {
    const page = await browser.open()
    const other = await browser.open()
    await open(page, pathOf('Dan Iwata'))
    await open(other, pathOf('Dan Iwata'))
    await other.getByRole('button', { name: 'More actions' }).click()
    await other.getByRole('menuitem', { name: 'Delete…' }).click()
    await other.getByRole('button', { name: 'Delete', exact: true }).click()
    await other.waitForURL(`**/admin/jobs/${job.jobId}`)
    await page.getByText('This candidate has just been deleted.').waitFor()
  })
})

describe('all candidates', () => {
  it('are one table with filters, counts and columns to choose', async () => {
    const page = await browser.open()
    await open(page, '/admin/videos')
    await page.getByRole('link', { name: 'Completed 3' }).click()
    await page.getByText('3 candidates').waitFor()
    await page.getByLabel('Name or email').fill('okafor')
    await page.getByText('1 candidate match').waitFor()
    await page.getByText('Columns', { exact: true }).click()
    for (const name of ['Comments', 'Source']) {
      await page.getByRole('checkbox', { name }).check()
      await page.getByRole('columnheader', { name }).waitFor()
    }
    await page.getByText('Columns', { exact: true }).click()
    await page.getByRole('cell', { name: 'direct' }).waitFor()
    await page.getByRole('link', { name: 'Rating' }).click()
    await page.locator('th[aria-sort=descending]', { hasText: 'Rating' }).waitFor()
    await expectClean(page)
    await page.goto(`${server.url}/admin/videos`)
    await page.getByRole('columnheader', { name: 'Comments' }).waitFor()
    await page.getByLabel('Select Ben Okafor').check()
    await page.getByText('1 selected').waitFor()
    await page.getByRole('button', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'Hired' }).click()
    await page.getByText('Ben Okafor moved to Hired.').waitFor()
    await page.getByRole('row', { name: 'Ben Okafor' }).getByText('Hired').waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Export CSV').click()])
    expect(file.suggestedFilename()).toBe('candidates.csv')
    await page.getByRole('link', { name: 'Ben Okafor' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ben Okafor' }).waitFor()
  })

  it('shows a candidate beside it, and the next one, without leaving the list', async () => {
    const page = await browser.open()
    await open(page, '/admin/videos?sort=name')
    const row = page.getByRole('row', { name: 'Ada Byron' })
    await row.hover()
    await row.getByRole('button', { name: 'Quick view of Ada Byron' }).click()
    const beside = page.getByRole('dialog', { name: 'Ada Byron' })
    await beside.getByRole('heading', { name: 'Latest comments' }).waitFor()
    await expectClean(page)
    await beside.getByRole('button', { name: 'Next' }).click()
    const next = page.getByRole('dialog', { name: 'Ben Okafor' })
    await next.getByRole('link', { name: 'Open candidate' }).waitFor()
    await page.keyboard.press('Escape')
    await next.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/admin/videos')
  })

  it('has columns as wide as a person makes them, by keyboard too, and keeps it', async () => {
    const page = await browser.open()
    await open(page, '/admin/videos')
    const edge = page.getByRole('separator', { name: 'Width of Step' })
    await edge.focus()
    const narrow = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
    await page.keyboard.press('Home')
    await narrow
    await expectClean(page)
    await edge.focus()
    await page.keyboard.press('End')
    // Who leaves at once has it kept all the same.
    await page.goto(`${server.url}/admin/overview`)
    await page.goto(`${server.url}/admin/videos`)
    await expect
      .poll(async () => {
        await page.reload()
        return edge.getAttribute('aria-valuenow')
      })
      .toBe('640')
    const heading = page.getByRole('columnheader', { name: 'Step' })
    await expect.poll(async () => (await heading.boundingBox())!.width).toBeGreaterThan(600)
    const cleared = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
    await edge.focus()
    await page.keyboard.press('Delete')
    await cleared
    // The next run finds the column as it was.
    await expect
      .poll(async () => {
        await page.reload()
        return edge.getAttribute('aria-valuetext')
      })
      .toBe('As usual')
  })

  it('is filtered by a day, which the filter says in words that can be taken away', async () => {
    const page = await browser.open()
    await open(page, '/admin/videos')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('group', { name: 'added from', exact: true }).waitFor()
    await typeDate(page, 'added from', '2099-01-01')
    await page.getByRole('button', { name: 'Show 0 candidates' }).click()
    await page.getByText('Nobody matches').waitFor()
    expect(new URL(page.url()).searchParams.get('added')).toBe('2099-01-01..')
    await expectClean(page)
    await page.getByRole('link', { name: 'Remove the filter “added from 01/01/2099”' }).click()
    await page.getByRole('row', { name: 'Ben Okafor' }).waitFor()
    expect(new URL(page.url()).searchParams.has('added')).toBe(false)
  })
})

describe('reviewing elsewhere', () => {
  it('is as readable on a phone, in the dark', async () => {
    const page = await browser.open({ ...phone, ...dark })
    await open(page, pathOf('Ada Byron'))
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.goto(`${server.url}/admin/videos`)
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
