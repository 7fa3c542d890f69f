import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { readEnv } from '#infra/env.ts'
import { aJob, anInterview, aQuestion, journeyWith } from '#test/fixtures/job.ts'
import { story } from '#test/fixtures/journey.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../../platform.ts'

let platform: Platform
let rita: Asker
let jobId: JobId
let [ada, ben]: string[] = []
const journey = journeyWith(story, anInterview('video', [aQuestion]))

const done = async (command: CandidateCommand) => {
  const { candidateId } = command.data
  const handled = await platform.commands.handle(candidateDecider, candidateId, command, platform.context(rita))
  await platform.caughtUp(handled.token)
}
const writes = (candidateId: string, text: string) =>
  done({
    type: 'GiveAnswer',
    data: { candidateId, moduleId: 'story', answer: { kind: 'FREE_TEXT', text }, journey },
  } as CandidateCommand)

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }))
  rita = (await seeding(platform).person()).asker
  const created = await platform.useCases.jobs.createJob(rita, { draft: { ...aJob(), journey } })
  jobId = created.jobId
  await platform.useCases.jobs.activateJob(rita, { jobId })
  ada = await seeding(platform).candidate(rita, jobId, 'Ada Byron', journey)
  ben = await seeding(platform).candidate(rita, jobId, 'Ben Okafor', journey)
})
afterAll(() => platform?.close())

const found = async (...words: string[]) => {
  const order = { by: 'name', descending: false } as const
  return (await platform.readers.candidateList(rita, { jobId, words, order, page: 1 })).rows.map(({ name }) => name)
}

it('the ten words of a job are those its candidates wrote and said most, and find who uses them', async () => {
  await writes(ada!, 'The billing and the billing and the migration. I like the billing.')
  await writes(ben!, 'We had the migration and the migration and the on call.')
  expect(await platform.readers.wordsOnJob(rita, jobId)).toEqual(expect.arrayContaining(['billing', 'migration']))
  expect((await platform.readers.wordsOnJob(rita, jobId)).slice(0, 2)).toEqual(['billing', 'migration'])
  expect(await platform.readers.wordsOnJob(rita, jobId)).not.toContain('the')
  expect(await found('billing')).toEqual(['Ada Byron'])
  expect(await found('migration')).toEqual(['Ada Byron', 'Ben Okafor'])
  expect(await found('billing', 'call')).toEqual(['Ada Byron', 'Ben Okafor'])
  expect(await found('bill')).toEqual([])
})

it('what was said counts as what was written, and a later answer takes the place of the one before', async () => {
  const of = { candidateId: ben!, recordingId: '99999999-0000-4000-8000-000000000001' }
  const take = { ...of, moduleId: 'video', questionId: 'q1', take: 1, mimeType: 'video/webm', journey }
  const segments = [{ start: 0, end: 3, text: 'Kafka, Kafka and the Kafka.', words: [] }]
  const made = { asked: 'auto', source: 'machine', model: 'm', language: 'en', segments }
  await done({ type: 'SubmitRecording', data: take } as CandidateCommand)
  await done({
    type: 'ConfirmRecording',
    data: { ...of, mimeType: 'video/webm', sha256: 'ab'.repeat(32), size: 2048, durationMs: 4000 },
  } as CandidateCommand)
  await done({ type: 'AskForTranscript', data: { ...of, language: 'auto' } } as CandidateCommand)
  await done({ type: 'RecordTranscript', data: { ...of, ...made } } as CandidateCommand)
  expect(await found('kafka')).toEqual(['Ben Okafor'])
  expect(await platform.readers.wordsOnJob(rita, jobId)).toContain('kafka')
  await writes(ada!, 'Only gardens.')
  expect(await found('billing')).toEqual([])
})

it('counts what a person corrected in the place of what was heard, and no name that they wrote', async () => {
  const recordingId = '99999999-0000-4000-8000-000000000001'
  const correction = {
    candidateId: ben!,
    recordingId,
    basedOn: 1,
    segment: 0,
    text: 'Cassandra and Okafor and Cassandra.',
  }
  await platform.caughtUp((await platform.useCases.review.correctTranscript(rita, correction)).token)
  expect([await found('cassandra'), await found('kafka'), await found('okafor')]).toEqual([['Ben Okafor'], [], []])
  expect(await platform.readers.wordsOnJob(rita, jobId)).toContain('cassandra')
})

it('are never names or contacts of the candidate, also of one who is renamed since', async () => {
  await writes(ada!, 'Ada, Ada, Ada Byron, or Lovelace, Lovelace: ada@byron.example, +44 20 7946 0000, about gardens.')
  expect(await platform.readers.wordsOnJob(rita, jobId)).toEqual(expect.arrayContaining(['gardens', 'lovelace']))
  for (const word of ['ada', 'byron', 'byron.example', '7946']) expect(await found(word), word).toEqual([])
  const renamed = await platform.useCases.review.renameCandidate(rita, { candidateId: ada!, name: 'Ada Lovelace' })
  await platform.caughtUp(renamed.token)
  expect(await found('lovelace')).toEqual([])
  expect(await found('gardens')).toEqual(['Ada Lovelace'])
})

it('offers nothing of jobs that the asker may not see', async () => {
  const stranger = (await seeding(platform).person()).asker
  expect(await platform.readers.wordsOnJob(stranger, jobId).catch(() => [])).toEqual([])
})
