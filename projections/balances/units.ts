import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { CandidateId, Instant, JobId, Uuid } from '#contracts/kernel/ids.ts'
import type { Projection } from '../runtime/projection.ts'

/** What the documents of both kinds share: a unit of a day, or none yet (`day` empty). */
const unit = {
  jobId: JobId.describe('The job it is for'),
  day: z.string().describe('The day it counts on, as 2026-03-04 in UTC; empty while it counts on none'),
  month: z.string().describe('The month of that day, as 2026-03; empty while it counts on none'),
  at: Instant.nullable().describe('The moment it counts from'),
  eventRevision: z.number().int().nullable().describe('Revision of the event that it counts from, in its stream'),
  deleted: z.boolean().describe('The candidate was deleted since; what was used stays used'),
}
export const OneWayUnitView = z.object({ candidateId: CandidateId.describe('Whose interview'), ...unit })
export type OneWayUnitView = z.infer<typeof OneWayUnitView>
export const LiveUnitView = z.object({
  interviewId: Uuid.describe('The live interview'),
  candidateId: Uuid.describe('Who is interviewed'),
  ...unit,
})
export type LiveUnitView = z.infer<typeof LiveUnitView>

const none = { day: '', month: '', at: null, eventRevision: null }
const on = (at: string, eventRevision: number) => ({ day: at.slice(0, 10), month: at.slice(0, 7), at, eventRevision })

const indexes = [{ fields: ['companyId', 'day', 'at'] }, { fields: ['companyId', 'month', 'at'] }]
/** Units of a month by day in one look, however many there are. */
const counters = [{ name: 'by_day', by: ['companyId', 'month', 'day'] }]

/** One-way interviews: a candidate counts on the day of the first completion, once, also when deleted later. */
export const oneWayUnits: Projection<OneWayUnitView, CandidateEvent> = {
  name: 'one-way-units',
  version: 1,
  category: 'candidate',
  description:
    'One document per candidate: on which day their one-way interview counts against the plan, and which event says so.',
  schema: OneWayUnitView,
  indexes,
  counters,
  evolve: (view, { event, occurredAt, revision }) => {
    switch (event.type) {
      case 'CandidateAdded':
      case 'CandidateStarted': {
        const { candidateId, jobId } = event.data
        return view ?? { candidateId, jobId, ...none, deleted: false }
      }
      case 'CandidateCompleted':
        return view && (view.at === null ? { ...view, ...on(occurredAt, revision) } : view)
      case 'CandidateDeleted':
        // Of a candidate who never completed nothing is kept.
        return view && (view.at === null ? null : { ...view, deleted: true })
      default:
        return view
    }
  },
}

/** Live interviews: each counts on the day it is booked for, held or not yet; one that is cancelled or moved away does not. */
export const liveUnits: Projection<LiveUnitView, InterviewEvent> = {
  name: 'live-units',
  version: 1,
  category: 'interview',
  description: 'One document per live interview: on which day it counts against the plan, and which event says so.',
  schema: LiveUnitView,
  indexes,
  counters,
  evolve: (view, { event, revision }) => {
    switch (event.type) {
      case 'InterviewPlanned': {
        const { interviewId, candidateId, jobId } = event.data
        return { interviewId, candidateId, jobId, ...none, deleted: false }
      }
      case 'InterviewBooked':
        return view && { ...view, ...on(event.data.start, revision) }
      case 'InterviewTimesOffered':
      case 'OtherTimesAsked':
      case 'InterviewCancelled':
        return view && { ...view, ...none }
      case 'InterviewErased':
        return view && (view.at === null ? null : { ...view, deleted: true })
      default:
        return view
    }
  },
}
