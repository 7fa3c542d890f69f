import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { readEnv } from '#infra/env.ts'
import { aJob, anInterview, aQuestion, journeyWith } from '#test/fixtures/job.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../../platform.ts'

let platform: Platform
let rita: Asker
let jobId: JobId
let [ada, ben]: string[] = []
const journey = journeyWith(anInterview('video', [aQuestion]))
const takes = { ada: '99999999-0000-4000-8000-000000000001', ben: '99999999-0000-4000-8000-000000000002' }

const done = async (command: CandidateCommand) => {
  const { candidateId } = command.data
  const handled = await platform.commands.handle(candidateDecider, candidateId, command, platform.context(rita))
  await platform.caughtUp(handled.token)
}

async function says(candidateId: string, recordingId: string, texts: readonly string[]) {
  const of = { candidateId, recordingId }
  const take = { ...of, moduleId: 'video', questionId: aQuestion.id, take: 1, mimeType: 'video/webm', journey }
  const file = { mimeType: 'video/webm', sha256: 'ab'.repeat(32), size: 2048, durationMs: 4000 }
  const segments = texts.map((text, at) => ({ start: at * 3, end: at * 3 + 3, text, words: [] }))
  const made = { asked: 'auto', source: 'machine', model: 'm', language: 'en', segments }
  await done({ type: 'SubmitRecording', data: take } as CandidateCommand)
  await done({ type: 'ConfirmRecording', data: { ...of, ...file } } as CandidateCommand)
  await done({ type: 'AskForTranscript', data: { ...of, language: 'auto' } } as CandidateCommand)
  await done({ type: 'RecordTranscript', data: { ...of, ...made } } as CandidateCommand)
}

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }))
  rita = (await seeding(platform).person()).asker
  const created = await platform.useCases.jobs.createJob(rita, { draft: { ...aJob(), journey } })
  jobId = created.jobId
  await platform.useCases.jobs.activateJob(rita, { jobId })
  ada = await seeding(platform).candidate(rita, jobId, 'Ada Byron', journey)
  ben = await seeding(platform).candidate(rita, jobId, 'Ben Okafor', journey)
  await says(ada!, takes.ada, ['I am Ada and I ran Kafka in Zürich.', 'Then billing.'])
  await says(ben!, takes.ben, ['We chose Kafka.', 'Billing was mine.'])
})
afterAll(() => platform?.close())

const order = { by: 'name', descending: false } as const
const found = async (text: string, asker = rita) =>
  (await platform.readers.candidateList(asker, { jobId, says: text, order, page: 1 })).rows.map(({ name }) => name)

it('finds who says all the words, by their beginning, and the sentence with its question, second and marks', async () => {
  expect(await found('kafka')).toEqual(['Ada Byron', 'Ben Okafor'])
  expect(await found('ZURICH bill')).toEqual(['Ada Byron'])
  expect([await found('urich'), await found('(kafka|cobol)+'), await found('cobol')]).toEqual([[], [], []])
  const said = await platform.useCases.review.saidBy(rita, jobId, { ids: [ada!, ben!], says: 'zurich kafka' })
  expect(said[ada!]).toEqual({
    more: 0,
    sentences: [
      {
        ...{ recordingId: takes.ada, question: aQuestion.question, start: 0 },
        parts: [
          { text: 'I am Ada and I ran ', found: false },
          { text: 'Kafka', found: true },
          { text: ' in ', found: false },
          { text: 'Zürich', found: true },
          { text: '.', found: false },
        ],
      },
    ],
  })
})

it('narrows the board and the count as it narrows the list', async () => {
  expect(await platform.readers.candidateCount(rita, { jobId, says: 'zurich' })).toEqual({ total: 1, atLeast: false })
  const { columns } = (await platform.readers.jobBoardHeader(rita, jobId))!
  const page = await platform.readers.boardPage(rita, jobId, columns, { hideRejected: false, says: 'zurich' })
  expect(page.columns.flatMap(({ cards }) => cards.map(({ name }) => name))).toEqual(['Ada Byron'])
})

it('searches the words that a person corrected', async () => {
  const correction = { candidateId: ben!, recordingId: takes.ben, basedOn: 1, segment: 0, text: 'We chose Cassandra.' }
  await platform.caughtUp((await platform.useCases.review.correctTranscript(rita, correction)).token)
  expect([await found('cassandra'), await found('kafka')]).toEqual([['Ben Okafor'], ['Ada Byron']])
})

it('says nothing to other companies, and forgets who is deleted', async () => {
  const stranger = (await seeding(platform).person()).asker
  expect(await found('billing', stranger).catch(() => [])).toEqual([])
  const asked = { ids: [ada!], says: 'billing' }
  expect(await platform.useCases.review.saidBy(stranger, jobId, asked).catch(() => ({}))).toEqual({})
  const { token } = await platform.useCases.review.deleteCandidate(rita, { candidateId: ben! })
  await platform.caughtUp(token)
  expect(await found('billing')).toEqual(['Ada Byron'])
})
