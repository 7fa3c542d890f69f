import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import * as c from '#test/fixtures/candidate.ts'
import { acme } from '#test/fixtures/people.ts'
import { minutesPastNoon as at, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { interviewId, wednesday } from '#test/fixtures/interview.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { liveUnits, oneWayUnits } from './units.ts'

const candidate = (...events: CandidateEvent[]) => specifyProjection(oneWayUnits)(...recorded(c.adasStream, events))
const stream = streamName(acme, 'interview', interviewId)
const interview = (...events: InterviewEvent[]) => specifyProjection(liveUnits)(...recorded(stream, events))
const none = { day: '', month: '', at: null, eventRevision: null }

const deleted = { type: 'CandidateDeleted', data: {} } as unknown as CandidateEvent
const planned = {
  type: 'InterviewPlanned',
  data: { interviewId, candidateId: c.ada, jobId: backendJob },
} as unknown as InterviewEvent
const booked = {
  type: 'InterviewBooked',
  data: { interviewId, start: wednesday('09:00') },
} as unknown as InterviewEvent
const erased: InterviewEvent = { type: 'InterviewErased', data: { interviewId } }

describe('a one-way interview', () => {
  it('counts once, on the day of the first completion, by its event', () => {
    candidate(c.adaAdded, c.adaInvited).shows({ candidateId: c.ada, jobId: backendJob, ...none })
    candidate(c.adaStarted, c.adaUploaded, c.adaCompleted, c.adaCompleted).shows({
      day: at(2).slice(0, 10),
      month: at(2).slice(0, 7),
      at: at(2),
      eventRevision: 2,
    })
  })

  it('stays used when its candidate is deleted; of one who never completed nothing is kept', () => {
    candidate(c.adaStarted, c.adaCompleted, deleted).shows({ at: at(1), deleted: true })
    candidate(c.adaStarted, deleted).showsNothing()
  })
})

describe('a live interview', () => {
  it('counts on the day it is booked for, not on the day of the booking, while it is booked', () => {
    interview(planned).shows(none)
    interview(planned, booked).shows({ day: '2026-03-04', month: '2026-03', at: wednesday('09:00'), eventRevision: 1 })
    for (const type of ['InterviewCancelled', 'OtherTimesAsked', 'InterviewTimesOffered'])
      interview(planned, booked, { type, data: { interviewId } } as unknown as InterviewEvent).shows(none)
    interview(planned, booked, { type: 'InterviewCompleted', data: { interviewId, noShow: true } }).shows({
      day: '2026-03-04',
    })
  })

  it('stays used when its candidate is deleted afterwards', () => {
    interview(planned, booked, erased).shows({ day: '2026-03-04', deleted: true })
    interview(planned, erased).showsNothing()
  })
})
