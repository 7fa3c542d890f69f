import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaAdded, adaCompleted, adaFinished, adaMoved, adaStarted } from '#test/fixtures/candidate.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import {
  mustHaveMissed,
  rejectionDeclined,
  scoreChanged,
  scoreDrafted,
  scoreSent,
  skillsCard,
} from '#test/fixtures/scores.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(editor))
const sam = '22222222-0000-4000-8000-000000000000'
const completed: CandidateEvent[] = [adaStarted, adaFinished(0), adaCompleted]
const filling = { candidateId: ada, version: 1, latest: 1, scorecard: skillsCard }
const draft = (points: Record<string, number | null>) => ({ type: 'DraftScore', data: { ...filling, points } }) as const
type Sending = { basedOn?: number; latest?: number; recommendation?: 'yes'; mustHave?: 'propose' }
const send = (points: Record<string, number | null>, changes: Sending = {}) =>
  ({ type: 'SendScore', data: { ...filling, points, basedOn: 0, mustHave: 'reject' as const, ...changes } }) as const
const asked = (...reviewers: string[]): CandidateEvent => ({ type: 'ScoresAsked', data: { reviewers } })

describe('filling in a scorecard', () => {
  it('keeps what changed, skill by skill, and nothing twice', () => {
    given(adaAdded)
      .when(draft({ s1: 80 }))
      .then(scoreDrafted({ s1: 80 }))
    given(adaAdded, scoreDrafted({ s1: 80 }))
      .when(draft({ s1: 80 }))
      .thenNothing()
    given(adaAdded, scoreSent(80, 60))
      .when(draft({ s2: 60 }))
      .thenNothing()
  })

  it('takes whole points from 0 to 100 for skills of the scorecard', () => {
    for (const points of [-1, 101, 7.5, Number.NaN])
      given(adaAdded)
        .when(draft({ s1: points }))
        .thenRejects('candidate/score-invalid', 'Enter a whole number from 0 to 100', {
          s1: 'Enter a whole number from 0 to 100',
        })
    given(adaAdded)
      .when(draft({ s9: 5 }))
      .thenRejects('candidate/score-invalid', 'This skill is not on the scorecard', {
        s9: 'This skill is not on the scorecard',
      })
  })
})

describe('sending a scorecard', () => {
  it('puts the points of two windows together, with the weights of its version', () => {
    given(adaAdded, scoreDrafted({ s1: 80 }))
      .when(send({ s2: 60 }))
      .then(scoreSent(80, 60))
    given(adaAdded)
      .when(send({ s1: 80 }, { recommendation: 'yes' }))
      .then(scoreSent(80, null, { recommendation: 'yes' }))
    given(adaAdded)
      .when(send({ s1: null }))
      .thenRejects('candidate/score-invalid', 'Give points for at least one skill')
  })

  it('says in the event that the scorecard was changed while it was filled in', () => {
    given(adaAdded)
      .when(send({ s1: 80 }, { latest: 2 }))
      .then(scoreSent(80, null, { latest: 2 }))
  })

  it('changes it afterwards as a fact of its own, and never writes over what another window sent', () => {
    given(adaAdded, scoreSent(80, 60))
      .when(send({ s1: 70 }, { basedOn: 1 }))
      .then(scoreChanged(70, 60))
    given(adaAdded, scoreSent(80, 60))
      .when(send({ s1: 80 }, { basedOn: 1 }))
      .thenNothing()
    given(adaAdded, scoreSent(80, 60))
      .when(send({ s1: 70 }))
      .thenRejects('candidate/score-sent-meanwhile')
  })
})

describe('a must-have skill below a team average of 50 %', () => {
  it('rejects once the last card that was waited for is sent (SCR-008)', () => {
    given(...completed)
      .when(send({ s1: 49 }))
      .then(scoreSent(49, null), mustHaveMissed(49, 1))
    given(...completed, asked(rita, sam))
      .when(send({ s1: 49 }))
      .then(scoreSent(49, null))
    given(...completed, asked(rita, sam), scoreSent(50, null, { reviewerId: sam }))
      .when(send({ s1: 49 }))
      .then(scoreSent(49, null), mustHaveMissed(99, 2))
    given(...completed, asked(rita, sam), scoreSent(51, null, { reviewerId: sam }))
      .when(send({ s1: 49 }))
      .then(scoreSent(49, null))
  })

  it('waits for a card that was begun where no list says who is waited for', () => {
    given(...completed, scoreDrafted({ s2: 10 }, sam))
      .when(send({ s1: 10 }))
      .then(scoreSent(10, null))
  })

  it('is only proposed where the company says so', () => {
    given(...completed)
      .when(send({ s1: 10 }, { mustHave: 'propose' }))
      .then(scoreSent(10, null), mustHaveMissed(10, 1, 'propose'))
  })

  it('leaves alone who is hired, still answering, or was put back by people', () => {
    given(...completed, adaMoved('default', 'hired'))
      .when(send({ s1: 10 }))
      .then(scoreSent(10, null))
    given(adaStarted)
      .when(send({ s1: 10 }))
      .then(scoreSent(10, null))
    given(...completed, scoreSent(10, null), mustHaveMissed(10, 1), adaMoved('rejected', 'default'))
      .when(send({ s1: 20 }, { basedOn: 1 }))
      .then(scoreChanged(20, null))
  })

  it('is looked at again when a candidate completes whose cards were all sent before', () => {
    const judge = { type: 'JudgeScores' as const, data: { candidateId: ada, mustHave: 'reject' as const } }
    given(adaStarted, scoreSent(10, null), adaFinished(0), adaCompleted).when(judge).then(mustHaveMissed(10, 1))
    given(adaStarted, scoreSent(60, null), adaFinished(0), adaCompleted).when(judge).thenNothing()
    given(...completed)
      .when(judge)
      .thenNothing()
    given(...completed, asked(rita, sam), scoreSent(10, null))
      .when(judge)
      .thenNothing()
  })

  it('that is proposed is answered by a person once: who is kept is not proposed for rejection again', () => {
    const keep = { type: 'DeclineRejection' as const, data: { candidateId: ada } }
    const proposed = [...completed, scoreSent(10, null), mustHaveMissed(10, 1, 'propose')]
    given(...proposed)
      .when(keep)
      .then(rejectionDeclined)
    given(...proposed, rejectionDeclined)
      .when(keep)
      .thenNothing()
    given(...proposed, rejectionDeclined)
      .when(send({ s1: 20 }, { basedOn: 1, mustHave: 'propose' }))
      .then(scoreChanged(20, null))
    given(...completed)
      .when(keep)
      .thenNothing()
  })

  it('is looked at again when fewer people are waited for', () => {
    const data = { candidateId: ada, reviewers: [rita], mustHave: 'reject' as const }
    const ask = { type: 'AskForScores' as const, data }
    given(...completed, asked(rita, sam), scoreSent(10, null))
      .when(ask)
      .then(asked(rita), mustHaveMissed(10, 1))
    given(...completed, asked(rita))
      .when(ask)
      .thenNothing()
  })
})
