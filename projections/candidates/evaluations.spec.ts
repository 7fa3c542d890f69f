import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { adaCompleted, adaStarted } from '#test/fixtures/candidate.ts'
import { type EvaluationsView, evaluations } from './evaluations.ts'

const sample = (type: string) =>
  JSON.parse(readFileSync(`contracts/golden/${type}.v1.json`, 'utf8')) as Extract<
    CandidateEvent,
    { type: 'EvaluationMade' }
  >
const made = sample('EvaluationMade')
const again = (evaluationId: string): CandidateEvent => ({ ...made, data: { ...made.data, evaluationId } })
const seen = (...events: CandidateEvent[]) =>
  events.reduce<EvaluationsView | null>(
    (view, event) =>
      evaluations.evolve(view, { event, occurredAt: '2026-03-02T12:00:00.000Z' } as Recorded<CandidateEvent>),
    null,
  )
const begun = [adaStarted, sample('EvaluationConsentGiven') as CandidateEvent, adaCompleted]

it('says what is waited for, what came, and who looked at it', () => {
  const asked = sample('EvaluationAsked') as CandidateEvent
  expect(seen(...begun)).toMatchObject({ agreed: true, asked: false, failure: null, evaluations: [] })
  expect(seen(...begun, asked)).toMatchObject({ asked: true })
  expect(seen(...begun, asked, sample('EvaluationFailed') as CandidateEvent)).toMatchObject({
    ...{ asked: false, failure: 'not-said' },
  })
  expect(seen(...begun, asked, made, sample('EvaluationReviewed') as CandidateEvent)).toMatchObject({
    ...{ asked: false, evaluations: [{ spread: 2, reviews: [{ agrees: false }] }] },
  })
})

it('keeps the newest five, and nothing of who is gone', () => {
  const ids = Array.from({ length: 7 }, (_, index) => `e${index}`)
  const view = seen(...begun, ...ids.map(again))!
  expect(view.evaluations.map(({ evaluationId }) => evaluationId)).toEqual(ids.slice(2))
  expect(seen(...begun, made, { type: 'CandidateDeleted', data: {} })).toBeNull()
})
