import * as z from 'zod'
import { CandidateId, ColumnId, CommentId, Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { candidateSources } from '../candidate/statuses.ts'
import type { DomainEvent } from '../kernel/event.ts'
import type { Category } from '../kernel/streams.ts'
import { type PublicEventType, publicEventTypes } from './event-types.ts'

/** `name` and `email` are null once the person was erased. Where review is anonymous, `name` is what the candidate is called until the decision, and `email` null. */
const candidate = z.object({ id: CandidateId, name: z.string().nullable(), email: z.string().nullable() })
const job = z.object({ id: JobId, title: z.string() })
const column = z.object({ id: ColumnId, title: z.string() })
const of = { candidate, job }
const interview = z.object({
  id: Uuid,
  start: Instant.nullable(),
  end: Instant.nullable(),
  zone: z.string().nullable(),
})

/** What each type says, beside who and where: version 1. A field more keeps the version; one less or another meaning is a new one. */
export const publicEventData = {
  'candidate.added': z.object({ ...of, source: z.enum(candidateSources) }),
  'candidate.invited': z.object({ ...of, channel: z.enum(['email', 'sms']) }),
  'candidate.applied': z.object({ ...of, source: z.enum(candidateSources) }),
  'candidate.completed': z.object(of),
  'candidate.moved': z.object({ ...of, from: column, to: column }),
  'candidate.scored': z.object({ ...of, reviewer_id: UserId, recommendation: z.string().nullable() }),
  'candidate.rated': z.object({ ...of, reviewer_id: UserId, value: z.number().int() }),
  'candidate.commented': z.object({ ...of, comment_id: CommentId, author_id: z.string() }),
  'candidate.hired': z.object({ ...of, from: column }),
  'candidate.rejected': z.object({ ...of, from: column }),
  'candidate.erased': z.object({ candidate: z.object({ id: CandidateId }), job }),
  'interview.booked': z.object({ ...of, interview }),
  'interview.moved': z.object({ ...of, interview }),
  'interview.cancelled': z.object({ ...of, interview }),
  'job.activated': z.object({ job }),
  'job.archived': z.object({ job }),
  /** Within a day. */
  'job.closing': z.object({ job, deadline: Instant }),
  /** What the notification centre says to the colleague `user_id`. */
  'notice.mention': z.object({ ...of, user_id: UserId, by_id: UserId.nullable(), comment_id: CommentId.nullable() }),
  'notice.score_due': z.object({ ...of, user_id: UserId }),
  'notice.import_finished': z.object({ job, user_id: UserId, added: z.number().int() }),
} as const satisfies Record<PublicEventType, z.ZodObject>

/** One shape in webhooks, feed and Zapier. `id` is that of the fact in the log, the same with every delivery. */
export const PublicEvent = z
  .object({
    id: Uuid,
    type: z.enum(publicEventTypes),
    version: z.literal(1),
    timestamp: Instant.describe('When it happened'),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'PublicEvent' })
export type PublicEvent = z.infer<typeof PublicEvent>

export type PublicFacts = {
  candidate: z.infer<typeof candidate> | null
  job: z.infer<typeof job>
  titleOf: (columnId: string) => string
  interview: z.infer<typeof interview> | null
}

/** Facts of the log that can become a public event, by category. */
export const publishedFrom: Readonly<Partial<Record<Category, readonly string[]>>> = {
  candidate: [
    'CandidateAdded',
    'CandidateInvited',
    'CandidateStarted',
    'CandidateCompleted',
    'CandidateMovedToColumn',
    'CandidateRejected',
    'CandidateAutoRejected',
    'ScoreSent',
    'CandidateRated',
    'CandidateCommented',
    'CandidateDeleted',
  ],
  interview: ['InterviewBooked', 'InterviewCancelled'],
  job: ['JobActivated', 'JobArchived', 'JobDeadlineNeared'],
  inbox: ['NoticeReceived'],
}

/** What a fact of the log is called outside. Null for what says nothing there. */
export function publicTypeOf({ type, data }: DomainEvent): PublicEventType | null {
  switch (type) {
    case 'CandidateMovedToColumn':
      return (data as { to: string }).to === 'hired' ? 'candidate.hired' : 'candidate.moved'
    case 'InterviewBooked':
      return (data as { previous: unknown }).previous === null ? 'interview.booked' : 'interview.moved'
    case 'NoticeReceived':
      return notices[(data as { type: string }).type] ?? null
    default:
      return plain[type] ?? null
  }
}
/** Notices about a job or a candidate that nothing else here says. */
const notices: Readonly<Record<string, PublicEventType>> = {
  mention: 'notice.mention',
  scoreDue: 'notice.score_due',
  importFinished: 'notice.import_finished',
}
const plain: Readonly<Record<string, PublicEventType>> = {
  CandidateAdded: 'candidate.added',
  CandidateInvited: 'candidate.invited',
  CandidateStarted: 'candidate.applied',
  CandidateCompleted: 'candidate.completed',
  CandidateRejected: 'candidate.rejected',
  CandidateAutoRejected: 'candidate.rejected',
  ScoreSent: 'candidate.scored',
  CandidateRated: 'candidate.rated',
  CandidateCommented: 'candidate.commented',
  CandidateDeleted: 'candidate.erased',
  InterviewCancelled: 'interview.cancelled',
  JobActivated: 'job.activated',
  JobArchived: 'job.archived',
  JobDeadlineNeared: 'job.closing',
}

type Fact = { id: string; occurredAt: string; event: DomainEvent }

/**
 * The public event of a fact, without texts that people wrote and without answers; null for what says nothing outside.
 * The same fact and facts give the same event, so that webhooks, feed and Zapier never differ.
 */
export function publicEventOf({ id, occurredAt, event }: Fact, facts: PublicFacts): PublicEvent | null {
  const type = publicTypeOf(event)
  if (!type) return null
  const data = publicEventData[type].parse({ ...facts, ...said(event, facts) }) as Record<string, unknown>
  return { id, type, version: 1, timestamp: occurredAt, data }
}

function said({ type, data }: DomainEvent, { titleOf }: PublicFacts): Record<string, unknown> {
  const fields = data as Record<string, string>
  const columnOf = (id: string | undefined) => ({ id, title: titleOf(id ?? '') })
  switch (type) {
    case 'CandidateMovedToColumn':
    case 'CandidateRejected':
    case 'CandidateAutoRejected':
      return { from: columnOf(fields.from), to: columnOf(fields.to ?? 'rejected') }
    case 'ScoreSent':
      return { reviewer_id: fields.reviewerId, recommendation: fields.recommendation }
    case 'CandidateRated':
      return { reviewer_id: fields.reviewerId, value: fields.value }
    case 'CandidateCommented':
      return { comment_id: fields.commentId, author_id: fields.authorId }
    case 'CandidateAdded':
    case 'CandidateStarted':
      return { source: fields.source }
    case 'JobDeadlineNeared':
      return { deadline: fields.deadline }
    case 'NoticeReceived': {
      const { added } = (data as { facts: Record<string, unknown> }).facts
      return { user_id: fields.userId, by_id: fields.byId, comment_id: fields.commentId, added }
    }
    case 'CandidateInvited':
      return { channel: fields.channel }
    default:
      return {}
  }
}
