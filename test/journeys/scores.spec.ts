import { mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { openPlatform } from '#services/platform.ts'
import { readEnv } from '#infra/env.ts'
import { aJob } from '#test/fixtures/job.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { journey, type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-scores-'))
let server: RunningServer
let rita: SeededPerson
let [jobId, ada, ben, cleo] = ['', '', '', '']
const skills = [
  { metricId: 's1', name: 'TypeScript', weight: 2 as const },
  { metricId: 's2', name: 'Talking to customers', weight: 1 as const },
  { metricId: 's3', name: 'Kafka', weight: 0.5 as const },
]

beforeAll(async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  const seed = seeding(platform)
  rita = await seed.person()
  const { jobs, review } = platform.useCases
  const draft = { ...aJob(), journey, scorecard: { skills, englishLevel: null } }
  ;({ jobId } = await jobs.createJob(rita.asker, { draft, blindReview: true }))
  await jobs.activateJob(rita.asker, { jobId })
  ada = await seed.candidate(rita.asker, jobId, 'Ada Byron')
  ben = await seed.candidate(rita.asker, jobId, 'Ben Okafor')
  cleo = await seed.candidate(rita.asker, jobId, 'Cleo Marsh')
  for (const question of ['q1', 'q2']) await seed.recording(rita.asker, cleo, question, Buffer.from(question), 1000)
  await seed.finish(rita.asker, cleo)
  const sam = { ...rita.asker, userId: randomUUID() } as Asker
  const card = { version: 1, basedOn: 0, recommendation: 'no' as const }
  await review.sendScore(sam, { candidateId: ada, ...card, points: { s1: 30, s2: 60 } })
  const { token } = await review.sendScore(sam, { candidateId: ben, ...card, points: { s1: 90 } })
  await platform.caughtUp(token)
  await platform.close()
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const candidate = (id: string) => `${server.url}/admin/jobs/${jobId}/candidates/${id}`
const looks = async (page: WatchedPage, name: string) => {
  const folder = process.env.LOOKS
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

it('a reviewer scores by keyboard, sees the others afterwards, and the list knows the team score', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(candidate(ada))
  const panel = page.getByRole('region', { name: 'Scorecard' })
  await panel.getByText('Others have sent their scorecards. You see them once yours is sent.').waitFor()
  expect(await page.getByText('Opinions differ').count()).toBe(0)

  await page.keyboard.press('p')
  const slider = (name: string) => panel.getByRole('slider', { name })
  expect(await slider('TypeScript').getAttribute('aria-valuetext')).toBe('not judged')
  await page.keyboard.type('80')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowDown')
  expect(await slider('TypeScript').getAttribute('aria-valuetext')).toBe('80 points')
  expect(await slider('Talking to customers').inputValue()).toBe('64')
  await panel.getByText('Saved, not sent').waitFor()
  await looks(page, 'filling')

  await page.reload()
  await panel.getByText('Saved, not sent').waitFor()
  expect(await slider('Talking to customers').inputValue()).toBe('64')
  await panel.getByRole('button', { name: 'Yes', exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await panel.getByText('Opinions differ: 30 to 80').waitFor()
  await panel.getByText('Team score').waitFor()
  expect(await panel.locator('[data-score-shown]').first().textContent()).toBe('58')
  await panel.getByText('Medium fit').first().waitFor()
  await looks(page, 'sent')
  await expectClean(page)

  await page.goto(`${candidate(ada)}/history`)
  await page.getByRole('heading', { level: 4, name: 'Sent a scorecard' }).first().waitFor()

  await page.goto(`${server.url}/admin/videos?score=gt-50`)
  await page.getByText('1 candidate').first().waitFor()
  await looks(page, 'list')
})

it('a lead chooses who is waited for, makes the rule a proposal, keeps who was proposed for rejection, and reads each change', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/settings?tab=scoring`)
  await page.getByRole('radio', { name: 'Propose the rejection' }).check()
  await page.getByRole('radio', { name: 'Hidden until one’s own is given' }).check()
  await looks(page, 'settings')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Scoring rules saved').waitFor()
  await expectClean(page)

  await page.goto(candidate(cleo))
  const panel = page.getByRole('region', { name: 'Scorecard' })
  await panel.getByRole('button', { name: 'Choose reviewers' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Rita Moreno' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Waiting', { exact: true }).waitFor()
  await panel.getByRole('slider', { name: 'TypeScript' }).focus()
  await page.keyboard.type('20')
  await page.keyboard.press('Control+Enter')
  await panel.getByText('Rejection proposed').waitFor()
  await panel.getByText('Sent', { exact: true }).first().waitFor()
  await looks(page, 'proposed')
  await panel.getByRole('button', { name: 'Keep' }).click()
  await panel.getByText('Rita Moreno kept this candidate although TypeScript was below the limit.').waitFor()
  await panel.getByRole('slider', { name: 'TypeScript' }).focus()
  await page.keyboard.type('70')
  await page.keyboard.press('Control+Enter')
  await panel.getByText('1 change', { exact: true }).click()
  await panel.getByText('TypeScript: 20 → 70').waitFor()
  await looks(page, 'changed')
  await expectClean(page)
})

it('the job shows all scorecards skill by skill, and what was said last with whom', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/jobs/${jobId}/list`)
  await page.getByRole('link', { name: 'Scorecards', exact: true }).click()
  const table = page.getByRole('table', { name: 'Scorecards' })
  await table.getByRole('columnheader', { name: 'Talking to customers' }).waitFor()
  // Ben was scored by a colleague alone, which the job hides until one's own card is sent.
  const row = table.getByRole('row', { name: /Ben Okafor/ })
  expect(await row.getByText('after yours').count()).toBe(1)
  expect(await row.getByText('90').count()).toBe(0)
  await expectClean(page)
  await looks(page, 'job-scorecards')

  await page.getByRole('link', { name: 'Conversation', exact: true }).click()
  const list = page.getByRole('list', { name: 'Conversation' })
  await list.getByRole('listitem').filter({ hasText: 'Cleo Marsh' }).getByText('Completed').first().waitFor()
  await expectClean(page)
  await looks(page, 'job-conversation')
  await list.getByRole('link', { name: 'Cleo Marsh' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cleo Marsh' }).waitFor()
})

it('on a phone, in the dark and in Hebrew the scorecard is within reach', async () => {
  for (const [name, options] of [
    ['phone-he', { ...phone, locale: 'he-IL' }],
    ['dark', dark],
  ] as const) {
    const page = await browser.open(options)
    await signedIn(page, server.url, rita)
    await page.goto(candidate(ben))
    await page.locator('[data-score]').first().waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await looks(page, name)
    await expectClean(page)
  }
})
