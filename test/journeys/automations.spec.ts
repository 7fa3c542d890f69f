import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, it } from 'vitest'
import { expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-automations-'))
const folder = process.env.LOOKS
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  ;[rita, job] = await seedFolder(dataDir, async (seed) => {
    const person = await seed.person()
    return [person, await seed.job(person.asker, ['Ada Byron', 'Ben Okafor'])] as const
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a recruiter arranges an automation, sees for whom it would have acted, switches it on, and cancels the message that it wrote', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/jobs/${job.jobId}/editAutomation/new?stage=default`)
  await page.getByLabel('Name').fill('Thank everyone')
  await page.getByLabel('Subject').fill('Thank you, {{firstName}}')
  await page.getByLabel('Text').fill('We read every application for {{job}}.')
  await page.getByRole('button', { name: 'Try out' }).click()
  await page.getByText('In the last 90 days it would have acted for 2 candidates').waitFor()
  await page.getByRole('link', { name: 'Ada Byron' }).waitFor()
  await expectClean(page)
  if (folder) await page.screenshot({ path: join(folder, 'automations.png'), fullPage: true })

  await page.getByLabel('Phone screen').check()
  await page.getByLabel('Switched on').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('navigation', { name: 'Automations of this job' }).getByText('Version 1').waitFor()
  await expectClean(page)

  const ada = `${server.url}/admin/jobs/${job.jobId}/candidates/${job.candidates[0]!.id}`
  await page.goto(ada)
  await page
    .getByRole('button', { name: /Phone screen/ })
    .first()
    .click()
  await page.getByText('Hired').first().waitFor()
  const thread = page.getByRole('region', { name: 'Conversation' })
  for (let tries = 0; tries < 20; tries++) {
    await page.goto(ada)
    await thread.getByRole('button', { name: 'Open' }).click()
    if (await thread.getByText('Thank you, Ada').isVisible()) break
  }
  await thread.getByText('Thank everyone').waitFor()
  if (folder) await page.screenshot({ path: join(folder, 'automations-thread.png'), fullPage: true })
  await thread.getByRole('button', { name: 'Cancel message' }).click()
  await thread.getByText('Taken back', { exact: true }).waitFor()
  await page.goto(`${ada}/history`)
  await page.getByText('Automation ‘Thank everyone’, version 1: email (entered the stage)').waitFor()
  await expectClean(page)
})

it('a recruiter has live interviews planned for all who enter a stage, and is told what is missing before', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/jobs/${job.jobId}/editAutomation/new?stage=hired`)
  await page.getByLabel('Name', { exact: true }).fill('First call')
  await page.getByLabel('Then').selectOption('plan a live interview')
  const interview = page.getByRole('group', { name: 'Live interview' })
  await page.getByLabel('Switched on').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await interview.getByText('Required field').first().waitFor()
  await interview.getByLabel('Title').fill('Meet the team')
  await interview.getByLabel('Meeting link').fill('http://meet.example.org/acme')
  await page.getByRole('button', { name: 'Save' }).click()
  await interview.getByText('The link must begin with https://').waitFor()
  await interview.getByLabel('Meeting link').fill('https://meet.example.org/acme')
  await interview.getByLabel('Times you pick').check()
  await interview.getByLabel('Another time').fill('2031-03-04T10:00')
  await interview.getByRole('button', { name: 'Add', exact: true }).click()
  await expectClean(page)
  if (folder) await page.screenshot({ path: join(folder, 'automations-meeting.png'), fullPage: true })
  await page.getByRole('button', { name: 'Save' }).click()
  const list = page.getByRole('navigation', { name: 'Automations of this job' })
  await list.getByRole('link', { name: 'First call' }).waitFor()

  await page.reload()
  await interview.getByText('2031').waitFor()
  await interview.getByLabel('All free times').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await list.getByText('Version 2').waitFor()
  await page.context().close()
})

it('on a phone in Hebrew the automations of a job are within reach', async () => {
  const page = await browser.open({ ...phone, locale: 'he-IL' })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/jobs/${job.jobId}/editAutomation/new`)
  await page.getByRole('heading', { name: 'אוטומציה חדשה' }).waitFor()
  await page.getByText('Thank everyone').waitFor()
  if (folder) await page.screenshot({ path: join(folder, 'automations-he.png'), fullPage: true })
  await expectClean(page)
})
