import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ModuleOf } from '#contracts/job/modules/table.ts'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { awake, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { button, saved } from '#test/support/builder.ts'
import { heading, press, start } from '#test/support/candidate-steps.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-schedule-'))
let server: RunningServer
let rita: SeededPerson
let [jobId, link, draftId] = ['', '', '']

beforeAll(async () => {
  await seedFolder(dataDir, async (seed, platform) => {
    rita = await seed.person()
    const { userId, companyId } = rita.asker as typeof rita.asker & { userId: string }
    const talk: ModuleOf<'SCHEDULE'> = {
      kind: 'SCHEDULE',
      id: 'talk',
      title: 'When can we talk?',
      description: 'We speak for half an hour.',
      required: true,
      verbatimTitle: false,
      availabilityDays: 7,
      requiredDuration: 30,
      attendees: [userId],
      hostId: userId,
      roundRobin: false,
      roundRobinValue: 1,
      meetingType: 'ONLINE',
      conferencing: 'https://meet.acme.test/talk',
      rooms: [],
    }
    const draft = { ...aJob(), journey: journeyWith(talk) }
    jobId = (await platform.useCases.jobs.createJob(rita.asker, { draft })).jobId
    // As of a template that was made while WhatsApp was set up.
    const former = { ...draft, journey: journeyWith({ ...talk, channel: 'whatsapp' }) }
    draftId = (await platform.useCases.jobs.createJob(rita.asker, { draft: former })).jobId
    await platform.useCases.jobs.activateJob(rita.asker, { jobId })
    link = `/apply/${companyId}.${jobId}`
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const looks = async (page: WatchedPage, name: string) => {
  const folder = process.env.LOOKS
  if (folder) await page.screenshot({ path: join(folder, `schedule-${name}.png`), fullPage: true })
}

it('a candidate on a phone books a time while they apply, and the reviewer reads when', async () => {
  const page = await browser.open({ ...phone, timezoneId: 'America/New_York', colorScheme: 'dark' })
  await page.goto(server.url + link)
  await start(page)
  await heading(page, /When can we talk/).waitFor()
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('America/New_York')
  await page
    .getByText(/^\d\d:\d\d E[SD]T$/)
    .first()
    .waitFor()
  await looks(page, 'choose')
  expect(await seriousFindings(page)).toEqual([])
  await press(page, 'Finish')
  await page.getByText('This field is required').waitFor()
  const first = page.getByRole('radio').first()
  const taken = await first.inputValue()
  await first.press('Space')

  const other = await browser.open({ ...phone, timezoneId: 'America/New_York' })
  await other.goto(server.url + link)
  await start(other, 'Ben Okafor', 'ben@example.org')
  await heading(other, /When can we talk/).waitFor()
  await other.locator(`input[value="${taken}"]`).press('Space')
  await press(other, 'Finish')
  await heading(other, /Thank/).waitFor()
  await expectClean(other)

  // As the browser says it when its person comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('Your choice is taken now. Choose another time.').waitFor()
  expect(await page.locator(`input[value="${taken}"]`).count()).toBe(0)
  await first.press('Space')
  await press(page, 'Finish')
  await heading(page, /Thank/).waitFor()

  const staff = await browser.open()
  await signedIn(staff, server.url, rita)
  await staff.goto(`${server.url}/admin/jobs/${jobId}`)
  await staff.getByText('interview scheduled').first().waitFor()
  await staff.getByRole('link', { name: 'Ada Byron' }).click()
  await staff.getByText('(America/New York)').first().waitFor()
  await looks(staff, 'reviewer')
  await expectClean(page)
  await expectClean(staff)
})

it('a recruiter says in the builder with whom, how long and where candidates can meet', async () => {
  const page = await browser.open({ viewport: { width: 1400, height: 900 } })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/jobs-cep/create/${jobId}?step=screen`)
  await button(page, 'Add Live interview').click()
  await page.keyboard.type('A talk with the team')
  await page.getByLabel('Duration').last().selectOption('45')
  await page.getByRole('checkbox', { name: 'Rita Moreno' }).last().check()
  await page.getByLabel('Host').last().waitFor()
  await page.getByLabel('Link of the meeting').last().fill('https://meet.acme.test/team')
  await looks(page, 'builder')
  expect(await seriousFindings(page)).toEqual([])
  await expectClean(page)
})

it('a recruiter keeps minutes free around it, offers it for hours, and reads by what messages go; all is found again', async () => {
  const page = await browser.open({ viewport: { width: 1400, height: 900 } })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/jobs-cep/create/${draftId}?step=screen`)
  const form = page.locator('#module-talk-form')
  const open = async () => {
    await awake(page)
    const toggle = page.locator('[aria-controls="module-talk-form"]')
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await form.getByLabel('Hours to choose from').waitFor()
  }
  await open()
  await form.getByLabel('Hours to choose from').fill('36')
  await form.getByLabel('Free before it').selectOption('10')
  await form.getByLabel('Free after it').selectOption('15')
  const channel = form.getByLabel('Messages about it')
  expect(await channel.inputValue()).toBe('whatsapp')
  const missing = form.getByText('WhatsApp is not set up on this installation. These messages go as text messages.')
  await missing.waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await channel.selectOption('sms')
  await missing.waitFor({ state: 'detached' })
  expect(await channel.locator('option').allTextContents()).toEqual(['Email', 'Text message'])
  await saved(page)
  await expect
    .poll(
      async () => {
        await page.reload()
        await open()
        const names = ['Hours to choose from', 'Free before it', 'Free after it', 'Messages about it']
        return Promise.all(names.map((name) => form.getByLabel(name).inputValue()))
      },
      { timeout: 20_000 },
    )
    .toEqual(['36', '10', '15', 'sms'])
  await expectClean(page)
})
