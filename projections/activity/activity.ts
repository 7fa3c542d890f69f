import { originText } from '#contracts/candidate/origin.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { tagsAfter } from '#contracts/candidate/tags.ts'
import { quotientOf, shownScore, totalOf } from '#contracts/candidate/scoring.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { same } from '#contracts/kernel/same.ts'
import type { HistoryField } from '#contracts/views/history.ts'
import type { Projection } from '../runtime/projection.ts'
import { activitiesOf } from './activity-kinds.ts'
import { withoutPersonal } from './erased.ts'
import { type ActivityEntry, ActivityView, type Value } from './activity-view.ts'

/** The history of one candidate: every event with what it changed. Names are joined when it is read. */
export const activity: Projection<ActivityView, CandidateEvent> = {
  name: 'activity',
  version: 9,
  category: 'candidate',
  description: 'One document per candidate: everything that happened, in order, with who, when, why, before and after.',
  schema: ActivityView,
  indexes: [{ fields: ['companyId', 'jobId', 'deleted'] }],
  counters: [],
  evolve: (view, recorded) => {
    const { event } = recorded
    const known = view ?? blankFor(event)
    if (!known) return null
    const patch = patchOf(event, known.now)
    const changes = (Object.entries(patch) as [HistoryField, Value][])
      .map(([field, after]) => ({ field, before: known.now[field] ?? null, after }))
      .filter(({ before, after }) => !same(before, after))
    const now = { ...known.now, ...withoutText(patch) }
    const entry = entryOf(recorded, changes, String(now.columnId))
    if (event.type === 'CandidateErased') return withoutPersonal({ ...known, now, entries: [...known.entries, entry] })
    const deleted = known.deleted || event.type === 'CandidateDeleted'
    const before = event.type === 'CommentDeleted' ? withoutComment(known, event.data.commentId) : known
    return { ...before, deleted, now, entries: [...before.entries, entry] }
  },
}

/** The words are in no entry any more; that something was said stays. */
const withoutComment = (view: ActivityView, commentId: string): ActivityView => ({
  ...view,
  entries: view.entries.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => field !== `comment:${commentId}`),
  })),
})

function blankFor(event: CandidateEvent): ActivityView | null {
  if (event.type !== 'CandidateAdded' && event.type !== 'CandidateStarted') return null
  return { jobId: event.data.jobId, deleted: false, now: {}, entries: [] }
}

function entryOf(recorded: Recorded<CandidateEvent>, changes: ActivityEntry['changes'], stage: string): ActivityEntry {
  const { event, id, revision, actor, occurredAt, commandId, correlationId, causationId, hash } = recorded
  const batchId = 'batchId' in event.data ? event.data.batchId : null
  return {
    revision,
    eventId: id,
    type: event.type,
    activities: activitiesOf(event),
    actor,
    at: occurredAt,
    commandId,
    correlationId,
    causationId,
    batchId,
    stage,
    changes,
    hash,
  }
}

type Patch = Partial<Record<HistoryField, Value>>

/** The fields an event sets, by name; `kind:id` for those there are several of. */
function patchOf(event: CandidateEvent, now: Patch): Patch {
  switch (event.type) {
    case 'CandidateAdded': {
      const { name, email, phone, source, columnId } = event.data
      return { name, email, phone, source, columnId, status: 'added' }
    }
    case 'CandidateInvited':
      return {
        invited:
          now.invited && now.invited !== event.data.channel
            ? `${now.invited}, ${event.data.channel}`
            : event.data.channel,
        deadline: event.data.deadline,
        status: now.status === 'added' ? 'pending' : now.status!,
      }
    case 'HeldReachSettled': {
      const { how, what, isFirst } = event.data
      if (how === 'send') return {}
      if (what === 'reminder') return { reminders: Math.max(0, Number(now.reminders ?? 0) - 1) }
      return isFirst ? { invited: null, status: now.status === 'pending' ? 'added' : now.status! } : {}
    }
    case 'InvitationOpened':
    case 'InviteDeadlinePassed':
      return {}
    case 'InviteDeadlineChanged':
      return { deadline: event.data.deadline }
    case 'CandidateReminded':
      return { reminders: Number(now.reminders ?? 0) + 1 }
    case 'MailUndelivered':
      return { undelivered: event.data.channel }
    case 'SmsUndelivered':
      return { textUndelivered: event.data.reason }
    case 'ApplicationLinkRequested':
      return { linksRequested: Number(now.linksRequested ?? 0) + 1 }
    case 'CandidateStarted': {
      const { name, email, phone, source, columnId, journeyVersion } = event.data
      return { name, email, phone, source: now.source ?? source, columnId, journeyVersion, status: 'started' }
    }
    case 'CandidateCameBy':
      return { origin: originText(event.data) }
    case 'AnswerGiven': {
      const { moduleId, answer, outcome } = event.data
      return {
        [`answer:${moduleId}`]: answer,
        ...(outcome === 'fail' ? { [`outcome:${moduleId}`]: outcome } : {}),
      }
    }
    case 'AnswerSignalsNoted': {
      const { moduleId, signals } = event.data
      const sum = (before: Value | undefined, amounts: readonly number[]) =>
        amounts.reduce((total, amount) => total + amount, Number(before ?? 0))
      const away = signals.flatMap((each) => (each.type === 'away' ? [each.seconds] : []))
      const pasted = signals.flatMap((each) => (each.type === 'pasted' ? [each.characters] : []))
      return {
        ...(away.length > 0 && { [`away:${moduleId}`]: sum(now[`away:${moduleId}`], away) }),
        ...(pasted.length > 0 && { [`pasted:${moduleId}`]: sum(now[`pasted:${moduleId}`], pasted) }),
      }
    }
    case 'RecordingSubmitted':
      return { [`recording:${event.data.questionId}:${event.data.take}`]: 'uploading' }
    case 'RecordingUploaded':
      return { [`recording:${event.data.questionId}:${event.data.take}`]: 'uploaded' }
    case 'RecordingPosterAdded':
    case 'FileUploaded':
    case 'FileRemoved':
      return {}
    case 'JourneyFinished':
      return event.data.uploadsPending > 0 ? { status: 'uploading' } : {}
    case 'CandidateCompleted':
      return { status: 'completed' }
    case 'CandidateAutoRejected':
      return { columnId: 'rejected', rejected: true, status: 'auto rejected' }
    case 'CandidateMovedToColumn':
      return { columnId: event.data.to, ...(now.rejected ? { rejected: false, reason: null } : {}) }
    case 'CandidateRejected':
      return { columnId: 'rejected', rejected: true, ...(event.data.reason ? { reason: event.data.reason } : {}) }
    case 'CandidateMoveUndone':
      return { columnId: event.data.to, rejected: event.data.to === 'rejected' }
    case 'CandidateRated':
      return { [`rating:${event.data.reviewerId}`]: event.data.value }
    case 'RatingCleared':
      return { [`rating:${event.data.reviewerId}`]: null }
    case 'CandidateCommented':
    case 'CommentEdited':
      return { [`comment:${event.data.commentId}`]: event.data.text }
    case 'CommentReacted':
      return { [`reaction:${event.data.commentId}:${event.data.reviewerId}`]: event.data.reaction }
    case 'CommentDeleted':
      return {}
    case 'ScoreDrafted':
    case 'TranscriptAsked':
    case 'TranscriptMade':
    case 'TranscriptFailed':
    case 'TranscriptCorrected':
    case 'EvaluationConsentGiven':
    case 'EvaluationAsked':
    case 'EvaluationMade':
    case 'EvaluationFailed':
    case 'EvaluationReviewed':
      return {}
    case 'ScoreSent':
    case 'ScoreChanged':
      return cardPatch(event.data, now)
    case 'ScoresAsked':
      return { asked: event.data.reviewers.join(' ') || null }
    case 'RejectionDeclined':
    case 'MessageWritten':
    case 'MessageReleased':
    case 'MessageCancelled':
    case 'MessageSent':
    case 'MessageUndelivered':
      return {}
    case 'MustHaveMissed': {
      const { name, sum, cards, outcome } = event.data
      const average = { [`mustHave:${name}`]: sum / cards } as Patch
      return outcome === 'reject' ? { ...average, columnId: 'rejected', rejected: true } : average
    }
    case 'InterviewStepRecorded': {
      const { interviewId, step, start } = event.data
      return { [`interview:${interviewId}`]: step, [`interviewStart:${interviewId}`]: start }
    }
    case 'CandidateShared':
      return { [`share:${event.data.shareId}`]: 'open' }
    case 'CandidateShareEnded':
      return { [`share:${event.data.shareId}`]: event.data.reason }
    case 'GuestFeedbackGiven': {
      const { guestId, guestName, rating, comment } = event.data
      return {
        [`guest:${guestId}`]: guestName,
        [`guestRating:${guestId}`]: rating,
        [`guestComment:${guestId}`]: comment || null,
      }
    }
    case 'CandidateUnmasked':
      return { [`unmasked:${event.data.userId}`]: event.data.reason }
    case 'RejectionMessageHeld':
      return { message: event.data.subject }
    case 'RejectionMessageReleased':
    case 'RejectionMessageCancelled':
    case 'RejectionMessageLeft':
      return {}
    case 'TagsChanged': {
      const before = now.tags ? String(now.tags).split(', ') : []
      const { added, removed } = event.data
      return { tags: tagsAfter(before, added ?? [], removed ?? []).join(', ') || null }
    }
    case 'AutomationRan':
    case 'AutomationSkipped':
      return automationPatch(event.data)
    case 'CandidateReinvited': {
      const { to } = event.data
      return { status: 'started', ...(to && { columnId: to, rejected: false, reason: null }) }
    }
    case 'CandidateWaited':
      return { waited: event.data.days }
    case 'CandidateRenamed':
      return { name: event.data.name }
    case 'OutsideStepRecorded':
      return { [`outside:${event.data.system}`]: event.data.step }
    case 'CandidateDeleted':
      return { deleted: true }
    case 'MeetingOrdered':
    case 'MeetingDue':
    case 'CandidateErased':
      return {}
    default:
      return event satisfies never
  }
}

/** Which rule, as it was then, what began it, what it does, and why it did not. */
type Run = Pick<Extract<CandidateEvent, { type: 'AutomationRan' }>['data'], 'name' | 'version' | 'trigger' | 'action'>
const automationPatch = (run: Run & { reason?: string }) =>
  ({ [`automation:${run.name}`]: [run.version, run.trigger, run.action, run.reason ?? 'ran'].join(' ') }) as Patch

/** Skill by skill with its name, which a scorecard may lose; the total as it is shown. */
function cardPatch(
  { reviewerId, skills, recommendation }: Extract<CandidateEvent, { type: 'ScoreSent' }>['data'],
  now: Patch,
): Patch {
  const total = totalOf(skills)
  const before = Object.keys(now).filter((field) => field.startsWith(`score:${reviewerId}:`))
  return {
    ...Object.fromEntries(before.map((field) => [field, null])),
    [`total:${reviewerId}`]: total && shownScore(quotientOf(total)),
    ...Object.fromEntries(skills.map(({ name, points }) => [`score:${reviewerId}:${name}`, points])),
    [`recommendation:${reviewerId}`]: recommendation,
  }
}

/** The text of a comment is shown in the entry that wrote it, and an automation in the one in which it acted. */
const withoutText = (patch: Patch) =>
  Object.fromEntries(
    Object.entries(patch).filter(([field]) => !/^(comment|automation|outside):|^waited$/.test(field)),
  ) as Record<string, Value>
