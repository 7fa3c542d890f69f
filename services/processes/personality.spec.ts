import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { video } from '../http/api/video-wire.ts'

import { type Asked, packetIn, judging, answering, written, opened, score } from '#test/support/evaluating.ts'

describe('personality', () => {
  const wanted = async (here: Awaited<ReturnType<typeof opened>>) =>
    here.platform.caughtUp(
      (await here.platform.useCases.company.changeJobDefaults(here.asker, { personality: true })).token,
    )
  const aboutTraits = ({ messages }: Asked) => messages[0]!.content.includes('given traits')

  it('of those who agree to it is judged apart from the skills, by the same answers, and shown with its evidence', async () => {
    const here = await opened(() => answering(judging((asked) => (aboutTraits(asked) ? 90 : 40))))
    await wanted(here)
    const { candidateId } = await here.apply(true, written, true)
    await here.until(candidateId, { asked: false, evaluations: [{ personality: { failure: null, spread: 0 } }] })
    expect(here.peer!.asked.map(aboutTraits)).toEqual([false, false, true, true])
    const [skills, , own] = here.peer!.asked.map(packetIn)
    expect(own!.materials).toEqual(skills!.materials)
    expect(await here.evaluation(candidateId)).toMatchObject({ hidden: true, evaluations: [] })
    expect(await video(here.platform, here.asker, candidateId as CandidateId)).toMatchObject({
      ...{ personalities: [], personalityScore: null },
    })

    const { readers } = here.platform
    const order = { by: 'personality', descending: true } as const
    const listed = async () => (await readers.candidateList(here.asker, { jobId: here.jobId, order, page: 1 })).rows
    expect(await listed()).toMatchObject([{ personalityScore: null, personalityUnsteady: false }])
    await score(here, candidateId)
    expect(await listed()).toMatchObject([{ personalityScore: 90, personalityUnsteady: false }])
    const [shown] = (await here.evaluation(candidateId)).evaluations
    expect(shown).toMatchObject({ score: 40, personality: { personalityScore: 90, ranks: true, drift: null } })
    expect(shown!.personality!.factors).toMatchObject({ openness: 0.9, agreeableness: 0.5 })
    expect(shown!.personality!.personalityBehavior.map(({ factor, level }) => [factor, level])).toEqual([
      ['openness', 'high'],
      ['conscientiousness', 'high'],
      ['extraversion', 'high'],
    ])
    expect(shown!.personality!.traits[0]).toMatchObject({
      ...{ traitId: 'creative', points: 90, reason: 'As said', evidence: [{ quote: 'services in Go' }] },
    })
    expect(await video(here.platform, here.asker, candidateId as CandidateId)).toMatchObject({
      wordCloudObject: expect.arrayContaining([{ word: 'services', importance: 1 }]) as object,
      personalities: [{ name: 'openness', score: 0.9 }, {}, {}, {}, {}],
      personalityBehavior: [{ name: 'openness', level: 'high' }, {}, {}],
    })
    const log = JSON.stringify(await here.platform.engines.store.readAll(null, 10_000))
    expect([log.includes('EvaluationMade'), log.includes('creative')]).toEqual([true, false])

    await here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() })
    await here.until(candidateId, { asked: false, evaluations: [{}, { personality: { drift: 0 } }] })
  }, 90_000)

  it.each([
    ['the company does not want it', false, true],
    ['the candidate agreed to the skills alone', true, false],
  ])(
    'is not judged where %s',
    async (_, company, candidate) => {
      const here = await opened(() => answering(judging(() => 80)))
      if (company) await wanted(here)
      const { candidateId } = await here.apply(true, written, candidate)
      await here.until(candidateId, { asked: false, evaluations: [{ personality: null }] })
      expect(here.peer!.asked.some(aboutTraits)).toBe(false)
    },
    60_000,
  )

  it('that the model invents is not scored, and says why; the skills stay', async () => {
    const lying = judging(() => 100, 'ten years of Go')
    const here = await opened(() =>
      answering((asked) => (aboutTraits(asked) ? lying(asked) : judging(() => 80)(asked))),
    )
    await wanted(here)
    const { candidateId } = await here.apply(true, written, true)
    await here.until(candidateId, {
      failure: null,
      evaluations: [{ skills: [{ points: 80 }], personality: { failure: 'not-said', traits: [] } }],
    })
    await score(here, candidateId)
    const [row] = (
      await here.platform.readers.candidateList(here.asker, {
        ...{ jobId: here.jobId, order: { by: 'added', descending: true }, page: 1 },
      })
    ).rows
    expect(row).toMatchObject({ aiScore: 80, personalityScore: null, personalityUnsteady: false })
  }, 60_000)

  it('on which two runs differ ranks no one until a person looked', async () => {
    const here = await opened(() => answering(judging((asked) => (aboutTraits(asked) && asked.seed === 2 ? 60 : 80))))
    await wanted(here)
    const { candidateId } = await here.apply(true, written, true)
    await here.until(candidateId, { asked: false, evaluations: [{ personality: { spread: 20 } }] })
    await score(here, candidateId)
    const rows = async () =>
      (
        await here.platform.readers.candidateList(here.asker, {
          ...{ jobId: here.jobId, order: { by: 'personality', descending: true }, page: 1 },
        })
      ).rows
    expect(await rows()).toMatchObject([{ aiScore: 80, personalityScore: null, personalityUnsteady: true }])
    const { evaluationId } = (await here.evaluation(candidateId)).evaluations[0]!
    const looked = { candidateId, evaluationId, agrees: true, reason: '' }
    await here.platform.caughtUp((await here.platform.useCases.review.reviewEvaluation(here.asker, looked)).token)
    expect(await rows()).toMatchObject([{ personalityScore: 70, personalityUnsteady: false }])
  }, 60_000)
})
