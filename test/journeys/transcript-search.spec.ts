import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { expectClean, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { signedIn } from '#test/support/companies.ts'
import { recordVideo } from '#test/support/record.ts'
import { type SeededJob, type SeededPerson, seedFolder } from '#test/support/seed.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-transcript-search-'))
let server: RunningServer
let rita: SeededPerson
let job: SeededJob

const sentence = (start: number, text: string) => {
  const words = text.split(' ').map((word, at) => ({ start: start + at / 10, end: start + (at + 1) / 10, text: word }))
  return { start, end: start + 1, text, words }
}

beforeAll(async () => {
  const video = await recordVideo(browser.get())
  ;[rita, job] = await seedFolder(dataDir, async (seed, platform) => {
    const person = await seed.person()
    const made = await seed.job(person.asker, ['Ada Byron', 'Ben Okafor'])
    for (const { id: candidateId, name } of made.candidates) {
      await seed.recording(person.asker, candidateId, 'q1', video, 2500)
      const recordingId = await seed.recording(person.asker, candidateId, 'q2', video, 2500)
      await seed.finish(person.asker, candidateId)
      const said = name === 'Ada Byron' ? 'In Zürich I ran Kafka alone.' : 'I like gardens.'
      const segments = [sentence(0, 'Good morning.'), sentence(1.5, said)]
      const heard = { asked: 'auto', source: 'machine', model: 'm', language: 'en', segments }
      for (const command of [
        { type: 'AskForTranscript', data: { candidateId, recordingId, language: 'auto' } },
        { type: 'RecordTranscript', data: { candidateId, recordingId, ...heard } },
      ] as CandidateCommand[]) {
        const { token } = await platform.commands.handle(
          candidateDecider,
          candidateId,
          command,
          platform.context(person.asker),
        )
        await platform.caughtUp(token)
      }
    }
    return [person, made] as const
  })
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const secondOf = (page: WatchedPage) =>
  page
    .locator('video')
    .first()
    .evaluate((element: HTMLVideoElement) => element.currentTime)

it('words are looked for in all recordings of a job, and a sentence opens the candidate at its second', async () => {
  const page = await browser.open()
  await signedIn(page, server.url, rita)
  await page.goto(`${server.url}/admin/jobs/${job.jobId}/list`)
  await page.getByRole('link', { name: 'Transcripts' }).click()
  await page.getByText('Type words to find who says them').waitFor()
  await page.getByRole('searchbox', { name: 'Search what was said' }).fill('zurich kaf')
  await page.keyboard.press('Enter')
  await page.waitForURL(/says=zurich/)
  const hits = page.getByRole('list', { name: 'Transcripts' })
  await hits.getByText('Ada Byron').waitFor()
  await expect.poll(() => hits.locator('mark').allTextContents()).toEqual(['Zürich', 'Kafka'])
  expect(await hits.getByText('Ben Okafor').count()).toBe(0)
  await page.getByRole('link', { name: 'Remove the filter “says “zurich kaf” in a recording”' }).waitFor()
  await expectClean(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectClean(page)
  await hits.getByRole('link', { name: 'Play from 0:01' }).click()
  await page.waitForURL(/recording=/)
  await page.getByText('Question 2 of 2').waitFor()
  await expect.poll(() => secondOf(page)).toBeGreaterThan(1.4)

  // A word of the transcript shows its picture: from the click to the frame that the browser paints.
  const word = page.locator('[data-at]', { hasText: 'Good' })
  await word.waitFor()
  const took = page
    .locator('video')
    .first()
    .evaluate(
      (element: HTMLVideoElement) =>
        new Promise<number>((resolve) =>
          document.addEventListener(
            'click',
            () => {
              const clicked = performance.now()
              element.requestVideoFrameCallback(() => resolve(performance.now() - clicked))
            },
            { capture: true, once: true },
          ),
        ),
    )
  await word.click()
  const milliseconds = await took
  if (process.env.FIGURES) console.log(`from a word to its picture: ${Math.round(milliseconds)} ms`)
  await expect.poll(() => secondOf(page)).toBeLessThan(1)
})
