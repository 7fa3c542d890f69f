import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { expectClean, useBrowser } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { typeDate } from '#test/support/date-field.ts'
import { type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const page = (id: string, title: string) => ({ id, title, description: '', required: false, verbatimTitle: false })
const asked: JourneyModule[] = [
  { kind: 'NUMBER', ...page('years', 'Years at sea') },
  { kind: 'DATE', ...page('start', 'First day'), format: 'DD/MM/YYYY' },
]
const people = [
  { name: 'Ada Byron', years: '2', start: '2026-03-01', stars: 5 },
  { name: 'Ben Okafor', years: '5.5', start: '2026-06-01', stars: 4 },
  { name: 'Cleo Marsh', years: '9', start: '2026-06-30', stars: 2 },
]

const browser = useBrowser()
let dataDir: string
let server: RunningServer
let rita: SeededPerson
let jobId: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hirelog-conditions-'))
  await seedFolder(dataDir, async (seed, { useCases, commands, context }) => {
    rita = await seed.person()
    const journey = journeyWith(...asked)
    ;({ jobId } = await useCases.jobs.createJob(rita.asker, { draft: { ...aJob(), journey } }))
    await useCases.jobs.activateJob(rita.asker, { jobId })
    for (const { name, years, start, stars } of people) {
      const candidateId = await seed.candidate(rita.asker, jobId, name, journey)
      const give = (moduleId: string, answer: AnswerValue) =>
        commands.handle(
          candidateDecider,
          candidateId,
          { type: 'GiveAnswer', data: { candidateId, moduleId, answer, journey } },
          context(rita.asker),
        )
      await give('years', { kind: 'NUMBER', number: years })
      await give('start', { kind: 'DATE', date: start })
      const rate = { type: 'RateCandidate', data: { candidateId, value: stars } } as const
      await commands.handle(candidateDecider, candidateId, rate, context(rita.asker))
    }
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('candidates are found by a number, a day and stars between two values, counted before, and by the same address again', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  const list = `${server.url}/admin/jobs/${jobId}/list`
  await page.goto(list)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter candidates' })
  const show = (name: string) => dialog.getByRole('button', { name })
  const condition = (label: string) => dialog.getByRole('combobox', { name: label, exact: true })
  await show('Show 3 candidates').waitFor()

  await condition('Years at sea').selectOption('between')
  await dialog.getByLabel('Years at sea from').fill('9')
  await dialog.getByLabel('Years at sea until').fill('5')
  await show('Show 2 candidates').waitFor()
  await condition('First day').selectOption('between')
  await typeDate(page, 'First day from', '2026-06-01')
  await typeDate(page, 'First day until', '2026-06-30')
  await condition('Rating').selectOption('between')
  await dialog.getByLabel('Stars', { exact: true }).fill('3.5')
  const upTo = dialog.getByLabel('Stars up to')
  await upTo.fill('9')
  await dialog.getByRole('button', { name: /^Show/ }).click()
  expect(await upTo.evaluate((input: HTMLInputElement) => input.validity.rangeOverflow)).toBe(true)
  expect(new URL(page.url()).search).toBe('')
  await upTo.fill('4.5')
  await show('Show 1 candidate').waitFor()
  await expectClean(page)
  await show('Show 1 candidate').click()

  const found = async () => {
    await page.getByText('Years at sea between 5 and 9').waitFor()
    await page.getByText('First day between 01/06/2026 and 30/06/2026').waitFor()
    await page.getByText('Rating between 3.5 and 4.5').waitFor()
    await page.getByRole('link', { name: 'Ada Byron' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Cleo Marsh' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Ben Okafor' }).first().waitFor()
  }
  await found()
  expect(new URL(page.url()).searchParams.getAll('given').toSorted()).toEqual([
    'start~between~2026-06-01~2026-06-30',
    'years~between~9~5',
  ])
  await page.reload()
  await found()

  await page.goto(`${list}?given=years~between~few~9&rating=between-2-9`)
  await page.getByText('Part of this filter cannot be read and was left out').waitFor()
  await page.getByRole('link', { name: 'Ada Byron' }).first().waitFor()
  await expectClean(page)
})
