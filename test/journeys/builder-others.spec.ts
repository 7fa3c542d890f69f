import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { aJob, choice, journeyWith } from '#test/fixtures/job.ts'
import { dark, expectClean, phone, useBrowser } from '../support/browser.ts'
import { opened } from '../support/builder.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }
const journey = journeyWith(choice('shift', { title: 'Which shift suits you?' }))
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let tom: Pick<SeededPerson, 'sessionToken'>
let jobId: string
let ada: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-others-'))
  await seedFolder(dataDir, async (seed, platform) => {
    const { jobs, accounts } = platform.useCases
    rita = await seed.person()
    const { asker } = rita
    if (asker.kind !== 'user') throw new Error('a person signs in')
    const colleagues = colleaguesOf(platform, asker)
    const { userId } = await colleagues.colleague('Tom Keller', 'admin')
    tom = await accounts.openSession({ companyId: asker.companyId, userId })
    ;({ jobId } = await jobs.createJob(asker, { draft: { ...aJob({ jobTitle: 'Night porter' }), journey } }))
    await jobs.activateJob(asker, { jobId })
    ada = await seed.candidate(asker, jobId, 'Ada Byron', journey)
    const answer = { kind: 'SINGLE_CHOICE', optionId: choice('shift').options[0]!.id } as const
    const given = { candidateId: ada, moduleId: 'shift', answer, journey, closesAt: null }
    const handled = await platform.commands.handle(
      candidateDecider,
      ada,
      { type: 'GiveAnswer', data: given },
      platform.context(asker),
    )
    await jobs.saveJob(asker, {
      jobId,
      draft: { details: aJob({ jobTitle: 'Day porter' }).details },
      step: null,
      basedOn: null,
    })
    await platform.caughtUp(handled.token)
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function at(
  path: string,
  who: Pick<SeededPerson, 'sessionToken'> = rita,
  options: BrowserContextOptions = desktop,
) {
  const page = await browser.open(options)
  await signedIn(page, server.url, who)
  await page.goto(`${server.url}${path}`)
  return page
}

it('colleagues in one builder see each other come and go', async () => {
  const own = await at(`/jobs-cep/create/${jobId}?requiredStep=screen`)
  await own.locator('#module-shift').first().waitFor()
  const his = await at(`/jobs-cep/create/${jobId}`, tom, { ...phone, ...dark })
  const status = (page: typeof own, name: string) =>
    page.getByRole('status').filter({ hasText: `Also in this job: ${name}` })
  await status(own, 'Tom Keller').waitFor({ state: 'attached' })
  await status(his, 'Rita Moreno').waitFor({ state: 'attached' })
  await expectClean(own)
  await expectClean(his)
  await his.close()
  await status(own, 'Tom Keller').waitFor({ state: 'detached' })
})

it('the question that was open is open again', async () => {
  const page = await at(`/jobs-cep/create/${jobId}?step=screen`)
  await opened(page)
  const title = page.locator('#module-shift').getByText('Which shift suits you?').first()
  await title.waitFor()
  const toggle = page.locator('#module-shift button[aria-expanded]').first()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).includes('shift'))).toBe(true)
  await page.reload()
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
})

it('a job is seen as one candidate saw it, with what they answered', async () => {
  const page = await at(`/admin/jobs/${jobId}/candidates/${ada}`)
  await page.getByRole('link', { name: 'As they saw it' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByText('Night porter').first().waitFor()
  await page.getByRole('button', { name: 'Next page' }).click()
  await frame.getByText('Which shift suits you?').first().waitFor()
  await expect.poll(() => frame.getByRole('radio').or(frame.getByRole('checkbox')).first().isChecked()).toBe(true)
  await expectClean(page)
  await expectClean(await at(`/admin/jobs/${jobId}/candidates/${ada}/seen`, rita, { ...phone, ...dark }))
})
