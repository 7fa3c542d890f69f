import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { aJob, anInterview, aQuestion, choice, journeyWith } from '#test/fixtures/job.ts'
import { admin, rival, stranger, viewer } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-jobs-'))
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
const status = async (jobId: string) => (await platform.commands.stateOf(jobDecider, rita, jobId)).state.status
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

describe('activating a job', () => {
  it('takes a slot of the plan and publishes the journey', async () => {
    const jobId = await created()
    const { token } = await platform.useCases.jobs.activateJob(rita, { jobId })
    expect(await platform.caughtUp(token)).toEqual([])

    expect(await platform.readers.jobForBuilder(rita, jobId)).toMatchObject({ status: 'active', journeyVersion: 1 })
    expect(await platform.readers.balancesOf(rita)).toMatchObject({
      plan: 'starter',
      jobSlots: 1,
      jobSlotsLeft: 0,
      holding: [jobId],
    })
  })

  it('answers the second time as the first', async () => {
    const jobId = await created()
    await platform.useCases.jobs.activateJob(rita, { jobId })
    await platform.useCases.jobs.activateJob(rita, { jobId })

    expect(await platform.readers.balancesOf(rita)).toMatchObject({ holding: [jobId] })
  })

  it('changes nothing when no slot is left, and says what the plan allows', async () => {
    await platform.useCases.jobs.activateJob(rita, { jobId: await created() })
    const second = await created()

    await expect(platform.useCases.jobs.activateJob(rita, { jobId: second })).rejects.toMatchObject({
      code: 'subscription/no-job-slot',
      message: 'Your plan allows 1 active job, and it is in use.',
    })
    expect(await status(second)).toBe('draft')
  })

  it('names the fields of a job that is not ready and takes no slot', async () => {
    const jobId = await created(aJob({ location: '' }))

    await expect(platform.useCases.jobs.activateJob(rita, { jobId })).rejects.toMatchObject({
      fields: { 'details.location': 'Required field' },
    })
    expect((await platform.readers.balancesOf(rita))?.holding ?? []).toEqual([])
  })

  it('gives the one slot to one of ten racing activations', async () => {
    const jobs = await Promise.all(Array.from({ length: 10 }, () => created()))
    const outcomes = await Promise.allSettled(jobs.map((jobId) => platform.useCases.jobs.activateJob(rita, { jobId })))

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await Promise.all(jobs.map(status))).filter((each) => each === 'active')).toHaveLength(1)
  })
})

it('takes long questions live for the companies that the operator names, and for no other', async () => {
  const question = 'x'.repeat(500)
  const long = { ...aJob(), journey: journeyWith(anInterview('v', [{ ...aQuestion, question }])) }
  const jobId = await created(long)
  const activate = () => platform.useCases.jobs.activateJob(rita, { jobId })
  await expect(activate()).rejects.toMatchObject({
    fields: { 'journey.v.questions.q1.question': 'Character limit exceeded' },
  })
  const { settings } = platform
  settings.longQuestions = [rita.companyId]
  try {
    await activate()
    const journey = journeyWith(anInterview('v', [{ ...aQuestion, question: `${question}?` }]))
    await platform.useCases.jobs.saveJob(rita, { jobId, draft: { journey }, step: null, basedOn: null })
  } finally {
    settings.longQuestions = []
  }
})

describe('saving a live job with invalid fields', () => {
  it('is for developers alone, however it is asked', async () => {
    const jobId = await created()
    await platform.useCases.jobs.activateJob(rita, { jobId })
    const invalid = { jobId, draft: { details: aJob({ location: '' }).details }, step: null, basedOn: null }
    const save = () => platform.useCases.jobs.saveJob(rita, { ...invalid, override: true })
    await expect(save()).rejects.toMatchObject({ code: 'job/invalid-fields' })
    platform.settings.developer = true
    try {
      await expect(platform.useCases.jobs.saveJob(rita, invalid)).rejects.toMatchObject({ code: 'job/invalid-fields' })
      await save()
    } finally {
      platform.settings.developer = false
    }
  })
})

describe('a company without other answers than video', () => {
  const asking = { ...aJob(), journey: journeyWith(choice('q')) }
  const missing = { code: 'subscription/feature-missing' }
  const give = async (answerType: boolean) => {
    const { token } = await platform.commands.handle(
      subscriptionDecider,
      rita.companyId,
      { type: 'OverrideFeatures', data: { features: { answerType } } },
      platform.context(rita),
    )
    await platform.caughtUp(token)
  }
  const save = (jobId: string, draft: Partial<typeof asking>) =>
    platform.useCases.jobs.saveJob(rita, { jobId, draft, step: null, basedOn: null })

  it('cannot add them to a new job, or to one that is saved', async () => {
    await give(false)
    const jobId = await created()
    await expect(created(asking)).rejects.toMatchObject(missing)
    await expect(save(jobId, { journey: asking.journey })).rejects.toMatchObject(missing)
    await save(jobId, { details: { ...asking.details, jobTitle: 'Another title' } })
  })

  it('keeps and edits those that a job has', async () => {
    const jobId = await created(asking)
    await give(false)
    await save(jobId, { journey: journeyWith({ ...choice('q'), title: 'Another question' }) })
    await expect(save(jobId, { journey: journeyWith(choice('other')) })).rejects.toMatchObject(missing)
    const copied = platform.useCases.jobs.duplicateJob(rita, { jobId, titled: (title) => title })
    await expect(copied).rejects.toMatchObject(missing)
  })
})

describe('archiving a job', () => {
  it('gives its slot to the next one', async () => {
    const first = await created()
    await platform.useCases.jobs.activateJob(rita, { jobId: first })
    await platform.useCases.jobs.archiveJob(rita, { jobId: first })
    const second = await created()
    await platform.useCases.jobs.activateJob(rita, { jobId: second })

    expect([await status(first), await status(second)]).toEqual(['archived', 'active'])
  })

  it('lets the same job come back', async () => {
    const jobId = await created()
    await platform.useCases.jobs.activateJob(rita, { jobId })
    await platform.useCases.jobs.archiveJob(rita, { jobId })
    await platform.useCases.jobs.activateJob(rita, { jobId })

    expect(await status(jobId)).toBe('active')
    const { state } = await platform.commands.stateOf(subscriptionDecider, rita, rita.companyId)
    expect(state).toMatchObject({ holding: new Set([jobId]) })
  })
})

describe('saving a job', () => {
  it('shows what was saved, based on what was seen', async () => {
    const jobId = await created()
    const { revision } = (await platform.readers.jobForBuilder(rita, jobId)) ?? { revision: 0 }
    const saved = await platform.useCases.jobs.saveJob(rita, {
      jobId,
      draft: { journey: journeyWith(choice('shift')) },
      step: 'screen',
      basedOn: { journey: revision },
    })
    await platform.caughtUp(saved.token)

    expect(await platform.readers.jobForBuilder(rita, jobId)).toMatchObject({
      revision: saved.revision,
      step: 'screen',
      journey: journeyWith(choice('shift')),
    })
  })
})

describe('who may', () => {
  it('refuses a viewer', async () => {
    await expect(platform.useCases.jobs.createJob({ ...viewer, companyId: rita.companyId })).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
  })

  it('tells another company that the job does not exist', async () => {
    const jobId = await created()
    await expect(
      platform.useCases.jobs.saveJob(
        { ...stranger, companyId: rival },
        { jobId, draft: {}, step: null, basedOn: null },
      ),
    ).rejects.toMatchObject({ code: 'job/not-found' })
    expect(await platform.readers.jobForBuilder(stranger, jobId)).toBeNull()
  })
})

describe('the list of jobs', () => {
  it('filters by status and title and counts each status', async () => {
    const live = await created(aJob({ jobTitle: 'Night (porter)' }))
    const { token } = await platform.useCases.jobs.createJob(rita, { draft: aJob({ jobTitle: 'Day porter' }) })
    await platform.caughtUp({ ...token, ...(await platform.useCases.jobs.activateJob(rita, { jobId: live })).token })

    expect((await platform.readers.jobList(rita)).total).toBe(2)
    expect((await platform.readers.jobList(rita, { status: 'draft' })).jobs.map(({ title }) => title)).toEqual([
      'Day porter',
    ])
    expect((await platform.readers.jobList(rita, { search: 'night (' })).jobs.map(({ title }) => title)).toEqual([
      'Night (porter)',
    ])
    expect(await platform.readers.jobCounts(rita)).toEqual({ draft: 1, active: 1, archived: 0 })
  })
})
