import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { operating } from '#test/fixtures/people.ts'
import { messagesTo } from '#test/support/account.ts'
import { expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { heading, press } from '#test/support/candidate-steps.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-import-'))
let server: RunningServer
let rita: SeededPerson
/** One for each try. */
let jobs: string[]

beforeAll(async () => {
  ;[rita, jobs] = await seedFolder(dataDir, async (seed, platform) => {
    const person = await seed.person()
    await platform.useCases.billing.changePlan(operating(person.asker), { plan: 'enterprise' })
    await platform.useCases.messages.changeMessageRules(person.asker, { holdMinutes: 0 })
    const live: string[] = []
    for (let n = 0; n < 3; n++) {
      const { jobId } = await platform.useCases.jobs.createJob(person.asker, {
        draft: { ...aJob(), journey: journeyWith() },
      })
      await platform.useCases.jobs.activateJob(person.asker, { jobId })
      live.push(jobId)
    }
    return [person, live] as const
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a recruiter imports a list, a person of it follows the link in their mail and applies, and the invitations say so', async () => {
  const jobId = jobs.shift()!
  const ada = `ada.${jobId.slice(0, 8)}@example.org`
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/jobs/post/${jobId}?view=invite`)
  // As an older spreadsheet saves it, with a row that cannot be written to and one that is there twice.
  const list = ['Name;E-mail', `Ada Byron;${ada}`, 'Ren\u00e9e;renee@', `Ada Byron;${ada.toUpperCase()}`].join('\r\n')
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Check 3 people' }).click()
  await page.getByText('Nothing has been sent yet').waitFor()
  await page.getByText('2 people are left out').click()
  await page.getByText('This email address is not complete').waitFor()
  await expectClean(page)
  await page.getByRole('checkbox', { name: 'Invite them now' }).check()
  await page.getByRole('button', { name: 'Invite one person' }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  await expectClean(page)

  const link = await vi.waitFor(async () => {
    const [newest] = await messagesTo(page, server.url, ada)
    const found = /http[^\s"<]+\/apply\/[^\s"<]+\?c=[^\s"<]+/.exec(newest ?? '')?.[0]
    if (!found) throw new Error('no mail yet')
    return found
  }, 20_000)
  const candidate = await browser.open(phone)
  await candidate.goto(link.replaceAll('&amp;', '&'))
  // Their name and address are filled in.
  expect(await candidate.getByLabel('Full name').inputValue()).toBe('Ada Byron')
  await press(candidate, 'Start')
  await heading(candidate, /Thank you/).waitFor()

  await expect
    .poll(async () => {
      await page.goto(`${server.url}/admin/jobs/${jobId}/invitations`)
      return page.getByRole('row', { name: /Ada Byron/ }).textContent()
    })
    .toContain('Completed')
  await expectClean(page)
})
