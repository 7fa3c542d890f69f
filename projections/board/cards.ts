import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { channelOf } from '#contracts/candidate/channel.ts'
import { foremost } from '#contracts/interview/codes.ts'
import { searchable } from '#contracts/kernel/fold.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { quotientOf, teamScoreOf, totalOf } from '#contracts/candidate/scoring.ts'
import { tagsAfter, tagsAsText } from '#contracts/candidate/tags.ts'
import { averageOf } from '#contracts/candidate/average.ts'
import { personalityOf } from '#contracts/evaluation/personality.ts'
import { isSteady } from '#contracts/evaluation/steady.ts'
import { isInvitedNoMore } from '../invitations/invited-no-more.ts'
import type { Projection } from '../runtime/projection.ts'
import { blank, contactOf } from './blank-card.ts'
import { CardDocument } from './card-document.ts'
import { answersWith } from './measured.ts'
import { withoutName, withWords } from './words.ts'

/** One card per candidate: the board of a job and the table of all candidates are cut from these. */
export const cards: Projection<CardDocument, CandidateEvent> = {
  name: 'cards',
  version: 20,
  category: 'candidate',
  description: 'One row per candidate: column, status, rating and dates',
  schema: CardDocument,
  indexes: [
    { fields: ['companyId', 'jobId', 'columnId', 'rank'] },
    // Searching reads `search` from the index itself and opens only the rows it shows.
    { fields: ['companyId', 'jobId', 'addedRank', 'search'] },
    { fields: ['companyId', 'addedRank', 'search'] },
    { fields: ['companyId', 'status', 'addedRank'] },
    { fields: ['companyId', 'search'] },
    { fields: ['companyId', 'ratingsAvg', 'addedRank'] },
    // The other orders of the table, and what it is filtered by most.
    { fields: ['companyId', 'lastActivityAt', 'addedRank'] },
    { fields: ['companyId', 'startedAt', 'addedRank'] },
    { fields: ['companyId', 'completedAt', 'addedRank'] },
    { fields: ['companyId', 'columnId', 'addedRank'] },
    { fields: ['companyId', 'source', 'addedRank'] },
    { fields: ['companyId', 'addedRank', 'reviewers'] },
    { fields: ['companyId', 'jobId', 'ratingsAvg', 'addedRank'] },
    { fields: ['companyId', 'jobId', 'tagged'] },
    { fields: ['companyId', 'teamScore', 'addedRank'] },
    { fields: ['companyId', 'jobId', 'teamScore', 'addedRank'] },
    { fields: ['companyId', 'aiScore', 'addedRank'] },
    { fields: ['companyId', 'jobId', 'aiScore', 'addedRank'] },
    { fields: ['companyId', 'personalityScore', 'addedRank'] },
    { fields: ['companyId', 'jobId', 'personalityScore', 'addedRank'] },
  ],
  columns: ['board', 'campaign', 'invitedAt', 'comments', 'live', 'scorers', 'chosen', 'words', 'unmaskedBy'],
  maps: ['numbers', 'days', 'skills'],
  counters: [
    { name: 'byColumn', by: ['companyId', 'jobId', 'columnId', 'status'] },
    { name: 'byRating', by: ['companyId', 'jobId', 'columnId', 'ratingsAvg'] },
  ],
  evolve,
}

function evolve(card: CardDocument | null, recorded: Recorded<CandidateEvent>): CardDocument | null {
  const next = changed(card, recorded)
  if (!next || !card || next.trail.length <= card.trail.length) return next
  const { actor, event } = recorded
  return { ...next, movedBy: actor.kind === 'user' && event.type !== 'MustHaveMissed' ? actor.id : null }
}

function changed(card: CardDocument | null, recorded: Recorded<CandidateEvent>): CardDocument | null {
  const { event, occurredAt: at } = recorded
  if (event.type === 'CandidateAdded') return { ...blank(event.data, at), status: 'added' }
  if (event.type === 'CandidateStarted') {
    const started = {
      ...(card ?? blank(event.data, at)),
      ...contactOf(event.data),
      source: card?.source ?? event.data.source,
    }
    const here =
      card?.columnId === event.data.columnId
        ? started
        : inColumn(started, event.data.candidateId, event.data.columnId, at)
    return { ...here, status: 'started', startedAt: at, lastActivityAt: at, journeyVersion: event.data.journeyVersion }
  }
  if (!card) return null
  const id = recorded.stream.slice(recorded.stream.indexOf('-') + 1)
  switch (event.type) {
    case 'CandidateCameBy':
      return { ...card, ...channelOf(event.data) }
    case 'CandidateInvited':
      return { ...card, invitedAt: at, status: card.status === 'added' ? 'pending' : card.status }
    case 'CandidateReminded':
      return { ...card, remindedAt: at }
    case 'HeldReachSettled':
      return isInvitedNoMore(event, card.status) ? { ...card, invitedAt: null, status: 'added' } : card
    case 'InvitationOpened':
    case 'InviteDeadlineChanged':
    case 'InviteDeadlinePassed':
    case 'MailUndelivered':
    case 'SmsUndelivered':
    case 'ApplicationLinkRequested':
    case 'CommentReacted':
    case 'FileRemoved':
    case 'CommentEdited':
    case 'AnswerSignalsNoted':
    case 'ScoreDrafted':
    case 'ScoresAsked':
    case 'RejectionDeclined':
    case 'TranscriptAsked':
    case 'TranscriptFailed':
    case 'EvaluationAsked':
    case 'EvaluationFailed':
    case 'MessageWritten':
    case 'MessageReleased':
    case 'MessageCancelled':
    case 'MessageSent':
    case 'MessageUndelivered':
    case 'RejectionMessageHeld':
    case 'RejectionMessageReleased':
    case 'RejectionMessageCancelled':
    case 'RejectionMessageLeft':
    case 'AutomationRan':
    case 'AutomationSkipped':
    case 'CandidateWaited':
    case 'MeetingOrdered':
    case 'MeetingDue':
    case 'OutsideStepRecorded':
      return card
    case 'CandidateUnmasked':
      return { ...card, unmaskedBy: `${card.unmaskedBy} ${event.data.userId}` }
    case 'CandidateRenamed':
      return {
        ...withoutName(card, event.data.name),
        name: event.data.name,
        search: searchable(event.data.name, card.email),
      }
    case 'AnswerGiven':
      return {
        ...withWords(card, event),
        answered: withOne(card.answered, event.data.moduleId),
        ...answersWith(card, event.data),
        lastActivityAt: at,
      }
    case 'TranscriptMade':
    case 'TranscriptCorrected':
      return withWords(card, event)
    case 'RecordingSubmitted':
      return { ...card, answered: withOne(card.answered, event.data.moduleId), lastActivityAt: at }
    case 'RecordingUploaded':
      return { ...card, recorded: withOne(card.recorded, event.data.questionId), lastActivityAt: at }
    case 'RecordingPosterAdded':
      return { ...card, posterId: card.posterId ?? event.data.posterId }
    case 'FileUploaded':
      return { ...card, lastActivityAt: at }
    case 'JourneyFinished':
      return { ...card, status: event.data.uploadsPending > 0 ? 'uploading' : card.status, lastActivityAt: at }
    case 'CandidateCompleted':
      return { ...card, status: 'completed', completedAt: at }
    case 'CandidateAutoRejected':
      return { ...inColumn(card, id, 'rejected', at), status: 'auto rejected', rejected: true }
    case 'CandidateMovedToColumn':
      return { ...inColumn(card, id, event.data.to, at), rejected: false }
    case 'CandidateRejected':
      return { ...inColumn(card, id, 'rejected', at), rejected: true }
    case 'CandidateMoveUndone':
      return { ...backInColumn(card, id, event.data.to, at), rejected: event.data.to === 'rejected' }
    case 'CandidateRated':
      return withRatings(card, { ...card.ratings, [event.data.reviewerId]: event.data.value })
    case 'RatingCleared': {
      const { [event.data.reviewerId]: _cleared, ...ratings } = card.ratings
      return withRatings(card, ratings)
    }
    case 'CandidateCommented':
      return { ...card, comments: card.comments + 1 }
    case 'CommentDeleted':
      return { ...card, comments: card.comments - 1 }
    case 'ScoreSent':
    case 'ScoreChanged':
      return withTotal(card, event.data)
    case 'MustHaveMissed':
      return event.data.outcome === 'reject' ? { ...inColumn(card, id, 'rejected', at), rejected: true } : card
    case 'InterviewStepRecorded': {
      const { interviewId, ...how } = event.data
      const interviews = { ...card.interviews, [interviewId]: how }
      return { ...card, interviews, live: foremost(Object.values(interviews))!.step }
    }
    case 'EvaluationConsentGiven':
      return event.data.agreed ? card : { ...card, ai: null, aiScore: null, personalityScore: null }
    case 'EvaluationMade': {
      const { evaluationId, skills, personality } = event.data
      const total = totalOf(skills)
      return withAi(card, {
        evaluationId,
        score: total && quotientOf(total),
        steady: isSteady(event.data),
        looked: false,
        personality: personality
          ? { score: personalityOf(personality.traits).personalityScore, steady: isSteady(personality) }
          : null,
      })
    }
    case 'EvaluationReviewed':
      return card.ai?.evaluationId === event.data.evaluationId ? withAi(card, { ...card.ai, looked: true }) : card
    case 'CandidateShared':
    case 'CandidateShareEnded':
    case 'GuestFeedbackGiven':
      return card
    case 'TagsChanged': {
      const tags = tagsAfter(card.tags, event.data.added ?? [], event.data.removed ?? [])
      return { ...card, tags, tagged: tagsAsText(tags) }
    }
    case 'CandidateReinvited': {
      const again: CardDocument = { ...card, status: 'started', completedAt: null }
      return event.data.to === null ? again : { ...inColumn(again, id, event.data.to, at), rejected: false }
    }
    case 'CandidateDeleted':
    case 'CandidateErased':
      return null
    default:
      return event satisfies never
  }
}

const withRatings = (card: CardDocument, ratings: CardDocument['ratings']): CardDocument => ({
  ...card,
  ratings,
  reviewers: Object.keys(ratings)
    .map((id) => ` ${id}`)
    .join(''),
  ratingsAvg: averageOf(Object.values(ratings)),
})
function withTotal(
  card: CardDocument,
  { reviewerId, skills }: Extract<CandidateEvent, { type: 'ScoreSent' }>['data'],
): CardDocument {
  const total = totalOf(skills)
  const totals = total ? { ...card.totals, [reviewerId]: total } : card.totals
  const scorers = Object.keys(totals).map((each) => ` ${each}`)
  const given = skills.flatMap(({ metricId, points }) => (points === null ? [] : [[metricId, points] as const]))
  const points = { ...card.points, [reviewerId]: Object.fromEntries(given) }
  return {
    ...card,
    ...{ totals, points, skills: averages(Object.values(points)) },
    scorers: scorers.join(''),
    teamScore: teamScoreOf(Object.values(totals)),
  }
}
function averages(cards: readonly Record<string, number>[]): Record<string, number> {
  const all = Map.groupBy(
    cards.flatMap((each) => Object.entries(each)),
    ([metricId]) => metricId,
  )
  return Object.fromEntries(
    [...all].map(([metricId, given]) => [metricId, given.reduce((sum, [, points]) => sum + points, 0) / given.length]),
  )
}
const withAi = (card: CardDocument, ai: NonNullable<CardDocument['ai']>): CardDocument => ({
  ...card,
  ai,
  aiScore: ai.steady || ai.looked ? ai.score : null,
  personalityScore: ai.personality && (ai.personality.steady || ai.looked) ? ai.personality.score : null,
})
const withOne = (list: string[], item: string) => (list.includes(item) ? list : [...list, item])
const inColumn = (card: CardDocument, id: string, columnId: string, at: string): CardDocument => ({
  ...card,
  columnId,
  enteredColumnAt: at,
  rank: `${at}~${id}`,
  trail: [...card.trail, { columnId: card.columnId, enteredAt: card.enteredColumnAt, movedBy: card.movedBy }],
})
/** In the column before, at the place that it had there. */
const backInColumn = (card: CardDocument, id: string, columnId: string, at: string): CardDocument => {
  const { enteredAt, movedBy } = card.trail.at(-1) ?? { enteredAt: at, movedBy: null }
  return { ...inColumn(card, id, columnId, enteredAt), movedBy, trail: card.trail.slice(0, -1) }
}
