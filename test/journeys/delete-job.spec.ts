import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dark, expectClean, phone, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-delete-job-'))
  ;({ rita, job } = await seedFolder(dataDir, async (seed) => {
    const rita = await seed.person()
    return { rita, job: await seed.job(rita.asker, ['Ada Byron', 'Ben Okafor']) }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('deleting a job', () => {
  it('says what goes and what stays, asks for its title, erases it and closes its link', async () => {
    const page = await browser.open({ ...phone, ...dark })
    await signedIn(page, server.url, rita)
    await page.goto(`${server.url}/admin/jobs`)
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByText('2 candidates with contact details').waitFor()
    await expectClean(page)

    const title = page.getByRole('textbox', { name: /^Type ‘.*’ to confirm/ })
    const question = await page.getByRole('heading', { name: /^Delete ‘/ }).textContent()
    await title.fill('something else')
    await page.getByRole('button', { name: 'Delete job' }).click()
    await page.getByText('This is not the title of the job').waitFor()
    await title.fill(/‘(.*)’/.exec(question!)![1]!)
    await page.getByRole('button', { name: 'Delete job' }).click()
    await page.getByText('All candidates of this job are erased.').waitFor()
    await expectClean(page)

    await page.getByRole('link', { name: 'Back to jobs' }).click()
    await page.getByText('Your first job').waitFor()
    const gone = await page.goto(`${server.url}/apply/${rita.asker.companyId}.${job.jobId}`)
    expect(gone!.status()).toBe(410)
    await page.getByRole('heading', { name: 'This job is closed' }).waitFor()
  })
})
