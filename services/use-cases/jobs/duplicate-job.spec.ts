import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { aJob } from '#test/fixtures/job.ts'
import { admin, rival, stranger, viewer } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-copies-'))
let platform: Platform
let companies = 0
let rita: Asker

const subscribe = (asker: Asker, plan: PlanName) =>
  platform.commands.handle(
    subscriptionDecider,
    asker.companyId,
    { type: 'StartSubscription', data: { plan } },
    platform.context(asker),
  )
const created = async (draft = aJob()) => (await platform.useCases.jobs.createJob(rita, { draft })).jobId

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
})
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  rita = { ...admin, companyId: `c${String(++companies).padStart(12, '0')}` }
  await subscribe(rita, 'starter')
})

describe('duplicating a job', () => {
  const titled = (title: string) => `Copy of ${title}`
  const staged = async (draft = aJob()) => {
    const jobId = await created(draft)
    await platform.useCases.jobs.addColumn(rita, { jobId, title: 'On site', position: 1 })
    await platform.useCases.jobs.setBlindReview(rita, { jobId, on: true })
    return jobId
  }
  const known = async (jobId: string) => {
    const { state } = await platform.commands.stateOf(jobDecider, rita, jobId)
    if (state.status === 'unknown') throw new Error('no such job')
    return state
  }

  it('makes a draft of what was built, whatever became of the job, without its candidates', async () => {
    const jobId = await staged()
    await platform.useCases.jobs.activateJob(rita, { jobId })
    await platform.useCases.jobs.archiveJob(rita, { jobId })
    const copy = await known((await platform.useCases.jobs.duplicateJob(rita, { titled, jobId })).jobId)
    const { draft, columns } = await known(jobId)

    expect(copy).toMatchObject({
      status: 'draft',
      step: 'jobDetails',
      draft: { ...draft, details: { ...draft.details, jobTitle: 'Copy of Backend engineer' } },
      columns,
      blindReview: true,
      published: [],
      permissions: [{ user_id: expect.any(String) }],
    })
    expect(columns.map(({ title }) => title)).toEqual(['Candidates', 'On site', 'Hired', 'Rejected'])
  })

  it('leaves a job without a title without one, and fits a long title', async () => {
    const untitled = await platform.useCases.jobs.duplicateJob(rita, {
      titled,
      jobId: await created(aJob({ jobTitle: '' })),
    })
    expect((await known(untitled.jobId)).draft.details.jobTitle).toBe('Untitled Job')
    const long = await created(aJob({ jobTitle: 'x'.repeat(500) }))
    const copy = await platform.useCases.jobs.duplicateJob(rita, { titled, jobId: long })
    expect((await known(copy.jobId)).draft.details.jobTitle).toHaveLength(500)
  })

  it('is refused to a viewer, and to another company as a job there is not', async () => {
    const jobId = await created()
    const { duplicateJob } = platform.useCases.jobs
    await expect(duplicateJob({ ...viewer, companyId: rita.companyId }, { titled, jobId })).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
    await expect(duplicateJob({ ...stranger, companyId: rival }, { titled, jobId })).rejects.toMatchObject({
      code: 'job/not-found',
    })
  })
})

describe('the list of jobs', () => {
  it('filters by owner, and names those of the company', async () => {
    const sam = { ...admin, companyId: rita.companyId, userId: randomUUID() }
    await created()
    const { jobId, token } = await platform.useCases.jobs.createJob(sam, { draft: aJob() })
    await platform.caughtUp(token)

    const { jobs, total } = await platform.readers.jobList(rita, { owner: sam.userId })
    expect([jobs.map((job) => job.jobId), total]).toEqual([[jobId], 1])
    expect((await platform.readers.jobOwners(rita)).toSorted()).toEqual(
      [sam.userId, (rita as typeof sam).userId].toSorted(),
    )
    expect(await platform.readers.jobOwners(stranger)).toEqual([])
  })
})
