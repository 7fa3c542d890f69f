import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { later } from '#contracts/kernel/time.ts'
import { interviewLink } from '#services/core/secrets/interview-link.ts'
import { startCronofy } from '#test/peers/cronofy/server.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { awake, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { messagesTo } from '#test/support/account.ts'
import { signedIn } from '#test/support/companies.ts'
import { freePort } from '#test/support/free-port.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-cronofy-'))
const theirs = await startCronofy()
let server: RunningServer
let rita: SeededPerson
/** One for each time that the journey is made. */
const links: string[] = []
let dan: { page: string; email: string }

beforeAll(async () => {
  rita = await seedFolder(dataDir, async (seed, platform) => {
    const person = await seed.person()
    const { userId, companyId } = person.asker as typeof person.asker & { userId: string }
    const { jobId, candidates } = await seed.job(person.asker, ['Ada Byron', 'Ben Okafor', 'Cleo Park', 'Dan Fox'])
    const now = platform.now()
    const { id } = candidates.pop()!
    dan = { page: `/admin/jobs/${jobId}/candidates/${id}`, email: 'dan.fox@example.org' }
    const { interviews, token } = await platform.useCases.interviews.planInterviews(person.asker, {
      jobId,
      candidateIds: candidates.map(({ id }) => id),
      plan: {
        ...{ type: 'ONLINE', summary: 'Technical interview', description: '', duration: 45 },
        ...{ buffer: { before: 0, after: 0 }, panel: [{ userId, requirement: 'REQUIRED' }], some: null },
        ...{ hostId: userId, rooms: [], place: { kind: 'link', value: 'https://meet.acme.test/1' } },
        ...{ sharing: 'ALL', slots: [], window: { start: later(now, { days: 1 }), end: later(now, { days: 14 }) } },
        zone: 'Europe/Berlin',
      },
      expiresAt: null,
      message: null,
      commandId: randomUUID(),
    })
    await platform.caughtUp(token)
    for (const { interviewId } of interviews) {
      const { linkId } = (await platform.readers.interview(person.asker, interviewId))!
      links.push(new URL(interviewLink(platform, { companyId, interviewId, linkId })).pathname)
    }
    return person
  })
  const port = await freePort()
  const PUBLIC_URL = `http://127.0.0.1:${port}`
  // Cronofy is on this machine, which only a desk calls.
  server = await startServer({ dataDir, env: { ...theirs.env, NODE_ENV: 'test', PORT: String(port), PUBLIC_URL } })
})
afterAll(async () => {
  await server?.stop()
  theirs.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a colleague signs in to their calendar, a candidate is offered the time it leaves, and the booking is written there', async () => {
  const busyUntil = later(new Date().toISOString(), { days: 5 })
  theirs.busy.length = 0
  theirs.busy.push({
    ...{ calendar_id: 'cal_team', free_busy_status: 'busy' },
    ...{ start: new Date().toISOString(), end: busyUntil },
  })
  const staff = await browser.open({ timezoneId: 'Europe/Berlin' })
  await signedIn(staff, server.url, rita)
  await staff.goto(`${server.url}/scheduling-settings`)
  await awake(staff)
  await staff.getByRole('link', { name: 'Google', exact: true }).click()
  await staff.getByText('The calendar is connected.').waitFor()
  const account = staff.getByRole('form', { name: 'ben@acme.test' })
  await account.getByLabel('Write interviews to').waitFor()
  expect(await seriousFindings(staff)).toEqual([])

  const page = await browser.open({ ...phone, timezoneId: 'Asia/Tokyo' })
  await page.goto(server.url + links.shift()!)
  await page.getByRole('heading', { name: 'Choose a time for your interview' }).waitFor()
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo')
  const first = page.getByRole('radio').first()
  const start = await first.inputValue()
  expect(start > busyUntil).toBe(true)
  await first.press('Space')
  await page.getByRole('button', { name: 'Confirm this time' }).click()
  await page.getByRole('heading', { name: 'Your interview is booked' }).waitFor()
  await expect
    .poll(() => [...theirs.events.get('cal_primary')!.values()].map((event) => event.start), { timeout: 20_000 })
    .toContain(start)
  await expectClean(page)
  await expectClean(staff)
})

it('an administrator opens the calendars of the whole company, and asks for those of all colleagues', async () => {
  const before = theirs.delegations.length
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/calendars/cronofy/company`)
  await page.getByText('The calendar is connected.').waitFor()
  await page.getByText('acme.test', { exact: true }).waitFor()
  await awake(page)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Use the calendars of all colleagues' }).click()
  await expect.poll(() => theirs.delegations.length).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Disconnect the company' }).click()
  await page.getByRole('link', { name: 'Connect the company' }).waitFor()
  await expectClean(page)
})

it('a recruiter plans with the service that the host connected, and the candidate gets the link that it made', async () => {
  const title = `Talk ${randomUUID().slice(0, 8)}`
  const link = `https://meet.google.example/${randomUUID()}`
  theirs.mood.hasMeet = true
  theirs.busy.length = 0
  const staff = await browser.open({ timezoneId: 'Europe/Berlin' })
  await signedIn(staff, server.url, rita)
  await staff.goto(`${server.url}/calendars/cronofy?provider=google`)
  await staff.getByText('The calendar is connected.').waitFor()
  const mailed = () => messagesTo(staff, server.url, dan.email)
  const before = (await mailed()).length
  await staff.goto(`${server.url}${dan.page}`)
  await staff.getByRole('link', { name: 'Plan interview' }).click()
  await awake(staff)
  await staff.getByLabel('Title').fill(title)
  await staff.getByRole('radio', { name: 'Google Meet (ben@acme.test)' }).check()
  await expect.poll(() => staff.getByLabel('Meeting link').count()).toBe(0)
  expect(await seriousFindings(staff)).toEqual([])
  await staff.getByRole('button', { name: 'Next' }).click()
  await staff.getByRole('button', { name: 'Send invitations' }).click()
  await staff.getByText('The interview is planned.').waitFor()

  const page = await browser.open({ ...phone, timezoneId: 'Asia/Tokyo' })
  /** Of those that came since this journey began. */
  const newest = async () => (await mailed()).slice(0, (await mailed()).length - before).join('\n')
  const paths = async () => /\/meet\/[^\s]+/.exec(await newest())?.[0] ?? ''
  await expect.poll(paths, { timeout: 20_000 }).toContain('/meet/')
  await page.goto(server.url + (await paths()))
  await page.getByRole('radio').first().press('Space')
  await page.getByRole('button', { name: 'Confirm this time' }).click()
  await page.getByRole('heading', { name: 'Your interview is booked' }).waitFor()
  await page.getByText('The link follows by mail').waitFor()
  const written = () => [...theirs.events.get('cal_primary')!.values()].find(({ summary }) => summary === title)
  await expect.poll(() => written()?.conferencing, { timeout: 20_000 }).toEqual({ profile_id: 'integrated' })
  const { path, raw, signature } = theirs.conference(written()!.event_id, link)
  const headers = { 'content-type': 'application/json', 'cronofy-hmac-sha256': signature }
  const told = await fetch(server.url + path, { method: 'POST', headers, body: raw })
  expect(told.status).toBe(200)
  await expect.poll(newest, { timeout: 20_000 }).toContain(link)
  await page.reload()
  expect(await page.getByRole('link', { name: 'Open the meeting' }).getAttribute('href')).toBe(link)
  await expectClean(page)
  await expectClean(staff)
})
