import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Projection } from '../runtime/projection.ts'
import { type NextStep, WorkView } from './work-view.ts'

/** What waits for a person, candidate by candidate: the overview and the list of jobs count and find it here. */
export const work: Projection<WorkView, CandidateEvent> = {
  name: 'work',
  version: 3,
  category: 'candidate',
  description: 'One document per candidate without personal data: what comes next, since when, and whose turn it is.',
  schema: WorkView,
  // Counting and looking for the oldest is done in the index alone, so the job is in each.
  indexes: [
    { fields: ['companyId', 'next', 'since', 'jobId'] },
    { fields: ['companyId', 'turn', 'enteredAt', 'jobId', 'columnId'] },
    { fields: ['companyId', 'jobId', 'turn', 'columnId', 'enteredAt'] },
    { fields: ['companyId', 'jobId', 'lastAt'] },
  ],
  counters: [
    { name: 'by_next', by: ['companyId', 'next', 'jobId', 'columnId'] },
    { name: 'added_by_job', by: ['companyId', 'addedDay', 'jobId'] },
    { name: 'completed_by_job', by: ['companyId', 'completedDay', 'jobId'] },
    { name: 'added', by: ['companyId', 'addedDay'] },
    { name: 'completed', by: ['companyId', 'completedDay'] },
  ],
  evolve: (view, recorded) => {
    if (recorded.event.type === 'CandidateDeleted') return null
    const after = changed(view, recorded)
    if (!after) return null
    const { event, occurredAt } = recorded
    const { next, since } = nextOf(after)
    const lastAt = view && notActivity.has(event.type) ? view.lastAt : occurredAt
    return { ...after, next, since, turn: turns[next], lastAt }
  },
}

/** What machines report about a candidate is nothing that a candidate or a reviewer did. */
const notActivity = new Set<CandidateEvent['type']>([
  'HeldReachSettled',
  'MailUndelivered',
  'SmsUndelivered',
  'InviteDeadlineChanged',
  'InviteDeadlinePassed',
  'ScoresAsked',
  'CandidateShared',
  'InterviewStepRecorded',
  'CandidateShareEnded',
  'TranscriptAsked',
  'TranscriptMade',
  'TranscriptFailed',
  'EvaluationAsked',
  'EvaluationMade',
  'EvaluationFailed',
  'MessageSent',
  'MessageUndelivered',
  'AutomationRan',
  'AutomationSkipped',
  'CandidateWaited',
  'MeetingOrdered',
  'MeetingDue',
  'OutsideStepRecorded',
  'CandidateRenamed',
])

export const turns = {
  review: 'team',
  decide: 'team',
  upload: 'candidate',
  answer: 'candidate',
  start: 'candidate',
  unreachable: 'candidate',
  none: 'none',
} as const satisfies Record<NextStep, WorkView['turn']>

function nextOf(view: WorkView): Pick<WorkView, 'next' | 'since'> {
  const { columnId, enteredAt, status, statusAt, ratedAt, undeliveredAt } = view
  if (columnId === 'hired' || columnId === 'rejected') return { next: 'none', since: enteredAt }
  switch (status) {
    case 'completed':
      return ratedAt === null ? { next: 'review', since: statusAt } : { next: 'decide', since: ratedAt }
    case 'uploading':
      return { next: 'upload', since: statusAt }
    case 'started':
      return { next: 'answer', since: statusAt }
    case 'invited':
      return undeliveredAt === null ? { next: 'start', since: statusAt } : { next: 'unreachable', since: undeliveredAt }
    default:
      return { next: 'none', since: statusAt }
  }
}

function changed(view: WorkView | null, { event, occurredAt: at }: Recorded<CandidateEvent>): WorkView | null {
  if (event.type === 'CandidateAdded') return view ?? appeared(event.data, at)
  if (event.type === 'CandidateStarted') {
    const known = moved(view ?? appeared(event.data, at), event.data.columnId, at)
    return { ...known, status: 'started', statusAt: at }
  }
  if (!view) return null
  switch (event.type) {
    case 'CandidateInvited':
    case 'CandidateReminded':
      if (view.status !== 'added' && view.status !== 'invited') return view
      return { ...view, status: 'invited', statusAt: at, undeliveredAt: null }
    case 'HeldReachSettled':
      if (event.data.how === 'send' || !event.data.isFirst || view.status !== 'invited') return view
      return { ...view, status: 'added', statusAt: at }
    case 'MailUndelivered':
    case 'SmsUndelivered':
      return { ...view, undeliveredAt: at }
    case 'JourneyFinished':
      return event.data.uploadsPending > 0 ? { ...view, status: 'uploading', statusAt: at } : view
    case 'CandidateCompleted':
      return { ...view, status: 'completed', statusAt: at, completedDay: dayOf(at) }
    case 'CandidateAutoRejected':
      return moved({ ...view, status: 'out', statusAt: at }, 'rejected', at)
    case 'CandidateRejected':
      return moved(view, 'rejected', at)
    case 'CandidateMovedToColumn':
      return moved(view, event.data.to, at)
    case 'CandidateMoveUndone':
      return movedBack(view, event.data.to, at)
    case 'CandidateReinvited': {
      const again: WorkView = { ...view, status: 'started', statusAt: at }
      return event.data.to === null ? again : moved(again, event.data.to, at)
    }
    case 'CandidateRated':
      return { ...view, ratedAt: view.ratedAt ?? at }
    case 'RatingCleared':
      return event.data.ratingsLeft === 0 ? { ...view, ratedAt: view.scoredAt } : view
    case 'ScoreSent':
      return { ...view, ratedAt: view.ratedAt ?? at, scoredAt: view.scoredAt ?? at }
    case 'MustHaveMissed':
      return event.data.outcome === 'reject' ? moved(view, 'rejected', at) : view
    default:
      return view
  }
}

const dayOf = (at: string) => at.slice(0, 10)

function appeared(
  { candidateId, jobId, columnId }: Pick<WorkView, 'candidateId' | 'jobId' | 'columnId'>,
  at: string,
): WorkView {
  return {
    candidateId,
    jobId,
    next: 'none',
    since: at,
    columnId,
    enteredAt: at,
    turn: 'none',
    stays: [],
    lastAt: at,
    addedDay: dayOf(at),
    completedDay: '',
    status: 'added',
    statusAt: at,
    ratedAt: null,
    scoredAt: null,
    undeliveredAt: null,
  }
}

function moved(view: WorkView, to: ColumnId, at: string): WorkView {
  const { columnId, enteredAt } = view
  if (columnId === to) return view
  const seconds = Math.max(0, (Date.parse(at) - Date.parse(enteredAt)) / 1000)
  return { ...view, columnId: to, enteredAt: at, stays: [...view.stays, { columnId, enteredAt, seconds }] }
}

/** As if the candidate had never left. */
function movedBack(view: WorkView, to: ColumnId, at: string): WorkView {
  const last = view.stays.at(-1)
  if (last?.columnId !== to) return moved(view, to, at)
  return { ...view, columnId: to, enteredAt: last.enteredAt, stays: view.stays.slice(0, -1) }
}
