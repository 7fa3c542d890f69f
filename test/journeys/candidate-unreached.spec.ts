import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { languages, story } from '#test/fixtures/journey.ts'
import { awake, useBrowser, type WatchedPage } from '../support/browser.ts'
import { seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let link: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-candidate-unreached-'))
  link = await seedFolder(dataDir, async (seed, { useCases }) => {
    const rita = (await seed.person()).asker
    const { jobId } = await useCases.createJob(rita, { draft: { ...aJob(), journey: journeyWith(story, languages) } })
    await useCases.activateJob(rita, { jobId })
    return `/apply/${rita.companyId}.${jobId}`
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The device is online; what it sends comes to this. */
const sentComesTo = (page: WatchedPage, end: (route: Route) => Promise<void>) =>
  page.route('**/apply/**', (route) => (route.request().method() === 'POST' ? end(route) : route.continue()))
const still = (page: WatchedPage) => page.getByText('What you entered is still here').waitFor()

it('what a candidate entered stays in its field while the platform cannot be reached', async () => {
  const page = await browser.open()
  await page.goto(server.url + link)
  await awake(page)
  await page.getByLabel('Full name').fill('Ada Byron')
  await page.getByLabel('E-mail address').fill('ada@example.org')
  await sentComesTo(page, (route) => route.abort())
  await page.getByRole('button', { name: 'Start' }).click()
  await still(page)
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Byron')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Start' }).click()

  await page.getByRole('heading', { name: /build last/ }).waitFor()
  await page.getByRole('textbox').fill('A compiler')
  await sentComesTo(page, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await still(page)
  expect(await page.getByRole('textbox').inputValue()).toBe('A compiler')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: /Which of these/ }).waitFor()
})
