import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ScoreCondition } from '#contracts/candidate/score-condition.ts'
import type { Skill } from '#contracts/job/draft.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { readEnv } from '#infra/env.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type SeededJob, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../../platform.ts'

let platform: Platform
let rita: Asker
let sam: Asker
let job: SeededJob
let [ada, ben]: string[] = []
let skill: string
let skills: readonly Skill[]

const done = async (outcome: Promise<{ token: Record<string, number> }>) =>
  expect(await platform.caughtUp((await outcome).token)).toEqual([])
const send = (asker: Asker, candidateId: string, points: number, basedOn = 0) =>
  done(platform.useCases.review.sendScore(asker, { candidateId, version: 1, points: { [skill]: points }, basedOn }))

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }))
  rita = (await seeding(platform).person()).asker
  job = await seeding(platform).job(rita, ['Ada Byron', 'Ben Okafor', 'Cleo Marsh'])
  ;[ada, ben] = job.candidates.map(({ id }) => id) as [string, string]
  sam = { ...rita, kind: 'user', userId: randomUUID(), role: 'admin', permissions: permissionsOf.admin } as Asker
  const [card] = await platform.useCases.review.scorecardsOf(rita, job.jobId)
  skills = card!.skills
  skill = skills[0]!.metricId
  await done(platform.useCases.jobs.setBlindReview(rita, { jobId: job.jobId, on: true }))
  await send(rita, ada!, 80)
  await send(rita, ben!, 60)
})
afterAll(() => platform?.close())

const newest = { by: 'added', descending: true } as const
const found = async (asker: Asker, score: ScoreCondition) => {
  const { rows, total } = await platform.readers.candidateList(asker, {
    jobId: job.jobId,
    score,
    order: newest,
    page: 1,
  })
  expect(rows).toHaveLength(total)
  return rows.map(({ name }) => name)
}

describe('scorecards of others', () => {
  it('are kept from who has not sent theirs: on the page, in calls, in the list, in the history and its export', async () => {
    const { readers, useCases } = platform
    expect(await readers.candidateDetail(sam, ada!)).toMatchObject({ scores: [], teamScore: null, scoresHidden: true })
    expect(await useCases.review.scoresOf(sam, ada!)).toMatchObject({
      cards: [],
      hidden: true,
      average: { score: null },
    })
    expect(await found(sam, { is: 'gt', value: 10 })).toEqual([])
    const { rows } = await readers.candidateList(sam, { jobId: job.jobId, order: newest, page: 1 })
    expect(rows.map(({ teamScore }) => teamScore)).toEqual([null, null, null])
    const best = { by: 'score', descending: true } as const
    const namesBy = async (asker: Asker) =>
      (await readers.candidateList(asker, { jobId: job.jobId, order: best, page: 1 })).rows.map(({ name }) => name)
    expect(await namesBy(rita)).toEqual(['Ada Byron', 'Ben Okafor', 'Cleo Marsh'])
    expect(await namesBy(sam)).toEqual(['Cleo Marsh', 'Ben Okafor', 'Ada Byron'])
    const scored = async (asker: Asker) =>
      (await useCases.history.candidateHistory(asker, ada!)).entries.find(({ type }) => type === 'ScoreSent')!.changes
    expect(await scored(sam)).toEqual([])
    expect((await scored(rita)).length).toBeGreaterThan(1)
    const events = await useCases.history.exportHistory(sam, ada!)
    const sent = events.find(({ opened }) => (opened as { type: string }).type === 'ScoreSent')!
    expect(sent).toMatchObject({ opened: { data: null }, stored: { data: null } })
    expect((await useCases.history.candidateAt(sam, ada!, platform.now())).view).toMatchObject({ scores: [] })
  })

  it('show once one’s own is sent, which the order of the events proves', async () => {
    await send(sam, ada!, 40)
    const { scores, teamScore, scoresHidden } = await platform.readers.candidateDetail(sam, ada!)
    expect([scores.length, teamScore, scoresHidden]).toEqual([2, 60, false])
    const sent = (await platform.useCases.history.exportHistory(sam, ada!)).filter(
      ({ opened }) => (opened as { type: string }).type === 'ScoreSent',
    )
    expect(sent.map(({ opened }) => (opened as { data: { reviewerId: string } }).data.reviewerId)).toEqual(
      [rita, sam].map((asker) => (asker.kind === 'user' ? asker.userId : '')),
    )
  })

  it('that are not sent are seen by their author alone', async () => {
    const { review, history } = platform.useCases
    await done(review.draftScore(sam, { candidateId: ben!, version: 1, points: { [skill]: 13 } }))
    expect((await platform.readers.candidateDetail(sam, ben!)).scoreDraft).toMatchObject({ points: { [skill]: 13 } })
    expect((await platform.readers.candidateDetail(rita, ben!)).scoreDraft).toBeNull()
    expect((await review.scoresOf(rita, ben!)).draft).toBeNull()
    const events = await history.exportHistory(rita, ben!)
    expect(JSON.stringify(events)).not.toMatch(/:13[,}]/)
    expect((await history.candidateHistory(rita, ben!)).entries.map(({ type }) => type)).not.toContain('ScoreDrafted')
  })
})

describe('a condition on the team score', () => {
  it('finds and counts what it says, of scores as they are shown', async () => {
    expect(await found(rita, { is: 'gt', value: 60 })).toEqual([])
    expect(await found(rita, { is: 'eq', value: 60 })).toEqual(['Ben Okafor', 'Ada Byron'])
    expect(await found(rita, { is: 'ne', value: 59 })).toEqual(['Ben Okafor', 'Ada Byron'])
    expect(await found(rita, { is: 'ne', value: 60 })).toEqual([])
    expect(await found(rita, { is: 'lt', value: 61 })).toEqual(['Ben Okafor', 'Ada Byron'])
    expect(await found(rita, { is: 'between', value: 50, to: 70 })).toEqual(['Ben Okafor', 'Ada Byron'])
  })
})

describe('sending', () => {
  it('is refused for a version the job never had, and for who was overtaken by another window', async () => {
    const { review } = platform.useCases
    const card = { candidateId: ada!, points: { [skill]: 50 }, basedOn: 0 }
    await expect(review.sendScore(rita, { ...card, version: 9 })).rejects.toMatchObject({
      code: 'candidate/scorecard-not-found',
    })
    await expect(review.sendScore(rita, { ...card, version: 1 })).rejects.toMatchObject({
      code: 'candidate/score-sent-meanwhile',
    })
  })

  it('asks only people of the company', async () => {
    await expect(
      platform.useCases.review.askForScores(rita, { candidateId: ada!, reviewers: [randomUUID()] }),
    ).rejects.toMatchObject({ code: 'team/user-not-found' })
  })
})

describe('a candidate who is still answering when every card is there', () => {
  it('is judged by the must-have rule once they complete', async () => {
    const seed = seeding(platform)
    const candidateId = await seed.candidate(rita, job.jobId, 'Dora Finch')
    const { review } = platform.useCases
    const { userId } = rita as Extract<Asker, { kind: 'user' }>
    await done(review.askForScores(rita, { candidateId, reviewers: [userId] }))
    const points = Object.fromEntries(skills.map(({ metricId }) => [metricId, 10]))
    await done(review.sendScore(rita, { candidateId, version: 1, points, basedOn: 0 }))
    const shown = () => platform.readers.candidateDetail(rita, candidateId)
    expect(await shown()).toMatchObject({ rejected: false, scoresAsked: [{ reviewerId: userId, sent: true }] })
    for (const question of ['q1', 'q2']) await seed.recording(rita, candidateId, question, Buffer.from(question), 1000)
    await seed.finish(rita, candidateId)
    await expect.poll(async () => (await shown()).rejected, { timeout: 10_000 }).toBe(true)
    expect((await shown()).missed).toMatchObject([{ outcome: 'reject', declined: null }])
  })

  it('lists as reviewers those who may score the job', async () => {
    const { userId: id } = rita as Extract<Asker, { kind: 'user' }>
    expect(await platform.useCases.review.reviewersOn(rita, job.jobId)).toMatchObject([{ userId: id }])
  })
})
