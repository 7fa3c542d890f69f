import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { dataIn, type Message } from '#contracts/evaluation/prompt.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { aJob, anInterview, aQuestion, journeyWith } from '#test/fixtures/job.ts'
import { story } from '#test/fixtures/journey.ts'
import { chatCompletions } from '#test/peers/assistant/chat-completions.ts'
import { dark, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { giveFeatures } from '#test/support/features.ts'
import { recordVideo } from '#test/support/record.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const QUOTE = 'I build services in Go.'
const skills = [
  { metricId: 's1', name: 'Go', weight: 2 as const },
  { metricId: 's2', name: 'Talking to customers', weight: 1 as const },
]
const journey = journeyWith(anInterview('video', [aQuestion]), story)
const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-evaluation-'))
let server: RunningServer
let peer: Awaited<ReturnType<typeof chatCompletions>>
let rita: SeededPerson
let jobId = ''
/** A try that is repeated takes the next of them. */
const applicants: { id: string; link: string; name: string }[] = []
/** What the model gives the first skill; it finds nothing about the second. */
let points = 70

beforeAll(async () => {
  peer = await chatCompletions(() => ({ say: judged, stream: false }))
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir, ...peer.settings }))
  const seed = seeding(platform)
  rita = await seed.person()
  const { asker } = rita
  await giveFeatures(platform, asker.companyId, { api: true, aiMagic: true, scorecard: true })
  const { company, jobs, candidacy } = platform.useCases
  await platform.caughtUp((await company.changeJobDefaults(asker, { evaluation: 'after own' })).token)
  ;({ jobId } = await jobs.createJob(asker, {
    draft: { ...aJob(), journey, scorecard: { skills, englishLevel: null } },
  }))
  await jobs.activateJob(asker, { jobId })
  const bytes = await recordVideo(browser.get())
  const link = `${asker.companyId}.${jobId}`
  for (const name of ['Ada Byron', 'Ben Okafor', 'Cleo Marsh', 'Dan Iwata', 'Eve Laurent', 'Finn Haas']) {
    const started = await candidacy.startApplication(
      {
        ...{ link, token: null, referral: false, evaluation: true, personality: false },
        ...{ name, email: `${randomUUID()}@example.org`, phone: '', commandId: randomUUID() },
      },
      '127.0.0.1',
    )
    const id = Object.keys(started.token)[0]!.split('.candidate-')[1]!
    const of = { candidateId: id, recordingId: await seed.recording(asker, id, 'q1', bytes, 2500) }
    const segments = [
      { start: 0, end: 1, text: 'Hello.', words: [] },
      { start: 1, end: 2.4, text: QUOTE, words: [] },
    ]
    const heard = { source: 'machine', model: 'whisper-1', language: 'en', segments } as const
    const commands: CandidateCommand[] = [
      { type: 'AskForTranscript', data: { ...of, language: 'auto' } },
      { type: 'RecordTranscript', data: { ...of, asked: 'auto', ...heard } },
    ]
    for (const command of commands)
      await platform.commands.handle(candidateDecider, id, command, platform.context(asker))
    applicants.push({ id, name, link: `/apply/${link}?c=${encodeURIComponent(started.candidateToken)}` })
  }
  await platform.close()
  server = await startServer({ dataDir, env: peer.settings })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await peer?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function judged({ messages }: { messages: { role: string; content: string }[] }): string {
  const { skills, materials } = dataIn(messages[1] as Message)
  const material = materials.find(({ text }) => text.includes(QUOTE))!.id
  const found = { score: points, reason: 'Names it.', evidence: [{ material, quote: QUOTE }] }
  const nothing = { score: null, reason: '', evidence: [] }
  return JSON.stringify({
    skills: skills.map(({ metricId }, index) => ({ metricId, ...(index === 0 ? found : nothing) })),
  })
}

const panelOf = (page: WatchedPage) => page.getByRole('region', { name: 'Evaluation by AI' })
/** What comes from the model is there once the page is read again. */
const comes = (page: WatchedPage, text: string) =>
  expect
    .poll(
      async () => {
        await page.reload()
        return panelOf(page)
          .getByText(text)
          .waitFor({ timeout: 3000 })
          .then(
            () => true,
            () => false,
          )
      },
      { timeout: 60_000 },
    )
    .toBe(true)

it('a reviewer scores first, then questions what a model proposes: evidence, disagreement, and the same again', async () => {
  const { id, link } = applicants.shift()!
  points = 70
  const theirs = await browser.open()
  await theirs.goto(server.url + link)
  await theirs.goto(`${server.url}${link.split('?')[0]}?step=story`)
  await theirs.locator('textarea').first().fill('A compiler')
  await theirs.getByRole('button', { name: /^(Continue|Finish)$/ }).click()
  await theirs.getByRole('heading', { name: /^Thank you/ }).waitFor()

  const page = await browser.open()
  await signedIn(page, server.url, rita)
  const address = `${server.url}/admin/jobs/${jobId}/candidates/${id}`
  await page.goto(address)
  await comes(page, 'There is an evaluation by AI. You see it once you have sent your own scorecard.')
  expect(await page.locator('[data-evaluation]').count()).toBe(0)

  const own = page.getByRole('region', { name: 'Scorecard', exact: true })
  await own.getByRole('slider', { name: 'Go' }).waitFor()
  await page.keyboard.press('p')
  await page.keyboard.type('40')
  await own.getByText('Saved, not sent').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.locator('[data-evaluation]').waitFor()
  const panel = panelOf(page)
  await panel.getByText('1 of 2 skills scored').waitFor()
  expect(await page.locator('[data-proposed="s1"] dt').textContent()).toContain('70')
  expect(await page.locator('[data-proposed="s2"] dt').textContent()).toContain('Not scored')
  await panel.getByText('a-model').waitFor()

  await page.locator('[data-proposed="s1"]').getByRole('button', { name: 'Said at 0:01' }).click()
  const seconds = () =>
    page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(seconds, { timeout: 20_000 }).toBeGreaterThanOrEqual(0.99)

  await panel.getByRole('button', { name: 'I disagree' }).click()
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await panel.getByText('Say why you disagree').waitFor()
  await panel.getByLabel('Why do you disagree?').fill('It was one service, and nobody used it.')
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await panel.getByText('Rita Moreno disagrees').waitFor()
  await panel.getByText('It was one service, and nobody used it.').waitFor()
  await expectClean(page)

  const runAgain = async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await panel.getByRole('button', { name: 'Run again' }).click()
    expect((await answer).ok()).toBe(true)
  }
  await runAgain()
  await comes(page, 'Run again on the same input: the same result.')
  points = 90
  await runAgain()
  await comes(page, 'Run again on the same input: 20 points different.')
  await panel.getByText('Not steady').waitFor()

  for (const look of [dark, phone, { ...phone, locale: 'he-IL' }]) {
    const other = await browser.open(look)
    await signedIn(other, server.url, rita)
    await other.goto(address)
    await other.locator('[data-evaluation]').waitFor()
    await other.locator('[data-proposed="s1"] q').waitFor()
    const wide = await other.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await expectClean(other)
    await other.context().close()
  }
}, 180_000)

it('a candidate takes back that a model reads their answers, also without scripts', async () => {
  const { link } = applicants.pop()!
  const page = await browser.open({ javaScriptEnabled: false })
  await page.goto(server.url + link)
  // What is for browsers without scripts is there for a reader of the page, and not for Chromium under test.
  const drawn = async () => /<noscript>(<form.*?<\/form>)<\/noscript>/s.exec(await page.content())?.[1] ?? ''
  const before = await drawn()
  expect(before).toContain('You agreed that an AI model reads your answers.')
  expect(before).toMatch(/<button type="submit" name="intent" value="withdraw-evaluation"[^>]*>Take this back</)
  const commandId = /name="commandId" value="([^"]+)"/.exec(before)![1]!
  const sent = await page.request.post(page.url(), {
    form: { intent: 'withdraw-evaluation', commandId },
    headers: { origin: server.url },
  })
  expect(sent.ok()).toBe(true)
  await page.reload()
  expect(await drawn()).toContain('No AI model reads your answers.')
  expect(await drawn()).not.toContain('withdraw-evaluation')
})
