import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob } from '#test/fixtures/job.ts'
import { expectClean, useBrowser } from '../support/browser.ts'
import { button, opened } from '../support/builder.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let person: SeededPerson
let jobId: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-scorecard-'))
  ;({ person, jobId } = await seedFolder(dataDir, async (seed, { useCases }) => {
    const person = await seed.person()
    return { person, jobId: (await useCases.jobs.createJob(person.asker, { draft: aJob() })).jobId }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a smaller plan shows what the block is and which plan has it, and nothing can be ranked', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, person)
  await page.goto(`${server.url}/jobs-cep/create/${jobId}?step=scorecard`)
  await opened(page)
  await page.getByRole('heading', { name: 'Save time with Smart Shortlisting' }).waitFor()
  expect(await button(page, 'Rank Driven').isDisabled()).toBe(true)
  await button(page, 'Upgrade').click()
  await page.getByText('This comes with the Performance plan.').waitFor()
  await expectClean(page)
})
