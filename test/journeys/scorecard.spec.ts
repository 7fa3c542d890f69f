import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { aJob } from '#test/fixtures/job.ts'
import { expectClean, useBrowser } from '../support/browser.ts'
import { button, opened, saved } from '../support/builder.ts'
import { signedIn } from '../support/companies.ts'
import { type SeededPerson, seedFolder } from '../support/seed.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let small: { person: SeededPerson; jobId: string }
let large: typeof small

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-scorecard-'))
  ;({ small, large } = await seedFolder(dataDir, async (seed, { useCases, commands, context }) => {
    const [small, large] = [await seed.person(), await seed.person()]
    await commands.handle(
      subscriptionDecider,
      large.asker.companyId,
      { type: 'ChangePlan', data: { plan: 'performance' } },
      context(large.asker),
    )
    const withJob = async (person: SeededPerson) => ({
      person,
      jobId: (await useCases.jobs.createJob(person.asker, { draft: aJob() })).jobId,
    })
    return { small: await withJob(small), large: await withJob(large) }
  }))
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function scorecardOf({ person, jobId }: typeof small) {
  const page = await browser.open()
  await signedIn(page, server.url, person)
  await page.goto(`${server.url}/jobs-cep/create/${jobId}?step=scorecard`)
  await opened(page)
  await page.getByRole('heading', { name: 'Save time with Smart Shortlisting' }).waitFor()
  return page
}

it('a recruiter ranks the qualities of the ideal candidate by press, key and drag, and finds them again', async () => {
  const page = await scorecardOf(large)
  const place = (name: string) =>
    page.getByRole('list', { name: 'Ranked qualities' }).getByRole('button', { name, exact: true })
  for (const quality of ['Driven', 'Creative', 'Friendly', 'Optimistic', 'Outgoing'])
    await button(page, `Rank ${quality}`).click()
  await place('3 Friendly').press('Alt+ArrowUp')
  await place('3 Creative').waitFor()
  // The library for dragging comes once the block is shown.
  await page.locator('[data-quality="driven"][draggable="true"]').waitFor()
  await page.locator('[data-quality="driven"]').dragTo(page.locator('[data-slot="4"]'))
  await place('1 Outgoing').waitFor()
  await saved(page)
  await expectClean(page)
  await page.reload()
  for (const name of ['1 Outgoing', '2 Friendly', '3 Creative', '4 Optimistic', '5 Driven']) await place(name).waitFor()
})

it('a smaller plan shows what the block is and which plan has it, and nothing can be ranked', async () => {
  const page = await scorecardOf(small)
  expect(await button(page, 'Rank Driven').isDisabled()).toBe(true)
  await button(page, 'Upgrade').click()
  await page.getByText('This comes with the Performance plan.').waitFor()
  await expectClean(page)
})
