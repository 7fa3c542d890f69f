import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { type Asked, packetIn, judging, answering, opened, score } from '#test/support/evaluating.ts'

describe('what is not scored, and why', () => {
  it('the company has used what it may use of the model today', async () => {
    const here = await opened(() => answering(judging(() => 80)), { AI_DAILY_KTOKENS: '2' })
    const [first, second] = [await here.apply(), await here.apply()]
    await here.until(first.candidateId, { asked: false })
    await here.until(second.candidateId, { asked: false })
    const seen = await Promise.all([first, second].map(({ candidateId }) => here.until(candidateId, {})))
    expect(seen.map(({ failure }) => failure)).toContain('limit')
    expect(here.peer!.asked).toHaveLength(2)
  }, 60_000)

  it.each([
    ['the candidate said no', false, { agreed: false }],
    ['the candidate was not asked', undefined, { agreed: null }],
  ])('%s', async (_, evaluation, what) => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId } = await here.apply(evaluation ?? false)
    await here.until(candidateId, what.agreed === null ? {} : what)
    await expect(
      here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() }),
    ).rejects.toMatchObject({
      code: 'candidate/evaluation-not-agreed',
      message: 'The candidate has not agreed to an evaluation by AI',
    })
    expect(here.peer!.asked).toEqual([])
  })

  it.each([
    ['evidence that was not said', judging(() => 100, 'ten years of Go'), 'not-said'],
    ['points without evidence', noEvidence, 'no-evidence'],
    ['words that are no answer', () => 'Hire her!', 'unusable'],
  ])(
    '%s',
    async (_, say, failure) => {
      const here = await opened(() => answering(say))
      const { candidateId } = await here.apply()
      await here.until(candidateId, { asked: false, failure, evaluations: [] })
    },
    60_000,
  )

  it('there is no model, which is said', async () => {
    const here = await opened(null)
    const { candidateId } = await here.apply()
    expect(await here.evaluation(candidateId)).toMatchObject({ service: false, agreed: null, evaluations: [] })
    await expect(
      here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'evaluator/not-set-up', message: 'No model for evaluations is set up' })
  }, 60_000)
})
function noEvidence(asked: Asked) {
  const skills = packetIn(asked).skills.map(({ metricId }) => ({ metricId, score: 100, reason: '', evidence: [] }))
  return JSON.stringify({ skills })
}

describe('run again', () => {
  it('masks a name that a colleague gave them since as well', async () => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId } = await here.apply(true, 'At work I am called Hopper, and I build services in Go.')
    await here.until(candidateId, { evaluations: [{}] })
    expect(JSON.stringify(here.peer!.asked)).toContain('Hopper')
    const before = here.peer!.asked.length
    const { review } = here.platform.useCases
    await review.renameCandidate(here.asker, { candidateId, name: 'Grace Hopper' })
    await review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() })
    await here.until(candidateId, { evaluations: [{}, {}] })
    expect(JSON.stringify(here.peer!.asked.slice(before))).not.toContain('Hopper')
  })

  it('shows that it says the same, or how far it drifted; what is unsteady is not ranked by until a person looked', async () => {
    let points = 80
    const here = await opened(() => answering(judging(() => points)))
    const { candidateId } = await here.apply()
    await here.until(candidateId, { evaluations: [{}] })
    await score(here, candidateId)
    const again = async (count: number) => {
      await here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() })
      await here.until(candidateId, { asked: false, evaluations: Array.from({ length: count }, () => ({})) })
      return (await here.evaluation(candidateId)).evaluations.at(-1)!
    }
    expect(await again(2)).toMatchObject({ drift: 0, ranks: true })
    points = 60
    const drifted = await again(3)
    expect(drifted).toMatchObject({ drift: 20, ranks: false })

    const { evaluationId } = drifted
    const review = (reason: string, id = evaluationId) =>
      here.platform.useCases.review.reviewEvaluation(here.asker, {
        candidateId,
        evaluationId: id,
        agrees: false,
        reason,
      })
    await expect(review(' ')).rejects.toMatchObject({
      code: 'candidate/evaluation-invalid',
      message: 'Say why you disagree',
    })
    await expect(review('Old', randomUUID())).rejects.toMatchObject({ code: 'candidate/evaluation-not-found' })
    await here.platform.caughtUp((await review('She says more about Go than it read')).token)
    expect((await here.evaluation(candidateId)).evaluations.at(-1)).toMatchObject({
      ranks: true,
      reviews: [{ agrees: false, reason: 'She says more about Go than it read' }],
    })
  }, 90_000)

  it('is refused once the company has switched evaluations off', async () => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId } = await here.apply()
    await here.until(candidateId, { evaluations: [{}] })
    const off = await here.platform.useCases.company.changeJobDefaults(here.asker, { evaluation: 'off' })
    await here.platform.caughtUp(off.token)
    await expect(
      here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() }),
    ).rejects.toMatchObject({ message: 'Evaluations are switched off in the settings' })
  }, 60_000)

  it('two runs that are more than five points apart are not ranked by', async () => {
    const here = await opened(() => answering(judging(({ seed }) => (seed === 1 ? 80 : 74))))
    const { candidateId } = await here.apply()
    await here.until(candidateId, { evaluations: [{ spread: 6 }] })
    await score(here, candidateId)
    expect((await here.evaluation(candidateId)).evaluations[0]).toMatchObject({ score: 77, ranks: false })
  }, 60_000)
})
