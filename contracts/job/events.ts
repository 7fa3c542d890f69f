import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CandidateId, ColumnId, JobId, ModuleId, UserId, Uuid } from '../kernel/ids.ts'
import { boardEvents } from './boards/events.ts'
import { jobAutomationEvents } from './automation/events.ts'
import { shareActions } from './choices.ts'
import { deadlineEvents } from './deadline-events.ts'
import { JobReferralsSet } from './referral-events.ts'
import { BuilderStep, JobDetails, Scorecard } from './draft.ts'
import { Column } from './columns.ts'
import { Journey } from './journey.ts'
import { JobPermission } from './permissions.ts'

const drafted = {
  jobId: JobId,
  createdBy: UserId.nullable(),
  details: JobDetails,
  scorecard: Scorecard,
  journey: Journey,
  columns: z.array(Column),
}
/** The creator has their own role on the job from the start; before that was kept, it was an administrator's. */
export const JobDrafted = defineEvent('JobDrafted', z.object(drafted)).next(
  z.object({ ...drafted, permissions: z.array(JobPermission) }),
  (before) => ({
    ...before,
    permissions: before.createdBy === null ? [] : [{ user_id: before.createdBy, role_id: 'admin' }],
  }),
)
/** The whole list as it is from now on. */
export const JobPermissionsChanged = defineEvent(
  'JobPermissionsChanged',
  z.object({ permissions: z.array(JobPermission) }),
)
export const JobDetailsEdited = defineEvent('JobDetailsEdited', z.object({ details: JobDetails }))
export const ScorecardEdited = defineEvent('ScorecardEdited', z.object({ scorecard: Scorecard }))
export const JourneyEdited = defineEvent('JourneyEdited', z.object({ journey: Journey }))
/** The builder's furthest step, and the module that was open there, so that a draft resumes there (JOB-036). */
export const BuilderStepReached = defineEvent(
  'BuilderStepReached',
  z.object({ step: BuilderStep, subStep: ModuleId.nullable().optional() }),
)
/** The journey candidates see from now on. Candidates keep the version they started with. */
export const JourneyPublished = defineEvent(
  'JourneyPublished',
  z.object({ version: z.number().int().min(1), journey: Journey }),
)
export const JobActivated = defineEvent('JobActivated', z.object({ journeyVersion: z.number().int().min(1) }))
export const JobArchived = defineEvent('JobArchived', z.object({}))
/** An archived job is worked on again; it is not live until it is activated. */
export const JobReturnedToDraft = defineEvent('JobReturnedToDraft', z.object({}))
export const ColumnAdded = defineEvent('ColumnAdded', z.object({ column: Column, position: z.number().int().min(0) }))
export const ColumnRenamed = defineEvent(
  'ColumnRenamed',
  z.object({ columnId: ColumnId, from: z.string(), to: z.string() }),
)
export const ColumnMoved = defineEvent(
  'ColumnMoved',
  z.object({ columnId: ColumnId, from: z.number().int().min(0), to: z.number().int().min(0) }),
)
export const ColumnRemoved = defineEvent('ColumnRemoved', z.object({ column: Column }))
/** One of the publishing events of C§4, kept because recruiters ask who shared a job, and when. */
export const JobShared = defineEvent(
  'JobShared',
  z.object({ via: z.enum(['open publish', 'copy direct link', 'QR downloaded']), referral: z.boolean() }),
).next(z.object({ via: z.enum(shareActions), referral: z.boolean() }), (before) => before)
/** Whether reviewers see the ratings of others only once they have given their own. Jobs of before never said so. */
export const BlindReviewSet = defineEvent('BlindReviewSet', z.object({ on: z.boolean() }))
/** What of the candidates is hidden from those who judge them. */
export const AnonymousReviewSet = defineEvent(
  'AnonymousReviewSet',
  z.object({ level: z.enum(['off', 'names', 'faces']) }),
)
/** A moment of the job got a name; the same revision named again has the new one. */
export const JobVersionNamed = defineEvent(
  'JobVersionNamed',
  z.object({ revision: z.number().int().min(0), name: z.string().max(500) }),
)
export const JobVersionNameRemoved = defineEvent(
  'JobVersionNameRemoved',
  z.object({ revision: z.number().int().min(0) }),
)

/** What the assistant suggested to an editor of the job (AI-001). `tokens`: the cost of a model's answer; 0 without a model. */
export const SuggestionsMade = defineEvent(
  'SuggestionsMade',
  z.object({
    suggestionId: Uuid,
    of: z.enum(['description', 'benefits', 'skills', 'questions']),
    source: z.enum(['suggestions', 'model']),
    model: z.string().max(200).nullable(),
    items: z.array(z.string().max(2000)).max(50),
    tokens: z.number().int().min(0),
  }),
)
/** What became of one of them; `text` is what it was changed to first. */
export const SuggestionSettled = defineEvent(
  'SuggestionSettled',
  z.object({
    suggestionId: Uuid,
    index: z.number().int().min(0),
    outcome: z.enum(['accepted', 'edited', 'refused']),
    text: z.string().max(2000).nullable(),
  }),
)

/** Closed for good; a process erases its candidates. How many there were is all that is kept of them here. */
export const JobDeleted = defineEvent('JobDeleted', z.object({ candidates: z.number().int().min(0) }))
/** Candidates up to this one, in the order of their ids, are being erased; the next ones follow. */
export const JobErasureContinued = defineEvent('JobErasureContinued', z.object({ after: CandidateId }))

export const jobEvents = [
  JobDrafted,
  JobPermissionsChanged,
  JobDetailsEdited,
  ScorecardEdited,
  JourneyEdited,
  BuilderStepReached,
  JourneyPublished,
  JobActivated,
  JobArchived,
  JobReturnedToDraft,
  ColumnAdded,
  ColumnRenamed,
  ColumnMoved,
  ColumnRemoved,
  JobShared,
  BlindReviewSet,
  AnonymousReviewSet,
  ...deadlineEvents,
  JobReferralsSet,
  JobDeleted,
  JobErasureContinued,
  JobVersionNamed,
  JobVersionNameRemoved,
  SuggestionsMade,
  SuggestionSettled,
  ...boardEvents,
  ...jobAutomationEvents,
] as const
export type JobEvent = EventOf<(typeof jobEvents)[number]>
