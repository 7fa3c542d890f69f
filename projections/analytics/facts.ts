import { reasons } from '#contracts/analytics/fact.ts'
import { channelOf } from '#contracts/candidate/channel.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Projection } from '../runtime/projection.ts'
import { FactsView } from './facts-view.ts'

/** One document per candidate; every number on an analytics page is counted from these. */
export const candidateFacts: Projection<FactsView, CandidateEvent> = {
  name: 'candidate-facts',
  version: 7,
  category: 'candidate',
  description:
    'One document per candidate without personal data: status, source, every stay in a column, durations, ratings and recordings.',
  schema: FactsView,
  indexes: [
    { fields: ['companyId', '_id'] },
    { fields: ['companyId', 'jobId', '_id'] },
    { fields: ['companyId', 'addedAt'] },
    { fields: ['companyId', 'completedAt'] },
    { fields: ['companyId', 'changedAt'] },
    { fields: ['companyId', 'jobId', 'changedAt'] },
  ],
  counters: [
    { name: 'by_progress', by: ['companyId', 'jobId', 'status', 'milestones'] },
    { name: 'by_place', by: ['companyId', 'jobId', 'columnId', 'path'] },
    { name: 'by_videos', by: ['companyId', 'jobId', 'videos'] },
  ],
  evolve: (facts, recorded) => {
    const next = recorded.event.type === 'CandidateDeleted' ? null : after(facts, recorded)
    return next && { ...next, changedAt: recorded.occurredAt }
  },
}

function after(facts: FactsView | null, recorded: Recorded<CandidateEvent>): FactsView | null {
  const { event, occurredAt } = recorded
  if (event.type === 'CandidateAdded') return facts ?? appeared(event.data, 'added', occurredAt)
  if (event.type === 'CandidateStarted') {
    const known = moved(facts ?? appeared(event.data, 'started', occurredAt), event.data.columnId, occurredAt)
    return reached({ ...known, status: 'started', startedAt: known.startedAt ?? occurredAt }, 'started')
  }
  return facts && changed(facts, recorded)
}

const hours = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 36_000) / 100
const joined = (words: string, word: string) => (words.split(' ').includes(word) ? words : `${words} ${word}`)
const reached = (facts: FactsView, milestone: string): FactsView => ({
  ...facts,
  milestones: joined(facts.milestones, milestone),
})

/** What was cancelled before it left is not counted. */
function withoutInvitation(facts: FactsView, { how, what, isFirst }: Settled): FactsView {
  if (how === 'send') return facts
  if (what === 'reminder') return { ...facts, reminders: Math.max(0, facts.reminders - 1) }
  if (!isFirst || facts.status !== 'pending') return facts
  return { ...facts, status: 'added', invitedAt: null, milestones: facts.milestones.replace(/ ?\binvited\b/, '') }
}
type Settled = Extract<CandidateEvent, { type: 'HeldReachSettled' }>['data']

function appeared(
  { candidateId, jobId, source, columnId }: Pick<FactsView, 'candidateId' | 'jobId' | 'source' | 'columnId'>,
  status: 'added' | 'started',
  at: string,
): FactsView {
  return {
    candidateId,
    jobId,
    status,
    source,
    board: '',
    campaign: '',
    columnId,
    path: columnId,
    milestones: 'added',
    stages: [{ columnId, enteredAt: at, leftAt: null, seconds: null }],
    changedAt: at,
    addedAt: at,
    invitedAt: null,
    startedAt: null,
    completedAt: null,
    hoursToComplete: null,
    rejected: columnId === 'rejected',
    hired: columnId === 'hired',
    rating: null,
    ratings: [],
    reviews: [],
    answered: [],
    comments: 0,
    reminders: 0,
    videos: 0,
    videoSeconds: 0,
  }
}

function changed(facts: FactsView, { event, occurredAt, actor }: Recorded<CandidateEvent>): FactsView {
  switch (event.type) {
    case 'CandidateCameBy':
      return { ...facts, ...channelOf(event.data) }
    case 'CandidateInvited':
      return reached(
        {
          ...facts,
          status: facts.status === 'added' ? 'pending' : facts.status,
          invitedAt: facts.invitedAt ?? occurredAt,
        },
        'invited',
      )
    case 'HeldReachSettled':
      return withoutInvitation(facts, event.data)
    case 'CandidateReminded':
      return { ...facts, reminders: facts.reminders + 1 }
    case 'RecordingUploaded':
      return { ...facts, videos: facts.videos + 1, videoSeconds: facts.videoSeconds + event.data.durationMs / 1000 }
    case 'JourneyFinished':
      return event.data.uploadsPending > 0 ? { ...facts, status: 'uploading' } : facts
    case 'CandidateCompleted': {
      const completedAt = facts.completedAt ?? occurredAt
      return reached(
        {
          ...facts,
          status: 'completed',
          completedAt,
          hoursToComplete: facts.startedAt && hours(facts.startedAt, completedAt),
        } as FactsView,
        'completed',
      )
    }
    case 'CandidateAutoRejected':
      return moved({ ...facts, status: 'auto rejected' }, 'rejected', occurredAt, reasons.answer)
    case 'CandidateRejected':
      return moved(facts, 'rejected', occurredAt, event.data.reasonId ?? (event.data.reason ? reasons.own : undefined))
    case 'CandidateMovedToColumn':
      return moved(facts, event.data.to, occurredAt)
    case 'CandidateMoveUndone':
      return movedBack(facts, event.data.to, occurredAt)
    case 'CandidateRated':
      return reviewed(
        rated(facts, event.data.reviewerId, event.data.value),
        event.data.reviewerId,
        event.data.value,
        occurredAt,
      )
    case 'RatingCleared':
      return reviewed(unrated(facts, event.data.reviewerId), event.data.reviewerId, 0, occurredAt)
    case 'CommentDeleted':
      return { ...facts, comments: facts.comments - 1 }
    case 'CandidateCommented': {
      const commented = { ...facts, comments: facts.comments + 1 }
      return actor.kind === 'process' ? commented : reviewed(commented, event.data.authorId, null, occurredAt)
    }
    case 'CandidateReinvited': {
      const again: FactsView = { ...facts, status: 'started' }
      return event.data.to === null ? again : moved(again, event.data.to, occurredAt)
    }
    case 'ScoreSent':
    case 'ScoreChanged':
      return reviewed(facts, event.data.reviewerId, null, occurredAt)
    case 'MustHaveMissed':
      return event.data.outcome === 'reject' ? moved(facts, 'rejected', occurredAt, reasons.answer) : facts
    case 'AnswerGiven':
      return answered(facts, event.data.moduleId, 1, occurredAt)
    case 'RecordingSubmitted':
      return answered(facts, `${event.data.moduleId}/${event.data.questionId}`, event.data.take, occurredAt)
    default:
      return facts
  }
}

function moved(facts: FactsView, to: ColumnId, at: string, why?: string): FactsView {
  const rejected = to === 'rejected'
  if (facts.columnId === to) return { ...facts, rejected }
  const last = facts.stages.at(-1)!
  const left = { ...last, leftAt: at, seconds: Math.max(0, (Date.parse(at) - Date.parse(last.enteredAt)) / 1000) }
  const reason = rejected ? { reason: why ?? reasons.unsaid } : {}
  const next: FactsView = {
    ...facts,
    columnId: to,
    path: joined(facts.path, to),
    stages: [
      ...facts.stages.slice(0, -1),
      left,
      { columnId: to, enteredAt: at, leftAt: null, seconds: null, ...reason },
    ],
    rejected,
    hired: to === 'hired',
  }
  return to === 'hired' ? reached(next, 'hired') : next
}

/** The stay that was taken back counts for nothing, and the one before it goes on. */
function movedBack(facts: FactsView, to: ColumnId, at: string): FactsView {
  const before = facts.stages.slice(0, -1)
  const last = before.at(-1)
  if (last?.columnId !== to) return moved(facts, to, at)
  const stages = [...before.slice(0, -1), { ...last, leftAt: null, seconds: null }]
  const path = [...new Set(stages.map(({ columnId }) => columnId))]
  return {
    ...facts,
    columnId: to,
    path: path.join(' '),
    stages,
    rejected: to === 'rejected',
    hired: to === 'hired',
    milestones: path.includes('hired') ? facts.milestones : facts.milestones.replace(/ hired\b/, ''),
  }
}

function unrated(facts: FactsView, reviewerId: string): FactsView {
  const ratings = facts.ratings.filter((rating) => rating.reviewerId !== reviewerId)
  const average = ratings.reduce((sum, rating) => sum + rating.value, 0) / ratings.length
  if (ratings.length > 0) return { ...facts, ratings, rating: Math.round(average * 100) / 100 }
  return { ...facts, ratings, rating: null, milestones: facts.milestones.replace(/ rated\b/, '') }
}

function rated(facts: FactsView, reviewerId: string, value: number): FactsView {
  const ratings = [...facts.ratings.filter((rating) => rating.reviewerId !== reviewerId), { reviewerId, value }]
  const average = ratings.reduce((sum, rating) => sum + rating.value, 0) / ratings.length
  return reached({ ...facts, ratings, rating: Math.round(average * 100) / 100 }, 'rated')
}

const reviewed = (facts: FactsView, reviewerId: string, value: number | null, at: string): FactsView => ({
  ...facts,
  reviews: [...facts.reviews, { reviewerId, value, at }],
})

function answered(facts: FactsView, key: string, takes: number, at: string): FactsView {
  const known = facts.answered.find((one) => one.key === key)
  if (!known) return { ...facts, answered: [...facts.answered, { key, at, takes }] }
  if (known.takes >= takes) return facts
  return { ...facts, answered: facts.answered.map((one) => (one === known ? { ...one, takes } : one)) }
}
