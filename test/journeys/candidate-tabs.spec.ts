import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { permit, story } from '#test/fixtures/journey.ts'
import { awake, useBrowser, type WatchedPage } from '../support/browser.ts'
import { seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let link: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-candidate-tabs-'))
  link = await seedFolder(dataDir, async (seed, { useCases }) => {
    const rita = (await seed.person()).asker
    const { jobId } = await useCases.createJob(rita, { draft: { ...aJob(), journey: journeyWith(permit, story) } })
    await useCases.activateJob(rita, { jobId })
    return `/apply/${rita.companyId}.${jobId}`
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const filled = async (page: WatchedPage) => {
  await page.goto(server.url + link)
  await awake(page)
  await page.getByLabel('Full name').fill('Ada Byron')
  await page.getByLabel('E-mail address').fill('ada@example.org')
}
const started = (page: WatchedPage) => page.waitForResponse((response) => response.request().method() === 'POST')
const candidateIn = async (response: Response) => /application-[^=]+=[^.]+\.[^.]+\.([^.]+)\./.exec((await response.allHeaders())['set-cookie'] ?? '')?.[1]
const asked = (page: WatchedPage, question: RegExp) => page.getByRole('heading', { level: 1, name: question }).waitFor()

it('somebody who presses Start in two tabs at the same instant goes on with one application in both', async () => {
  const one = await browser.open()
  const other = (await one.context().newPage()) as WatchedPage
  await filled(one)
  await filled(other)

  // Both forms are on their way before either is let through.
  const held: (() => Promise<void>)[] = []
  const both = new Promise<void>((there) =>
    void one.context().route('**/apply/**', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      if (held.push(() => route.continue()) === 2) there()
    }),
  )
  const answers = [started(one), started(other)]
  await one.getByRole('button', { name: 'Start' }).click()
  await other.getByRole('button', { name: 'Start' }).click()
  await both
  await Promise.all(held.map((go) => go()))

  const [first, second] = await Promise.all(answers.map(async (answer) => candidateIn(await answer)))
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
  await one.context().unrouteAll()

  await asked(one, /May you work/)
  await asked(other, /May you work/)
  await one.getByLabel('Yes').check()
  await one.getByRole('button', { name: 'Continue' }).click()
  await asked(one, /build last/)
  await other.reload()
  await asked(other, /build last/)
  expect(one.complaints).toEqual([])
})
