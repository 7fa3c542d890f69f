import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { draftProblems } from '#contracts/job/sections.ts'
import { standardRules } from '#contracts/job/draft-rules.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob, choice, journeyWith } from '#test/fixtures/job.ts'
import { admin } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const CANDIDATES = 500
const QUESTIONS = 57
const folder = useFolders()
const options = (...ids: string[]) => ids.map((id) => ({ id, label: id, correct: false }))
const before = journeyWith(
  choice('shift', { options: options('early', 'late') }),
  choice('place', { options: options('berlin', 'ulm') }),
)
/** One question is gone, and the other offers something else. */
const after = journeyWith(choice('shift', { options: options('night', 'day') }))
const chosen = (optionId: string): AnswerValue => ({ kind: 'SINGLE_CHOICE', optionId })
let platform: Platform
let jobId: string
let people: string[]

async function apply(): Promise<string> {
  const person = { name: 'Ada', email: `${randomUUID()}@example.org`, phone: '+44 20 7946 0000' }
  const link = `${admin.companyId}.${jobId}`
  const begun = { ...person, link, token: null, referral: false, commandId: randomUUID() }
  return (await platform.useCases.candidacy.startApplication(begun, randomUUID())).candidateToken
}
const save = (journey: Journey) =>
  platform.useCases.jobs.saveJob(admin, { jobId, draft: { journey }, step: null, basedOn: null })
const answer = (token: string, moduleId: string, value: AnswerValue) =>
  platform.useCases.candidacy.giveAnswer(token, { moduleId, answer: value })

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
  const plan = { type: 'StartSubscription', data: { plan: 'enterprise' } } as const
  await platform.commands.handle(subscriptionDecider, admin.companyId, plan, platform.context(admin))
  jobId = (await platform.useCases.jobs.createJob(admin, { draft: { ...aJob(), journey: before } })).jobId
  await platform.useCases.jobs.activateJob(admin, { jobId })
  people = await Promise.all(Array.from({ length: CANDIDATES }, apply))
})
afterAll(() => platform.close())

describe(`a live job that changes under ${CANDIDATES} candidates`, () => {
  it('says how many are under way, and lets all of them finish what they began', async () => {
    const { scorecard } = aJob()
    await expect
      .poll(() => platform.useCases.jobs.impactOfChange(admin, { jobId, journey: after, scorecard }), {
        timeout: 60_000,
      })
      .toMatchObject({ underWay: CANDIDATES, completed: 0 })
    await save(after)

    await Promise.all(
      people.map(async (token) => {
        await answer(token, 'shift', chosen('late'))
        await answer(token, 'place', chosen('ulm'))
      }),
    )
  })

  it('asks who begins now the new questions alone', async () => {
    const token = await apply()
    await expect(answer(token, 'place', chosen('ulm'))).rejects.toMatchObject({ code: 'candidate/answer-invalid' })
    await expect(answer(token, 'shift', chosen('late'))).rejects.toMatchObject({ code: 'candidate/answer-invalid' })
    await answer(token, 'shift', chosen('night'))
  })
})

it('a job of sixty pages with the longest texts, in Hebrew, is stored and read as it was written', async () => {
  const hebrew = (length: number) => `${'שאלה על ניסיון '.repeat(length).slice(0, length - 1)}ה`
  const draft: JobDraft = {
    ...aJob({ jobTitle: hebrew(80), jobDescription: hebrew(800) }),
    journey: journeyWith(
      ...Array.from({ length: QUESTIONS }, (_, n) =>
        choice(`m${n}`, {
          title: hebrew(80),
          description: hebrew(200),
          options: options('1', '2', '3', '4', '5', '6').map((option) => ({ ...option, label: hebrew(50) })),
        }),
      ),
    ),
  }
  expect(draftProblems(draft, { ...standardRules, moduleLimit: QUESTIONS })).toEqual({})
  const id = randomUUID()
  const command = { type: 'DraftJob', data: { jobId: id, draft, moduleLimit: QUESTIONS } } as const
  const { token } = await platform.commands.handle(jobDecider, id, command, platform.context(admin))
  await platform.caughtUp(token)
  expect(await platform.readers.jobForBuilder(admin, id)).toMatchObject(draft)
  const more = { ...draft.journey, modules: [...draft.journey.modules, choice('m57')] }
  await expect(
    platform.useCases.jobs.saveJob(admin, { jobId: id, draft: { journey: more }, step: null, basedOn: null }),
  ).rejects.toMatchObject({ code: 'job/invalid-fields' })
})
