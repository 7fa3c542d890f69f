import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import * as c from '#test/fixtures/candidate.ts'
import { rita } from '#test/fixtures/people.ts'
import { minutesPastNoon as at, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { candidateFacts } from './facts.ts'

const given = (...events: CandidateEvent[]) => specifyProjection(candidateFacts)(...recorded(c.adasStream, events))
const other = '77777777-7777-4777-8777-777777777777'

describe('what an analyst counts of a candidate', () => {
  it('measures every stay in a column, also one that is returned to', () => {
    given(c.adaStarted, c.adaMoved('default', 'hired'), c.adaRejected('hired'), c.adaMoved('rejected', 'hired')).shows({
      stages: [
        { columnId: 'default', enteredAt: at(0), leftAt: at(1), seconds: 60 },
        { columnId: 'hired', enteredAt: at(1), leftAt: at(2), seconds: 60 },
        { columnId: 'rejected', enteredAt: at(2), leftAt: at(3), seconds: 60 },
        { columnId: 'hired', enteredAt: at(3), leftAt: null, seconds: null },
      ],
      path: 'default hired rejected',
      columnId: 'hired',
      hired: true,
      rejected: false,
    })
  })

  it('counts by board and campaign, by a rule over what the link said', () => {
    const origin = { board: 'www.Indeed.com', utmSource: null, utmMedium: 'cpc', utmCampaign: 'Spring_Fair' }
    given(c.adaStarted).shows({ board: '', campaign: '' })
    given(c.adaStarted, { type: 'CandidateCameBy', data: origin }).shows({ board: 'indeed', campaign: 'spring fair' })
  })

  it('knows how far an invited candidate has come, and how long the journey took', () => {
    given(c.adaAdded, c.adaInvited).shows({
      status: 'pending',
      milestones: 'added invited',
      source: 'invitation',
      invitedAt: at(1),
    })
    given(c.adaAdded, c.adaInvited, c.adaStarted, c.adaFinished(1), c.adaUploaded, c.adaCompleted).shows({
      status: 'completed',
      milestones: 'added invited started completed',
      startedAt: at(2),
      completedAt: at(5),
      hoursToComplete: 0.05,
      videos: 1,
      videoSeconds: 30,
    })
  })

  it('says uploading while recordings are on their way', () => {
    given(c.adaStarted, c.adaFinished(1)).shows({ status: 'uploading', completedAt: null })
    given(c.adaStarted, c.adaFinished(0)).shows({ status: 'started' })
  })

  it('averages the latest rating of each reviewer', () => {
    given(c.adaStarted, c.adaRated(2), c.adaRated(5), c.adaRated(4, other)).shows({
      rating: 4.5,
      ratings: [
        { reviewerId: rita, value: 5 },
        { reviewerId: other, value: 4 },
      ],
      milestones: 'added started rated',
    })
  })

  it('keeps every rating and comment, and which take of each question was sent', () => {
    const again = { ...c.adaSubmitted, data: { ...c.adaSubmitted.data, take: 3 } } as CandidateEvent
    given(c.adaStarted, c.adaSubmitted, again, c.adaCommented, c.adaRated(2), c.adaRated(5)).shows({
      answered: [{ key: 'video/q1', at: at(1), takes: 3 }],
      reviews: [
        { reviewerId: rita, value: null, at: at(3) },
        { reviewerId: rita, value: 2, at: at(4) },
        { reviewerId: rita, value: 5, at: at(5) },
      ],
    })
  })

  it('counts an answer that rejects as a rejection', () => {
    given(c.adaStarted, { type: 'CandidateAutoRejected', data: { moduleId: 'permit', from: 'default' } }).shows({
      status: 'auto rejected',
      rejected: true,
      columnId: 'rejected',
    })
  })

  it('forgets a deleted candidate', () => {
    given(c.adaStarted, { type: 'CandidateDeleted', data: {} }).showsNothing()
  })
})
