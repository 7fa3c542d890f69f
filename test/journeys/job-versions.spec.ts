import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob, choice, journeyWith } from '#test/fixtures/job.ts'
import { expectClean, phone, useBrowser } from '../support/browser.ts'
import { button, opened, previewOn, saved } from '../support/builder.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }
const asking = (...titles: string[]) => journeyWith(...titles.map((title) => choice(title.slice(0, 3), { title })))
let dataDir: string
let server: RunningServer
let person: SeededPerson
let jobId: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-versions-'))
  ;({ person, jobId } = await seedFolder(dataDir, async (seed, { useCases: { jobs } }) => {
    const person = await seed.person()
    const { jobId } = await jobs.createJob(person.asker, { draft: { ...aJob(), journey: asking('Shift?', 'Car?') } })
    const saved = (draft: object) => jobs.saveJob(person.asker, { jobId, draft, step: null, basedOn: null })
    await jobs.nameJobVersion(person.asker, { jobId, revision: 0, name: 'As agreed' })
    await saved({ details: aJob({ jobTitle: 'Night porter' }).details, journey: asking('Shift?') })
    return { person, jobId }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function builderOn(options: BrowserContextOptions = desktop, step = 'screen') {
  const page = await browser.open(options)
  await signedIn(page, server.url, person)
  await page.goto(`${server.url}/jobs-cep/create/${jobId}?step=${step}`)
  await opened(page)
  return page
}

it('a recruiter compares versions in words, names one, looks at it as candidates would and restores it', async () => {
  const page = await builderOn()
  await button(page, 'Versions').click()
  const list = page.getByRole('navigation', { name: 'Versions of this job' })
  await list.getByText('Edited: Job Details and Interview Builder').waitFor()
  const table = page.getByRole('table')
  await table.getByRole('row', { name: /Job title/ }).waitFor()
  expect(await table.getByRole('row', { name: /Job title/ }).innerText()).toMatch(/Backend engineer\s+Night porter/)
  expect(await table.getByRole('row', { name: /Removed/ }).innerText()).toContain('Single choice: Car?')
  await expectClean(page)

  await button(page, 'Name this version').click()
  await page.getByLabel('Name of the version').fill('Without the car')
  await button(page, 'Save').click()
  await page.getByRole('heading', { name: 'Without the car' }).waitFor()
  await button(page, 'Remove name').click()
  await button(page, 'Name this version').waitFor()

  await list.getByRole('button', { name: /As agreed/ }).click()
  await page.getByRole('heading', { name: 'As agreed' }).waitFor()
  await button(page, 'Preview').click()
  await previewOn(page).getByRole('heading', { name: 'Backend engineer' }).waitFor()
  await button(page, 'Restore this version').click()
  await page.getByText('Restored. Undo takes it back.').waitFor()
  await saved(page)
  const questions = page.locator('[data-sortable]')
  expect(await questions.count()).toBe(2)

  await page.locator('header').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => questions.count()).toBe(1)
  await page.locator('header').getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => questions.count()).toBe(2)
  await saved(page)
  const again = await builderOn(phone)
  await expect.poll(() => again.locator('[data-sortable]').count()).toBe(2)
  // This browser has nothing to undo: what was done in the other one is among the versions.
  await again.locator('header').getByRole('button', { name: 'Undo' }).click()
  await again.getByRole('navigation', { name: 'Versions of this job' }).waitFor()
  await again.getByRole('table').waitFor()
  await expectClean(again)
})

it('two people edit one job at once: fields of each arrive in place, and one that both changed is chosen', async () => {
  const [ada, ben] = [await builderOn(desktop, 'jobDetails'), await builderOn(desktop, 'jobDetails')]
  await ada.getByLabel('Job title').fill('Baker')
  await ben.getByLabel('Location').fill('Bonn')
  await expect.poll(() => ben.getByLabel('Job title').inputValue()).toBe('Baker')
  await expect.poll(() => ada.getByLabel('Location').inputValue()).toBe('Bonn')

  // Both are in the same field before either is saved.
  const first = async (route: Route) => {
    const answered = ada.waitForResponse('**/save')
    await ada.getByLabel('Job title').fill('Head baker')
    await answered
    await route.continue()
  }
  await ben.route('**/save', first, { times: 1 })
  await ben.getByLabel('Job title').fill('Night baker')
  const choice = ben.getByRole('alert').filter({ hasText: 'Changed here and elsewhere' })
  await choice.getByText('Head baker').waitFor()
  await choice.getByText('Night baker').waitFor()
  await expectClean(ben)
  await choice.getByRole('button', { name: 'Take theirs' }).click()
  await expect.poll(() => ben.getByLabel('Job title').inputValue()).toBe('Head baker')
  await choice.waitFor({ state: 'detached' })
  expect(await ada.getByLabel('Job title').inputValue()).toBe('Head baker')
})
