import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import * as c from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { rita } from '#test/fixtures/people.ts'
import { scoreChanged, scoreSent } from '#test/fixtures/scores.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { cards } from './cards.ts'

const given = (...events: CandidateEvent[]) => specifyProjection(cards)(...recorded(c.adasStream, events))
const completed = [c.adaStarted, c.adaSubmitted, c.adaFinished(1), c.adaUploaded, c.adaCompleted]

describe('the card of someone who was invited', () => {
  it('lies in the first column and waits for the candidate', () => {
    given(c.adaAdded, c.adaInvited).shows({
      jobId: backendJob,
      name: 'Ada Byron',
      columnId: 'default',
      status: 'pending',
      source: 'invitation',
      invitedAt: minutesPastNoon(1),
      lastActivityAt: null,
    })
  })

  it('keeps its place and its source when the candidate starts', () => {
    given(c.adaAdded, c.adaInvited, c.adaStarted).shows({
      status: 'started',
      source: 'invitation',
      addedAt: minutesPastNoon(0),
      enteredColumnAt: minutesPastNoon(0),
      startedAt: minutesPastNoon(2),
      journeyVersion: 1,
    })
  })
})

describe('the card of a candidate with live interviews', () => {
  const step = (interviewId: string, step: 'awaiting' | 'scheduled' | 'cancelled', start: string | null = null) =>
    ({ type: 'InterviewStepRecorded', data: { interviewId, step, start } }) as const
  it('has how far the foremost of them has come', () => {
    const [one, other] = ['88888888-8888-4888-8888-888888888891', '88888888-8888-4888-8888-888888888892']
    given(c.adaStarted).shows({ live: 'none' })
    given(c.adaStarted, step(one, 'awaiting')).shows({ live: 'awaiting' })
    given(c.adaStarted, step(one, 'scheduled', minutesPastNoon(9)), step(other, 'cancelled')).shows({
      live: 'scheduled',
      interviews: {
        [one]: { step: 'scheduled', start: minutesPastNoon(9) },
        [other]: { step: 'cancelled', start: null },
      },
    })
  })
})

describe('the card of someone who answers', () => {
  it('says when recordings are still on their way', () => {
    given(c.adaStarted, c.adaSubmitted, c.adaFinished(1)).shows({
      status: 'uploading',
      answered: ['video'],
      recorded: [],
    })
  })

  it('counts a question once, however many takes were sent', () => {
    given(...completed.slice(0, 4), c.adaUploaded).shows({ recorded: ['q1'] })
  })

  it('has the still of the first recording that has one', () => {
    const another: CandidateEvent = { ...c.adaDrawn, data: { ...c.adaDrawn.data, posterId: c.adasTake } as never }
    given(...completed).shows({ posterId: null })
    given(...completed, c.adaDrawn, another).shows({ posterId: c.adasStill })
  })

  it('is finished when everything has arrived', () => {
    given(...completed).shows({
      status: 'completed',
      completedAt: minutesPastNoon(4),
      lastActivityAt: minutesPastNoon(3),
    })
  })
})

describe('moving a card', () => {
  it('remembers which colleague did, and no one where the product did', () => {
    const events = [...completed, c.adaMoved('default', 'hired')]
    given(...completed).shows({ movedBy: null })
    given(...events).shows({ movedBy: rita })
    given(...events, c.adaRated(3)).shows({ movedBy: rita })
    const byProcess = recorded(c.adasStream, events).map((each) => ({
      ...each,
      actor: { kind: 'process', id: 'automations' } as const,
    }))
    specifyProjection(cards)(...byProcess).shows({ movedBy: null })
  })

  it('puts it on top of the column it came into', () => {
    given(...completed, c.adaMoved('default', 'hired')).shows({
      columnId: 'hired',
      rejected: false,
      enteredColumnAt: minutesPastNoon(5),
      rank: `${minutesPastNoon(5)}~${c.ada}`,
    })
  })

  it('marks it rejected in the rejected column, and clears that on the way out', () => {
    given(...completed, c.adaRejected('default')).shows({ columnId: 'rejected', rejected: true, status: 'completed' })
    given(...completed, c.adaRejected('default'), c.adaMoved('rejected', 'default')).shows({
      columnId: 'default',
      rejected: false,
    })
  })

  it('goes to the rejected column when the journey says so', () => {
    const wrong: CandidateEvent = { type: 'CandidateAutoRejected', data: { moduleId: 'shift', from: 'default' } }
    given(c.adaStarted, wrong).shows({ columnId: 'rejected', rejected: true, status: 'auto rejected' })
  })
})

describe('what the team thinks', () => {
  it('shows the average of the last stars of each reviewer', () => {
    const ben = '22222222-0000-4000-8000-000000000000'
    given(...completed, c.adaRated(2), c.adaRated(5), c.adaRated(4, ben)).shows({ ratingsAvg: 4.5 })
  })

  it('forgets stars that were taken back', () => {
    const ben = '22222222-0000-4000-8000-000000000000'
    const cleared = c.adaRatingCleared(4, 1)
    given(...completed, c.adaRated(4), c.adaRated(2, ben), cleared).shows({ ratingsAvg: 2, reviewers: ` ${ben}` })
    given(...completed, c.adaRated(4), cleared).shows({ ratingsAvg: null, reviewers: '', ratings: {} })
  })

  it('counts comments', () => {
    given(...completed, c.adaCommented).shows({ comments: 1 })
    given(...completed, c.adaCommented, c.adasCommentDeleted).shows({ comments: 0 })
  })
})

describe('what a model proposed', () => {
  const made = (spread: number, evaluationId = c.adasTake): CandidateEvent => ({
    type: 'EvaluationMade',
    data: {
      ...{
        evaluationId,
        model: 'a-model',
        packetHash: 'h',
        prompt: 1,
        scorecard: 1,
        spread,
        drift: null,
        material: null,
      },
      skills: [{ metricId: 's1', name: 'Go', weight: 2, points: 70, spread }],
    },
  })
  const looked = (evaluationId: string): CandidateEvent => ({
    type: 'EvaluationReviewed',
    data: { evaluationId, reviewerId: rita, agrees: false, reason: 'Too low' },
  })

  it('is ranked by where its runs agree, or a person looked at it', () => {
    given(...completed, made(5)).shows({ aiScore: 70 })
    given(...completed, made(6)).shows({ aiScore: null })
    given(...completed, made(6), looked(c.adasTake)).shows({ aiScore: 70 })
    given(...completed, made(6), looked(c.adasComment)).shows({ aiScore: null })
    given(...completed, made(6), looked(c.adasTake), made(9, c.adasComment)).shows({ aiScore: null })
  })
})

describe('skills on a card', () => {
  it('have the average of the scorecards that judged them', () => {
    const sam = '22222222-0000-4000-8000-000000000000'
    given(...completed, scoreSent(80, null), scoreSent(50, 60, { reviewerId: sam })).shows({
      skills: { s1: 65, s2: 60 },
    })
    given(...completed, scoreSent(80, 40), scoreChanged(60, null)).shows({ skills: { s1: 60 } })
  })
})

describe('a deleted candidate', () => {
  it('has no card', () => {
    given(...completed, { type: 'CandidateDeleted', data: {} }).showsNothing()
  })
})
