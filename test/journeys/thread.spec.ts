import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, it } from 'vitest'
import { expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-thread-'))
let server: RunningServer
let rita: SeededPerson
let job: SeededJob
let inviting: SeededPerson
let waitingJob: SeededJob
/** Whose invitations wait, one for each try. */
let invitedIds: string[]

beforeAll(async () => {
  ;[rita, job] = await seedFolder(dataDir, async (seed, { useCases, caughtUp }) => {
    const person = await seed.person()
    const seeded = await seed.job(person.asker, ['Ada Byron'])
    inviting = await seed.person('Ines Duarte')
    const { jobId } = (waitingJob = await seed.job(inviting.asker, []))
    await useCases.messages.changeMessageRules(inviting.asker, { holdMinutes: 60 })
    const people = ['Ben', 'Cleo', 'Dan'].map((name) => ({ name, email: `${name}@example.org`, phone: '' }))
    const invite = { jobId, people, waits: true, commandId: crypto.randomUUID() }
    const { invited, token } = await useCases.candidacy.inviteCandidates(inviting.asker, invite)
    invitedIds = invited.map(({ candidateId }) => candidateId!)
    await caughtUp(token)
    return [person, seeded] as const
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a recruiter writes to a candidate, sends it before its time and sees that it was sent, between what was said and done', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/jobs/${job.jobId}/candidates/${job.candidates[0]!.id}`)
  const thread = page.getByRole('region', { name: 'Conversation' })
  await thread.getByRole('button', { name: 'Open' }).click()
  await thread.getByText('Started the application').waitFor()
  await thread.getByLabel('Subject').fill('Monday')
  await thread.getByLabel('Message', { exact: false }).last().fill('Can you come at nine?')
  await thread.getByRole('button', { name: 'Send message' }).click()
  await thread.getByRole('article').getByText('Can you come at nine?').waitFor()
  await thread.getByText(/Message sends in [45]:\d\d/).waitFor()
  await expectClean(page)
  await thread.getByRole('button', { name: 'Send now' }).click()
  await thread.getByRole('article').getByText('Sent', { exact: true }).waitFor()
  const folder = process.env.LOOKS
  if (folder) await page.screenshot({ path: join(folder, 'thread.png'), fullPage: true })
  await expectClean(page)
})

it('an invitation that waits is counted down in the thread of its person, and cancelled there', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, inviting)
  await page.goto(`${server.url}/admin/jobs/${waitingJob.jobId}/candidates/${invitedIds.shift()!}`)
  const thread = page.getByRole('region', { name: 'Conversation' })
  await thread.getByRole('button', { name: 'Open' }).click()
  await thread.getByText(/Message sends in [345]\d:\d\d/).waitFor()
  await expectClean(page)
  await thread.getByRole('button', { name: 'Cancel message' }).click()
  await thread.getByText('Taken back', { exact: true }).waitFor()
  await thread.getByText(/Message sends in/).waitFor({ state: 'detached' })
  await expectClean(page)
})

it('on a phone in Hebrew the thread is within reach', async () => {
  const page = await browser.open({ ...phone, locale: 'he-IL' })
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/jobs/${job.jobId}/candidates/${job.candidates[0]!.id}`)
  const thread = page.getByRole('region', { name: 'שיחה' })
  await thread.getByRole('button', { name: 'פתיחה' }).click()
  await thread.getByText('Can you come at nine?').waitFor()
  const folder = process.env.LOOKS
  if (folder) await page.screenshot({ path: join(folder, 'thread-he.png'), fullPage: true })
  await expectClean(page)
})
