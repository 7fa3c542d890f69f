import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { said } from '#contracts/kernel/wording.ts'
import { overlaps } from '#contracts/calendar-day/claims.ts'
import type { InterviewCommand, InterviewCommandData } from '#contracts/interview/commands.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { interviewLimits as limits, offerReminderHours } from '#contracts/interview/limits.ts'
import { isMeetingLink } from '#contracts/interview/plan.ts'
import { after, type InterviewAct, isOver } from '#contracts/interview/transitions.ts'
import type { Decider } from '../decider.ts'
import { booked } from './book.ts'
import { evolve, freedBy, type Interview, initialState, type KnownInterview } from './interview.ts'
import { endOf, offerProblems, planned, problemsOf } from './plan.ts'

/** One live interview of a candidate with colleagues (LIVE-001 to 013). The use case decides who may do it in general. */
export const interviewDecider: Decider<Interview, InterviewCommand, InterviewEvent> = {
  category: 'interview',
  facts: ['approved', 'attendees', 'waits'],
  initialState,
  evolve,
  decide: (command, state, context) => {
    const { type, data } = command
    const { interviewId } = data
    if (type === 'PlanInterview') {
      if (state.known || state.erased) throw new Rejected('interview/exists', 'This interview has been planned before')
      return planned(data, context)
    }
    if (!state.known) {
      if (state.erased && (type === 'EraseInterview' || context.asker.kind === 'process')) return []
      throw new Rejected('interview/not-found', 'There is no such interview')
    }
    requireOwn(state, context)
    switch (type) {
      case 'ApproveInterview':
        allow(state, 'approve')
        return [{ type: 'InterviewApproved', data: { interviewId } }]
      case 'DisapproveInterview':
        allow(state, 'disapprove')
        return [{ type: 'InterviewDisapproved', data: { interviewId, reason: shortText(data.reason) } }]
      case 'OfferTimes':
        return offered(state, data, context)
      case 'RemindOfOffer':
        return reminded(state, context)
      case 'AskOtherTimes':
        if (state.status === 'PENDING_REQUESTED') return []
        allow(state, 'ask')
        requireMovable(state, context)
        return [
          { type: 'OtherTimesAsked', data: { interviewId, note: shortText(data.note), freed: freedBy(state.booking) } },
        ]
      case 'BookInterview':
        allow(state, 'book')
        return booked(state, data, context)
      case 'ReplaceInterviewer':
        return replaced(state, data)
      case 'AnswerAttendance':
        return answered(state, data)
      case 'CancelInterview':
        return cancelled(state, data, context)
      case 'ExpireInterview':
        return after(state.status, 'expire') && data.expiresAt === state.expiresAt
          ? [{ type: 'InterviewExpired', data: { interviewId } }]
          : []
      case 'CompleteInterview':
        return after(state.status, 'complete') && data.end === state.booking?.end
          ? [{ type: 'InterviewCompleted', data: { interviewId, noShow: false } }]
          : []
      case 'NoteNoShow':
        return missed(state, context)
      case 'NoteClash': {
        const { holderId, found, claimed } = data
        const { booking, clashes } = state
        const takesPart = booking !== null && [...booking.attendees, ...booking.rooms].includes(holderId)
        const isNews = takesPart && !clashes.includes(holderId) && overlaps(booking.claimed, claimed)
        return isNews && !isOver(state.status)
          ? [{ type: 'InterviewClashed', data: { interviewId, holderId, found } }]
          : []
      }
      case 'ClearClash':
        return state.elsewhere.includes(data.holderId) && !isOver(state.status)
          ? [{ type: 'InterviewClashCleared', data: { interviewId, holderId: data.holderId } }]
          : []
      case 'AssignLink':
        return linked(state, data.url.trim(), context)
      case 'NoteLinkMissing':
        return state.place?.kind === 'service' && isOn(state) && state.link === null && !state.isLinkMissing
          ? [{ type: 'InterviewLinkFailed', data: { interviewId } }]
          : []
      case 'EraseInterview':
        return [{ type: 'InterviewErased', data: { interviewId } }]
      default:
        return command satisfies never
    }
  },
}

function requireOwn({ candidateId }: KnownInterview, { asker }: CommandContext) {
  if (asker.kind === 'candidate' && asker.candidateId !== candidateId)
    throw new Rejected('interview/not-found', 'There is no such interview')
}

/** The table of transitions decides: what it does not have is refused. */
function allow({ status }: KnownInterview, act: InterviewAct) {
  if (after(status, act)) return
  throw new Rejected(
    'interview/wrong-status',
    isOver(status) ? 'This interview is over' : 'This is not possible as the interview is now',
  )
}

function requireMovable({ booking }: KnownInterview, { asker, now }: CommandContext) {
  if (asker.kind === 'candidate' && booking && booking.start <= now)
    throw new Rejected('interview/wrong-status', 'This interview has begun')
}

function shortText(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length > limits.reason)
    throw new Rejected('interview/invalid', said`Use at most ${limits.reason} characters`)
  return trimmed
}

function offered(
  state: KnownInterview,
  { sharing, slots, window, expiresAt, message, channel }: InterviewCommandData<'OfferTimes'>,
  { now }: CommandContext,
): InterviewEvent[] {
  allow(state, 'offer')
  const offer = { sharing, slots, window, expiresAt, message }
  const problems = problemsOf(offerProblems(offer, state.duration, now))
  if (problems) throw new Rejected('interview/invalid', 'These times cannot be offered', problems)
  const data = {
    interviewId: state.interviewId,
    ...offer,
    channel,
    expiresAt: endOf(offer, expiresAt, now),
    freed: freedBy(state.booking),
  }
  return [{ type: 'InterviewTimesOffered', data }]
}

/** Once a day at most, while a time can be chosen. */
function reminded(
  { interviewId, status, expiresAt, remindedAt }: KnownInterview,
  { now }: CommandContext,
): InterviewEvent[] {
  if (status !== 'REQUESTED' || expiresAt <= now)
    throw new Rejected('interview/wrong-status', 'This is not possible as the interview is now')
  const isRecent = remindedAt !== null && later(remindedAt, { hours: offerReminderHours }) > now
  return isRecent ? [] : [{ type: 'InterviewReminded', data: { interviewId, remindedAt: now } }]
}

function replaced(state: KnownInterview, data: InterviewCommandData<'ReplaceInterviewer'>): InterviewEvent[] {
  const { out, in: into } = data
  if (isOver(state.status)) throw new Rejected('interview/wrong-status', 'This interview is over')
  if (!state.panel.some(({ userId }) => userId === out))
    throw new Rejected('interview/invalid', 'This person is not on the panel')
  if (state.panel.some(({ userId }) => userId === into))
    throw new Rejected('interview/invalid', 'This person is on the panel already')
  const isLearned = state.booking?.attendees.includes(out) === true
  const sequence = isLearned ? state.sequence + 1 : state.sequence
  const claimed = isLearned ? state.booking!.claimed : null
  const freed = claimed && { holderIds: [out], ...claimed }
  return [
    { type: 'InterviewerReplaced', data: { interviewId: state.interviewId, out, in: into, sequence, claimed, freed } },
  ]
}

/** Replies to an older invitation, and those of people who do not take part, change nothing (RFC 5546 2.1.5, 3.2.3). */
function answered(state: KnownInterview, data: InterviewCommandData<'AnswerAttendance'>): InterviewEvent[] {
  const { interviewId, booking, answers, sequence, answeredFrom } = state
  const { userId, response } = data
  if (!booking || state.status !== 'SCHEDULED_IDLE' || data.sequence < answeredFrom) return []
  if (userId !== null && !booking.attendees.includes(userId)) return []
  if (answers.find((each) => each.userId === userId)?.response === response) return []
  return [
    {
      type: 'AttendanceAnswered',
      data: {
        interviewId,
        userId,
        response,
        via: data.via,
        comment: data.comment.trim().slice(0, limits.reason),
        sequence,
      },
    },
  ]
}

function cancelled(
  state: KnownInterview,
  { reason, withNotification, cause }: InterviewCommandData<'CancelInterview'>,
  context: CommandContext,
): InterviewEvent[] {
  const { kind } = context.asker
  const act = kind === 'candidate' ? 'candidateCancel' : kind === 'process' ? 'withdraw' : 'cancel'
  if (kind === 'process' && isOver(state.status)) return []
  allow(state, act)
  requireMovable(state, context)
  const status = after(state.status, act) as Extract<InterviewEvent, { type: 'InterviewCancelled' }>['data']['status']
  const sequence = state.booking ? state.sequence + 1 : state.sequence
  return [
    {
      type: 'InterviewCancelled',
      data: {
        interviewId: state.interviewId,
        status,
        reason: shortText(reason),
        withNotification,
        sequence,
        freed: freedBy(state.booking),
        ...(cause && kind === 'process' && { cause }),
      },
    },
  ]
}

const isOn = ({ status, booking }: KnownInterview) => booking !== null && !isOver(status)

/** A link that a service made for what was changed or typed in since comes too late, and the same one twice says nothing new. */
function linked(state: KnownInterview, url: string, { asker }: CommandContext): InterviewEvent[] {
  const { interviewId, type, place, link, booking } = state
  const byService = asker.kind === 'process'
  const sequence = booking ? state.sequence + 1 : state.sequence
  const data = { interviewId, url, sequence, by: byService ? ('service' as const) : ('colleague' as const) }
  const isUsable = isMeetingLink(url) && url.length <= limits.place
  if (byService) {
    const isWanted = place?.kind === 'service' && isOn(state) && link !== url && isUsable
    return isWanted ? [{ type: 'InterviewLinkAssigned', data }] : []
  }
  if (isOver(state.status)) throw new Rejected('interview/wrong-status', 'This interview is over')
  const problem =
    type !== 'ONLINE'
      ? 'This is no way to meet for this kind of interview'
      : !isMeetingLink(url)
        ? 'The link must begin with https://'
        : isUsable
          ? null
          : said`Use at most ${limits.place} characters`
  if (problem) throw new Rejected('interview/invalid', problem, { place: problem })
  return place?.kind === 'link' && place.value === url ? [] : [{ type: 'InterviewLinkAssigned', data }]
}

function missed({ interviewId, status, booking, noShow }: KnownInterview, { now }: CommandContext): InterviewEvent[] {
  if (!booking || booking.start > now || (status !== 'SCHEDULED_IDLE' && status !== 'COMPLETED'))
    throw new Rejected('interview/wrong-status', 'This interview has not begun')
  return noShow ? [] : [{ type: 'InterviewCompleted', data: { interviewId, noShow: true } }]
}
