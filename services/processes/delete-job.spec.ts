import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { readEnv } from '#infra/env.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { acme } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { candidateOfDeletedJobIsErased, deletedJobLosesCandidates, ERASED_AT_ONCE } from './delete-job.ts'

const [deleted] = recorded(streamName(acme, 'job', backendJob), [
  { type: 'JobDeleted', data: { candidates: 1 } } as const,
])

describe('what follows when a job is deleted', () => {
  it('erases each candidate', () => {
    const ids = [randomUUID(), randomUUID()]
    expect(deletedJobLosesCandidates.react(deleted!, ids)).toEqual(
      ids.map((candidateId) => ({
        kind: 'command',
        aggregate: 'candidate',
        id: candidateId,
        command: { type: 'DeleteCandidate', data: { candidateId } },
      })),
    )
  })

  it('goes on after as many as fit into one step', () => {
    const ids = Array.from({ length: ERASED_AT_ONCE }, () => randomUUID())
    const reactions = deletedJobLosesCandidates.react(deleted!, ids)
    expect(reactions).toHaveLength(ERASED_AT_ONCE + 1)
    expect(reactions.at(-1)).toMatchObject({
      aggregate: 'job',
      id: backendJob,
      command: { type: 'ContinueJobErasure', data: { jobId: backendJob, after: ids.at(-1) } },
    })
  })

  it('leaves candidates of other jobs alone', () => {
    const [started] = recorded(streamName(acme, 'candidate', randomUUID()), [
      { type: 'CandidateCompleted', data: {} } as const,
    ])
    expect(candidateOfDeletedJobIsErased.react(started!, false)).toEqual([])
    expect(candidateOfDeletedJobIsErased.react(started!, true)).toHaveLength(1)
  })
})

describe('a job that is deleted', () => {
  const folder = useFolders()
  let platform: Platform
  afterEach(() => platform.close())
  const reopened = async (dataDir: string) => (platform = await openPlatform(readEnv({ DATA_DIR: dataDir })))

  it('loses its candidates with their recordings, also where the process stops at once; others keep theirs', async () => {
    const dataDir = folder()
    await reopened(dataDir)
    const seed = seeding(platform)
    const { asker } = await seed.person()
    const job = await seed.job(asker, ['Ada Byron', 'Ben Okafor'])
    const other = await seed.job(asker, ['Cleo Marsh'], false)
    const [ada, cleo] = [job.candidates[0]!.id, other.candidates[0]!.id]
    const recording = await seed.recording(asker, ada, 'q1', randomBytes(2000), 4000)
    const kept = await seed.recording(asker, cleo, 'q1', randomBytes(2000), 4000)
    const before = await platform.useCases.jobs.jobDeletion(asker, job.jobId)
    expect(before).toMatchObject({ deleted: null, left: { candidates: 2, recordings: 1, files: 0 } })

    await platform.useCases.jobs.deleteJob(asker, { jobId: job.jobId })
    await platform.close()
    await reopened(dataDir)

    const now = () => platform.useCases.jobs.jobDeletion(asker, job.jobId)
    await vi.waitFor(async () => expect((await now()).left.candidates).toBe(0), 10_000)
    expect((await now()).deleted).toEqual({ candidates: 2 })
    await vi.waitFor(
      async () => expect(await platform.engines.media.verify(recording).catch(() => false)).toBe(false),
      10_000,
    )
    expect(await platform.engines.media.verify(kept)).toBe(true)
    expect(await platform.readers.candidateOrNull(asker, cleo)).not.toBeNull()
    expect((await platform.readers.jobList(asker)).jobs.map(({ jobId }) => jobId)).toEqual([other.jobId])
    await expect(
      platform.useCases.candidacy.inviteCandidates(asker, {
        jobId: job.jobId,
        people: [{ name: 'Dan', email: 'dan@example.org', phone: '' }],
        commandId: randomUUID(),
      }),
    ).rejects.toMatchObject({ code: 'job/not-found' })
    expect(await platform.useCases.jobs.wasDeleted(`${asker.companyId}.${job.jobId}`)).toBe(true)
    expect(await platform.useCases.jobs.wasDeleted(`${asker.companyId}.${other.jobId}`)).toBe(false)
  })

  it('takes those with it who began while it was deleted', async () => {
    await reopened(folder())
    const seed = seeding(platform)
    const { asker } = await seed.person()
    const { jobId } = await seed.job(asker, [])
    await platform.useCases.jobs.deleteJob(asker, { jobId })
    const late = await seed.candidate(asker, jobId, 'Eve Laurent')
    await vi.waitFor(async () => expect(await platform.readers.candidateOrNull(asker, late)).toBeNull(), 10_000)
  })
})
