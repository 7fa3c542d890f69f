import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob } from '#test/fixtures/job.ts'
import { admin, stranger, viewer } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const folder = useFolders()
let platform: Platform
let jobs: Platform['useCases']['jobs']
let jobId: string

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
  jobs = platform.useCases.jobs
  jobId = (await jobs.createJob(admin, { draft: aJob({ jobTitle: 'First' }) })).jobId
  await save('Second')
  await jobs.nameJobVersion(admin, { jobId, revision: 1, name: 'Kept' })
  await save('Third')
})
afterAll(() => platform.close())

const save = (jobTitle: string) =>
  jobs.saveJob(admin, { jobId, draft: { details: aJob({ jobTitle }).details }, step: null, basedOn: null })
const titleAt = async (revision: number) => (await jobs.jobAt(admin, jobId, revision)).draft.details.jobTitle

it('lists what was saved, opens each, and has the newest from the log', async () => {
  expect(await jobs.jobVersions(admin, jobId)).toMatchObject([
    { revision: 3, name: null, sections: ['details'], published: null },
    { revision: 1, name: 'Kept', sections: ['details'] },
  ])
  expect(await Promise.all([0, 1, 2, 3].map(titleAt))).toEqual(['First', 'Second', 'Second', 'Third'])
  expect(await jobs.jobNow(admin, jobId)).toMatchObject({ revision: 3, draft: { details: { jobTitle: 'Third' } } })
})

it('has no revision that the job does not have, and nothing of a job that is not there', async () => {
  await expect(jobs.jobAt(admin, jobId, 4)).rejects.toMatchObject({ code: 'job/version-not-found' })
  const other = (await jobs.createJob(admin, { draft: aJob() })).jobId
  await expect(jobs.jobAt(admin, other, 3)).rejects.toMatchObject({ code: 'job/version-not-found' })
  await expect(jobs.nameJobVersion(admin, { jobId: other, revision: 3, name: 'Mine' })).rejects.toMatchObject({
    code: 'job/version-not-found',
  })
})

it('says nothing to those who may not edit the job, and nothing of another company', async () => {
  const foreign = { ...stranger, permissions: admin.permissions }
  const name = { jobId, revision: 0, name: 'Mine' }
  for (const [asker, code] of [
    [viewer, 'auth/forbidden'],
    [foreign, 'job/not-found'],
  ] as const) {
    await expect(jobs.jobVersions(asker, jobId)).rejects.toMatchObject({ code })
    await expect(jobs.jobAt(asker, jobId, 0)).rejects.toMatchObject({ code })
    await expect(jobs.jobNow(asker, jobId)).rejects.toMatchObject({ code })
    await expect(jobs.nameJobVersion(asker, name)).rejects.toMatchObject({ code })
  }
})
