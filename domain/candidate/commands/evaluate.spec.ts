import { describe, it } from 'vitest'
import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import { MOST_DISAGREEMENT } from '#contracts/candidate/evaluations.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { ada, adaCompleted, adaStarted, adasComment, adasTake } from '#test/fixtures/candidate.ts'
import { admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { candidateDecider } from '../decider.ts'

const given = specify(candidateDecider, contextOf(admin))
const [first, second] = [adasTake, adasComment]
const consent = (agreed: boolean): CandidateEvent => ({ type: 'EvaluationConsentGiven', data: { agreed, notice: 1 } })
const asked = (evaluationId = first, askedBy: string | null = null): CandidateEvent => ({
  type: 'EvaluationAsked',
  data: { evaluationId, askedBy },
})
const complete = [adaStarted, consent(true), adaCompleted]
const ask = (isFirst: boolean, evaluationId = first) =>
  ({ type: 'AskForEvaluation', data: { candidateId: ada, evaluationId, first: isFirst } }) as const
const material = {
  packet: { prompt: 1, scorecard: 2, job: 'Engineer', skills: [], materials: [] },
  ...{ runs: [], sources: [], unread: [] },
}
const skill = (points: number | null, spread = 0) => ({ metricId: 's1', name: 'Go', weight: 2, points, spread })
type Result = Omit<CandidateCommandData<'RecordEvaluation'>, 'candidateId' | 'evaluationId'>
const result = (points: number | null, changes: Partial<Result> = {}): Result => ({
  ...{ model: 'a-model', packetHash: 'h1', skills: [skill(points, 2)], material },
  ...changes,
})
const record = (points: number | null, evaluationId = first, changes: Partial<Result> = {}) =>
  ({ type: 'RecordEvaluation', data: { candidateId: ada, evaluationId, ...result(points, changes) } }) as const
const made = (
  points: number | null,
  evaluationId = first,
  drift: number | null = null,
  changes: Partial<Result> = {},
): CandidateEvent => ({
  type: 'EvaluationMade',
  data: { evaluationId, prompt: 1, scorecard: 2, spread: 2, drift, ...result(points, changes) },
})
const review = (agrees: boolean, reason: string, evaluationId = first) =>
  ({ type: 'ReviewEvaluation', data: { candidateId: ada, evaluationId, agrees, reason } }) as const

describe('the first evaluation of a complete application', () => {
  it('comes once for each completion', () => {
    given(...complete)
      .when(ask(true))
      .then(asked(first, rita))
    given(...complete, asked(), made(80))
      .when(ask(true, second))
      .thenNothing()
    const again: CandidateEvent = { type: 'CandidateReinvited', data: { modules: ['video'], to: null } as never }
    given(...complete, asked(), made(80), again, adaCompleted)
      .when(ask(true, second))
      .then(asked(second, rita))
  })

  it.each([
    ['without consent', [adaStarted, adaCompleted]],
    ['after a no', [adaStarted, consent(false), adaCompleted]],
    ['before it is complete', [adaStarted, consent(true)]],
  ])('is not made %s', (_, history) => {
    given(...history)
      .when(ask(true))
      .thenNothing()
  })
})

describe('a person who asks', () => {
  it('hears why there is none', () => {
    given(adaStarted, adaCompleted)
      .when(ask(false))
      .thenRejects('candidate/evaluation-not-agreed', 'The candidate has not agreed to an evaluation by AI')
    given(adaStarted, consent(true))
      .when(ask(false))
      .thenRejects('candidate/evaluation-too-early', 'Only complete applications are evaluated')
  })

  it('asks for one at a time', () => {
    given(...complete, asked())
      .when(ask(false, second))
      .thenNothing()
    given(...complete, asked(), made(80))
      .when(ask(false, second))
      .then(asked(second, rita))
  })
})

describe('a result', () => {
  it('counts once, and only where it is waited for', () => {
    given(...complete, asked())
      .when(record(80))
      .then(made(80))
    given(...complete, asked(), made(80))
      .when(record(80))
      .thenNothing()
    given(...complete, asked())
      .when(record(80, second))
      .thenNothing()
  })

  it('is compared with the time before where the same model had the same input', () => {
    const before = [...complete, asked(), made(80), asked(second)]
    given(...before)
      .when(record(73, second))
      .then(made(73, second, 7))
    for (const changes of [{ packetHash: 'h2' }, { model: 'another' }])
      given(...before)
        .when(record(73, second, changes))
        .then(made(73, second, null, changes))
  })

  it('that cannot be used ends the waiting', () => {
    const failed = { candidateId: ada, evaluationId: first, reason: 'not-said' } as const
    given(...complete, asked())
      .when({ type: 'RecordEvaluationFailure', data: failed })
      .then({ type: 'EvaluationFailed', data: { evaluationId: first, reason: 'not-said' } })
    given(...complete)
      .when({ type: 'RecordEvaluationFailure', data: failed })
      .thenNothing()
  })
})

describe('a candidate who takes their consent back', () => {
  const withdraw = { type: 'WithdrawEvaluationConsent', data: { candidateId: ada } } as const
  it('is asked nothing more, and what comes late is not taken', () => {
    given(...complete, asked())
      .when(withdraw)
      .then(consent(false))
    given(...complete, asked(), consent(false))
      .when(record(80))
      .thenNothing()
    given(...complete, consent(false))
      .when(ask(false))
      .thenRejects('candidate/evaluation-not-agreed')
  })

  it('has to have given it', () => {
    given(adaStarted, adaCompleted).when(withdraw).thenNothing()
    given(...complete, consent(false))
      .when(withdraw)
      .thenNothing()
  })
})

describe('a person who looked', () => {
  const newest = [...complete, asked(), made(80)]
  it('agrees, or says why not', () => {
    given(...newest)
      .when(review(false, ' She says more '))
      .then({
        type: 'EvaluationReviewed',
        data: { evaluationId: first, reviewerId: rita, agrees: false, reason: 'She says more' },
      })
    given(...newest)
      .when(review(false, ' '))
      .thenRejects('candidate/evaluation-invalid', { reason: 'Say why you disagree' })
    given(...newest)
      .when(review(true, 'a'.repeat(MOST_DISAGREEMENT + 1)))
      .thenRejects('candidate/evaluation-invalid')
  })

  it('looked at the newest one', () => {
    given(...newest)
      .when(review(true, '', second))
      .thenRejects('candidate/evaluation-not-found', 'There is a newer evaluation, or none. Look at it first.')
  })
})
