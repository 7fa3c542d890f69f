import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob, choice, journeyWith } from '#test/fixtures/job.ts'
import { admin, stranger, viewer } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const folder = useFolders()
const shift = (right: string) =>
  choice('shift', {
    rejectOnWrong: true,
    options: ['early', 'late'].map((id) => ({ id, label: id, correct: id === right })),
  })
let platform: Platform
let jobId: string

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
  const plan = { type: 'StartSubscription', data: { plan: 'team' } } as const
  await platform.commands.handle(subscriptionDecider, admin.companyId, plan, platform.context(admin))
  const { jobs, candidacy } = platform.useCases
  jobId = (await jobs.createJob(admin, { draft: { ...aJob(), journey: journeyWith(shift('early')) } })).jobId
  await jobs.activateJob(admin, { jobId })
  for (const optionId of ['early', 'late', null]) {
    const person = { name: 'Ada', email: `${randomUUID()}@example.org`, phone: '+44 20 7946 0000' }
    const link = `${admin.companyId}.${jobId}`
    const { candidateToken } = await candidacy.startApplication(
      { ...person, link, token: null, referral: false, commandId: randomUUID() },
      randomUUID(),
    )
    if (optionId === null) continue
    const answer = { kind: 'SINGLE_CHOICE', optionId } as const
    const { ended } = await candidacy.giveAnswer(candidateToken, { moduleId: 'shift', answer })
    if (!ended) await candidacy.finishApplication(candidateToken)
  }
})
afterAll(() => platform.close())

const impact = (asker = admin, right = 'late') =>
  platform.useCases.jobs.impactOfChange(asker, {
    jobId,
    journey: journeyWith(shift(right)),
    scorecard: aJob().scorecard,
  })

it('counts who is under way, who finished, and whose result the new rules would turn', async () => {
  await expect
    .poll(() => impact())
    .toMatchObject({
      ...{ underWay: 1, completed: 2, wouldFail: 1, wouldPass: 1, unasked: 0, cardsHidden: 0 },
      sources: [{ source: 'direct', completed: 2, passed: 1, wouldPass: 1, ratio: null }],
    })
  expect(await impact(admin, 'early')).toMatchObject({ wouldFail: 0, wouldPass: 0 })
})

it('compares no results for those who may change the job and not see its candidates', async () => {
  const permissions = admin.permissions.filter((each) => !each.startsWith('candidates.'))
  expect(await impact({ ...admin, permissions })).toEqual({
    ...{ underWay: 1, completed: 2, wouldFail: 0, wouldPass: 0, unasked: 0, cardsHidden: 0 },
    ...{ reordered: { scored: 0, up: 0, down: 0, furthest: 0, top: 0, newInTop: 0 }, sources: [], isCompared: false },
  })
})

it('says nothing to those who may not change the job, and nothing of another company', async () => {
  await expect(impact(viewer)).rejects.toMatchObject({ code: 'auth/forbidden' })
  const foreign = { ...stranger, permissions: admin.permissions }
  await expect(impact(foreign)).rejects.toMatchObject({ code: 'job/not-found' })
})
