import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { later } from '#contracts/kernel/time.ts'
import { readEnv } from '#infra/env.ts'
import { interviewLink } from '#services/core/secrets/interview-link.ts'
import { openPlatform } from '#services/platform.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { awake, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-meet-'))
let server: RunningServer
let rita: SeededPerson
let [jobId, ben, link] = ['', '', '']
/** Of two candidates who choose from the same times. */
let rivals: string[] = []

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const seed = seeding(platform)
  rita = await seed.person()
  const { asker } = rita
  const job = await seed.job(asker, ['Ada Byron', 'Ben Okafor', 'Cleo Park', 'Dan Fox'])
  jobId = job.jobId
  const [ada, ofBen, cleo, dan] = job.candidates.map(({ id }) => id) as [string, string, string, string]
  ben = ofBen
  const { userId, companyId } = asker as typeof asker & { userId: string }
  const now = platform.now()
  const planned = async (summary: string, candidateIds: string[]) => {
    const { interviews, token } = await platform.useCases.interviews.planInterviews(asker, {
      jobId,
      candidateIds,
      plan: {
        type: 'ONLINE',
        summary,
        description: 'We look at a design together.',
        duration: 45,
        buffer: { before: 0, after: 15 },
        panel: [{ userId, requirement: 'REQUIRED' }],
        some: null,
        hostId: userId,
        rooms: [],
        place: { kind: 'link', value: 'https://meet.acme.test/backend' },
        sharing: 'ALL',
        slots: [],
        window: { start: later(now, { days: 1 }), end: later(now, { days: 12 }) },
        zone: 'Europe/Berlin',
      },
      expiresAt: null,
      message: { subject: 'Your interview with Acme', text: 'Please choose a time.' },
      commandId: randomUUID(),
    })
    await platform.caughtUp(token)
    const links = []
    for (const { interviewId } of interviews) {
      const { linkId } = (await platform.readers.interview(asker, interviewId))!
      links.push(new URL(interviewLink(platform, { companyId, interviewId, linkId })).pathname)
    }
    return links
  }
  ;[link] = (await planned('Technical interview', [ada])) as [string]
  rivals = await planned('Talk with the team', [cleo, dan])
  await platform.close()
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const looks = async (page: WatchedPage, name: string) => {
  const folder = process.env.LOOKS
  if (folder) await page.screenshot({ path: join(folder, `meet-${name}.png`), fullPage: true })
}

/** As a browser says it when its person comes back to the page. */
const lookAgain = (page: WatchedPage) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

it('a candidate on a phone in another zone books and moves a time, and a recruiter sees it and cancels with a reason', async () => {
  const page = await browser.open({ ...phone, timezoneId: 'America/New_York', colorScheme: 'dark' })
  await page.goto(server.url + link)
  await page.getByRole('heading', { name: 'Choose a time for your interview' }).waitFor()
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('America/New_York')
  await looks(page, 'choose')
  const staff = await browser.open()
  await signedIn(staff, server.url, rita)
  await staff.goto(`${server.url}/admin/meetings`)
  await staff.getByText('Ada Byron').waitFor()
  const opened = await staff.getByRole('link', { name: 'Technical interview' }).getAttribute('href')
  const own = await browser.open()
  await signedIn(own, server.url, rita)
  await own.goto(server.url + opened!)
  await own.getByText('Waiting for the candidate').waitFor()

  const times = page.getByRole('radio')
  // Working hours in Berlin are early in New York.
  await page
    .getByText(/^\d\d:\d\d E[SD]T$/)
    .first()
    .waitFor()
  await times.first().press('Space')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm this time' }).click()
  await page.getByRole('heading', { name: 'Your interview is booked' }).waitFor()
  await page.getByRole('link', { name: 'Open the meeting' }).waitFor()
  // Both pages of the recruiter were open before.
  await own.getByText('Scheduled', { exact: true }).waitFor()
  await staff.getByRole('heading', { name: 'Coming up' }).waitFor()
  await own.locator('summary', { hasText: 'Cancel interview' }).click()
  const reason = own.getByLabel('Reason').last()
  await reason.fill('The position is filled.')

  await page.getByText('Move to another time').click()
  await page.getByText('You can move it 2 more times.').waitFor()
  await times.nth(2).press('Space')
  await looks(page, 'booked')
  await page.getByRole('button', { name: 'Move to this time' }).click()
  await page.getByText('You can move it once more.').waitFor({ state: 'attached' })
  await looks(staff, 'meetings')
  expect(await seriousFindings(staff)).toEqual([])
  await own.getByText(/The candidate moved it 1 time/).waitFor()
  await own.getByRole('heading', { name: 'History' }).waitFor()
  await looks(own, 'interview')
  expect(await seriousFindings(own)).toEqual([])
  // What is being written survives the change of another.
  expect(await reason.inputValue()).toBe('The position is filled.')
  await own.getByRole('button', { name: 'Cancel this interview' }).click()
  await own.getByText('Cancelled after booking').waitFor()

  await lookAgain(page)
  await page.getByRole('heading', { name: 'This interview was cancelled' }).waitFor()
  await expectClean(own)
  await expectClean(page)
  await expectClean(staff)

  await staff.goto(`${server.url}/admin/meetings`)
  await staff.getByRole('link', { name: 'Figures', exact: true }).click()
  const figure = (name: string) => staff.locator('dl > div', { hasText: name })
  await figure('Time to schedule').getByText('Half within this time').waitFor()
  await figure('Rescheduled').getByText('1 change of time').waitFor()
  await figure('Cancelled').getByText('0 by the candidate').waitFor()
  await looks(staff, 'figures')
  await expectClean(staff)
  await staff.goto(`${server.url}/help#interview-statuses`)
  await staff.getByText('What do the statuses of a live interview mean?').click()
  await staff
    .getByRole('row', { name: /Scheduled 300/ })
    .getByText('The candidate cancels it')
    .waitFor()
  await expectClean(staff)
})

it('a recruiter plans an interview from the page of a candidate, mends what is wrong, and finds the request', async () => {
  const page = await browser.open({ timezoneId: 'Europe/Berlin' })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/jobs/${jobId}/candidates/${ben}`)
  await page.getByRole('link', { name: 'Plan interview' }).click()
  await page.getByText(/times are free/).waitFor()
  const week = page.getByRole('region', { name: 'The week of the panel' })
  await week
    .getByText(/09:00.*–/)
    .first()
    .waitFor()
  await page.getByText('Why times are missing').click()
  await page.getByText(/\d+ interviews? in this period/).waitFor()
  await looks(page, 'plan')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await page.getByText('Something in the details has to be changed first.').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByText('Required field').waitFor()
  await page.getByLabel('Title').fill('First talk')
  await page.getByLabel('Meeting link').fill('https://meet.acme.test/talk')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await page.getByText('The interview is planned.').waitFor()
  await page.getByRole('link', { name: 'See requests' }).click()
  await page.getByText('First talk with Ben Okafor').waitFor()
  await looks(page, 'lives')
  expect(await seriousFindings(page)).toEqual([])
  await expectClean(page)
})

it('a candidate whose time is taken by another meanwhile sees what is left, and is told before they confirm', async () => {
  const [page, other] = [await browser.open(phone), await browser.open(phone)]
  const time = async (of: WatchedPage, nth: number) => {
    const radio = of.getByRole('radio').nth(nth)
    await radio.press('Space')
    return radio.inputValue()
  }
  const isOffered = async (start: string) => (await page.locator(`input[value="${start}"]`).count()) > 0
  for (const [nth, each] of [page, other].entries()) {
    await each.goto(server.url + rivals[nth]!)
    await each.getByRole('heading', { name: 'Choose a time for your interview' }).waitFor()
    await awake(each)
  }
  await page.getByRole('button', { name: 'Confirm this time' }).click()
  const answer = page.getByRole('alert').getByText('Choose a time first.')
  await answer.waitFor()
  const readAgain = page.waitForResponse((response) => response.url().includes('.data'))
  await lookAgain(page)
  await readAgain

  const first = await time(page, 0)
  expect(await time(other, 0)).toBe(first)
  await other.getByRole('button', { name: 'Confirm this time' }).click()
  await other.getByRole('heading', { name: 'Your interview is booked' }).waitFor()
  // What a form came to is said until the next.
  expect(await answer.count()).toBe(1)
  await page.getByRole('button', { name: 'Confirm this time' }).click()
  await page.getByText('This time has just been taken. These times are left:').waitFor()
  await expect.poll(() => isOffered(first)).toBe(false)

  const next = await time(page, 0)
  await other.getByText('Move to another time').click()
  await other.locator(`input[value="${next}"]`).press('Space')
  await other.getByRole('button', { name: 'Move to this time' }).click()
  await other.getByText('You can move it once more.').waitFor({ state: 'attached' })
  expect(await isOffered(next)).toBe(true)
  await lookAgain(page)
  await page.getByText('Your choice is taken now. Choose another time.').waitFor()
  expect([await isOffered(first), await isOffered(next)]).toEqual([true, false])
  expect(await seriousFindings(page)).toEqual([])
  await expectClean(page)
  await expectClean(other)
})
