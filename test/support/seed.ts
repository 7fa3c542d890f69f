import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { giveFeatures } from './features.ts'
import { posterIdOf } from '#services/uploads/keep-poster.ts'
import { aJob, aQuestion, anInterview, journeyWith } from '#test/fixtures/job.ts'

export const password = 'tR4-vexing-lamp'
export const names = [
  'Ada Byron',
  'Ben Okafor',
  'Cleo Marsh',
  'Dan Iwata',
  'Eve Laurent',
  'Finn Haas',
  'Gita Rao',
  'Hugo Silva',
  'Ines Duarte',
  'Jon Berg',
]

const stillBytes = readFileSync(join(import.meta.dirname, '../../services/demo/assets/study.webp'))

export const journey = journeyWith(
  anInterview('video', [aQuestion, { ...aQuestion, id: 'q2', question: 'What did you build last?' }]),
)

export type SeededPerson = { asker: Asker; name: string; email: string; password: string; sessionToken: string }
export type SeededJob = { jobId: string; phoneScreen: ColumnId; candidates: { id: string; name: string }[] }

/** Real commands on a platform that is open: what a test starts from. */
export function seeding(platform: Platform) {
  const { useCases, commands, context } = platform

  async function person(name = 'Rita Moreno', companyName = 'Acme'): Promise<SeededPerson> {
    const email = `${name.split(' ')[0]!.toLowerCase()}.${randomUUID().slice(0, 8)}@acme.test`
    const { companyId, userId } = await useCases.accounts.openAccount({ name, email, companyName, password })
    await giveFeatures(platform, companyId, { api: true })
    const { sessionToken } = await useCases.accounts.openSession({ companyId, userId })
    const { asker } = (await useCases.accounts.sessionUser(sessionToken))!
    return { asker, name, email, password, sessionToken }
  }

  /** A live job with a column of its own and candidates who wait in the first one. */
  async function job(asker: Asker, people: readonly string[] = names, live = true): Promise<SeededJob> {
    const { jobId } = await useCases.jobs.createJob(asker, { draft: { ...aJob(), journey } })
    const { columnId, token } = await useCases.jobs.addColumn(asker, { jobId, title: 'Phone screen' })
    if (live) await useCases.jobs.activateJob(asker, { jobId })
    const candidates = []
    for (const name of people) candidates.push({ name, id: await candidate(asker, jobId, name) })
    await platform.caughtUp(token)
    return { jobId, phoneScreen: columnId, candidates }
  }

  async function candidate(
    asker: Asker,
    jobId: string,
    name: string,
    asked = journey,
    email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.org`,
  ): Promise<string> {
    const candidateId = randomUUID()
    const data = {
      candidateId,
      jobId,
      name,
      email,
      phone: '+44 20 7946 0000',
      source: 'direct' as const,
      journeyVersion: 1,
      journey: asked,
    }
    const { token } = await commands.handle(
      candidateDecider,
      candidateId,
      { type: 'StartJourney', data },
      context(asker),
    )
    await platform.caughtUp(token)
    return candidateId
  }

  /** A recording whose bytes are in the media store, confirmed as an upload would. */
  async function recording(
    asker: Asker,
    candidateId: string,
    questionId: string,
    bytes: Buffer,
    durationMs: number,
    mimeType = 'video/webm',
  ): Promise<string> {
    const recordingId = randomUUID()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await platform.engines.media.put({ id: recordingId, tenant: asker.companyId, mimeType }, bytes)
    const of = { candidateId, recordingId }
    const submit = {
      type: 'SubmitRecording',
      data: { ...of, moduleId: 'video', questionId, take: 1, mimeType, journey },
    } as const
    await commands.handle(candidateDecider, candidateId, submit, context(asker))
    const confirm = {
      type: 'ConfirmRecording',
      data: { ...of, sha256, size: bytes.length, mimeType, durationMs },
    } as const
    const { token } = await commands.handle(candidateDecider, candidateId, confirm, context(asker))
    await platform.caughtUp(token)
    return recordingId
  }

  /** A still of a recording, as the browser of a candidate sends it. */
  async function still(asker: Asker, candidateId: string, recordingId: string): Promise<string> {
    const posterId = posterIdOf(candidateId, recordingId)
    const label = { id: posterId, tenant: asker.companyId, mimeType: 'image/webp' } as const
    const { sha256, size } = await platform.engines.media.put(label, stillBytes)
    const data = { candidateId, recordingId, posterId, sha256, size, mimeType: label.mimeType }
    const { token } = await commands.handle(
      candidateDecider,
      candidateId,
      { type: 'AddRecordingPoster', data },
      context(asker),
    )
    await platform.caughtUp(token)
    return posterId
  }

  async function finish(asker: Asker, candidateId: string) {
    const { token } = await commands.handle(
      candidateDecider,
      candidateId,
      { type: 'FinishJourney', data: { candidateId, journey } },
      context(asker),
    )
    await platform.caughtUp(token)
  }

  return { person, job, candidate, recording, still, finish }
}

/** Fills a folder before a server starts on it. */
export async function seedFolder<T>(
  dataDir: string,
  fill: (seed: ReturnType<typeof seeding>, platform: Platform) => Promise<T>,
): Promise<T> {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  try {
    return await fill(seeding(platform), platform)
  } finally {
    await platform.close()
  }
}
