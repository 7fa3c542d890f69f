import { reminderHours } from '#contracts/interview/limits.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Booking } from '#domain/interview/interview.ts'
import { calendarNews } from '../../effects/calendar/interview-mail.ts'
import { interviewThen } from '../../effects/calendar/recorded-interview.ts'
import { mail } from '../../effects/reactions.ts'
import type { ProcessManager, Reaction } from '../process-manager.ts'
import { type InterviewFacts, lookUp, type Told } from './facts.ts'

/** Of a candidate. */
export const REMINDER = 'interviewReminder'
type News = { to: Told | null | undefined; template: string }
type Facts = InterviewFacts | null

/**
 * What happens to an interview reaches its candidate, the colleagues who take part and who planned it (LIVE-001 to 013).
 * The words stay in the interview's stream, and are looked up as a message leaves. What is past is not announced.
 */
export const interviewIsMailed: ProcessManager<InterviewEvent, Facts> = {
  name: 'interview-is-mailed',
  category: 'interview',
  on: [
    'InterviewPlanned',
    'InterviewApproved',
    'InterviewDisapproved',
    'InterviewTimesOffered',
    'InterviewReminded',
    'OtherTimesAsked',
    'InterviewBooked',
    'InterviewerReplaced',
    'AttendanceAnswered',
    'InterviewCancelled',
    'InterviewExpired',
    'InterviewClashed',
    'InterviewClashCleared',
    'InterviewLinkAssigned',
    'InterviewLinkFailed',
  ],
  look: lookUp,
  react: (recorded, facts) =>
    facts ? [...mailed(recorded, facts).flatMap(sent(recorded, facts)), ...reminders(recorded, facts)] : [],
  /** A reminder is for the booking that it was set for, and for people who still take part. */
  stillWanted: async (core, { event, stream, revision, tenant }, { payload }) => {
    const then = await interviewThen(core, tenant, parseStream(stream).id)
    const { values } = payload as { values: Record<string, string> }
    const booking = then && !then.isErased && then.now.status === 'SCHEDULED_IDLE' ? then.now.booking : null
    if (!then || !booking || booking.start <= core.now()) return false
    const isNewest = event.type === 'InterviewBooked' ? revision === then.bookedAt : revision > then.bookedAt
    return isNewest && (values.to === 'candidate' || booking.attendees.includes(values.to ?? ''))
  },
}

function mailed(recorded: Recorded<InterviewEvent>, facts: InterviewFacts): News[] {
  const { alsoMailed } = facts
  const news = newsOf(recorded, facts)
  if (!alsoMailed) return news
  const toThem = newsOf(recorded, { ...facts, candidate: alsoMailed }).filter(({ to }) => to === alsoMailed)
  return [...news, ...toThem.filter(({ template }) => calendarNews(template, facts, null) !== null)]
}

/** What was to be a text message to a candidate goes to their address, unless it came there for their calendar. */
export function mailedInstead(recorded: Recorded<InterviewEvent>, facts: InterviewFacts, template: string): Reaction[] {
  const { alsoMailed } = facts
  if (!alsoMailed || calendarNews(template, facts, null) !== null) return []
  return template === REMINDER
    ? held(recorded, facts, [{ to: alsoMailed, template }])
    : sent(recorded, facts)({ to: alsoMailed, template })
}

function sent({ event, revision, tenant }: Recorded<InterviewEvent>, { job, now, who }: InterviewFacts) {
  return ({ to, template }: News): Reaction[] => {
    if (!to) return []
    const { interviewId } = event.data
    const { email, id, ...person } = to
    const values = { ...person, to: id, job, who, interviewId, revision: String(revision), companyId: tenant }
    // The candidate's messages wear the brand of the job.
    return [mail({ to: email, template, values: id === 'candidate' ? { ...values, jobId: now.jobId } : values })]
  }
}

/** Who hears what of it, as far as they can be reached. */
export function newsOf({ event, actor }: Recorded<InterviewEvent>, facts: InterviewFacts): News[] {
  const { candidate, before, now, planner, people, approvers, isOver } = facts
  const all = (booking: Booking | null | undefined, template: string): News[] =>
    (booking?.attendees ?? []).map((id) => ({ to: people[id], template }))
  const offer = (isWritten: boolean): News[] =>
    isOver ? [] : [{ to: candidate, template: isWritten ? 'interviewOfferWritten' : 'interviewOffer' }]
  const toPlanner = (template: string): News[] => (actor.id === planner?.id ? [] : [{ to: planner, template }])

  switch (event.type) {
    case 'InterviewPlanned':
      if (event.data.status === 'PENDING_APPROVAL') return approvers.map((to) => ({ to, template: 'meetingApproval' }))
      return event.data.status === 'REQUESTED' ? offer(event.data.message !== null) : []
    case 'InterviewApproved':
    case 'InterviewReminded':
      return offer(now.message !== null)
    case 'InterviewDisapproved':
      return toPlanner('meetingDisapproved')
    case 'InterviewTimesOffered':
      return [...offer(event.data.message !== null), ...all(before?.booking, 'meetingCancelled')]
    case 'OtherTimesAsked':
      return [
        ...toPlanner('meetingOtherTimes'),
        ...(before?.booking ? [{ to: candidate, template: 'interviewReleased' }] : []),
        ...all(before?.booking, 'meetingCancelled'),
      ]
    case 'InterviewBooked':
      return isOver ? [] : bookedNews(facts)
    case 'InterviewerReplaced': {
      if (isOver || !before?.booking || now.sequence === before.sequence) return []
      const { out, in: into } = event.data
      const others = now.booking!.attendees.filter((id) => id !== into)
      return [
        { to: candidate, template: 'interviewChanged' },
        { to: people[into], template: 'meetingInvitation' },
        { to: people[out], template: 'meetingCancelled' },
        ...others.map((id) => ({ to: people[id], template: 'meetingChanged' })),
      ]
    }
    case 'AttendanceAnswered':
      return event.data.response === 'REJECTED' ? toPlanner('meetingDeclined') : []
    case 'InterviewCancelled': {
      const isKnown = before?.status !== 'PENDING_APPROVAL' && before?.status !== 'PENDING_IDLE'
      const isTold = isKnown && (event.data.withNotification || event.data.status === 'CANDIDATE_CANCELLED')
      const isAttending = before?.booking?.attendees.includes(planner?.id ?? '') === true
      return [
        ...(isTold ? [{ to: candidate, template: 'interviewCancelled' }] : []),
        ...all(before?.booking, 'meetingCancelled'),
        ...(isAttending ? [] : toPlanner('meetingCancelled')),
      ]
    }
    case 'InterviewExpired':
      return toPlanner('meetingExpired')
    case 'InterviewClashed':
      return isOver ? [] : clashNews(event.data, facts)
    case 'InterviewClashCleared':
      return isOver ? [] : clearedNews(event.data, facts)
    case 'InterviewLinkAssigned':
      return isOver || !now.booking
        ? []
        : [{ to: candidate, template: 'interviewChanged' }, ...all(now.booking, 'meetingChanged')]
    case 'InterviewLinkFailed':
      return isOver ? [] : once([people[now.hostId], planner], 'meetingNoLink')
    default:
      return []
  }
}

/** One message for each person. */
function once(to: readonly (Told | null | undefined)[], template: string): News[] {
  const told = new Map(to.flatMap((each) => (each ? [[each.id, each] as const] : [])))
  return [...told.values()].map((each) => ({ to: each, template }))
}

/** Who heard that it may move hears that it does not; the candidate once all are free. */
function clearedNews({ holderId }: { holderId: string }, { planner, people, candidate, now }: InterviewFacts): News[] {
  return [
    ...once([planner, people[holderId]], 'meetingFree'),
    ...(now.clashes.length === 0 ? [{ to: candidate, template: 'interviewSure' }] : []),
  ]
}

/** Nothing is cancelled: the colleague and who planned it look at it, and the candidate knows that it may move. */
function clashNews(
  { holderId, found }: Extract<InterviewEvent, { type: 'InterviewClashed' }>['data'],
  { planner, people, candidate }: InterviewFacts,
): News[] {
  return [
    ...once([planner, found === 'calendar' ? people[holderId] : null], 'meetingClash'),
    ...(found === 'calendar' ? [{ to: candidate, template: 'interviewDoubt' }] : []),
  ]
}

/** Who takes part no more gives the time back; who did before learns what changed. */
function bookedNews({ before, now, candidate, people }: InterviewFacts): News[] {
  const [former, current] = [before?.booking?.attendees ?? [], now.booking!.attendees]
  return [
    { to: candidate, template: before?.booking ? 'interviewChanged' : 'interviewBooked' },
    ...current.map((id) => ({
      to: people[id],
      template: former.includes(id) ? 'meetingChanged' : 'meetingInvitation',
    })),
    ...former.filter((id) => !current.includes(id)).map((id) => ({ to: people[id], template: 'meetingCancelled' })),
  ]
}

/** Who joins later is reminded as well. */
function reminders(recorded: Recorded<InterviewEvent>, facts: InterviewFacts): Reaction[] {
  const { event } = recorded
  const { booking } = facts.now
  if (!booking || facts.isOver || (event.type !== 'InterviewBooked' && event.type !== 'InterviewerReplaced')) return []
  const isBooked = event.type === 'InterviewBooked'
  const colleagues = isBooked ? booking.attendees : [event.data.in]
  return held(recorded, facts, [
    ...(isBooked ? [{ to: facts.candidate, template: REMINDER }] : []),
    ...colleagues.map((id) => ({ to: facts.people[id], template: 'meetingReminder' })),
  ])
}

/** Held until their time: a day and an hour before. */
function held(recorded: Recorded<InterviewEvent>, facts: InterviewFacts, news: News[]): Reaction[] {
  const { booking } = facts.now
  if (!booking) return []
  return reminderHours.flatMap((hours) => {
    const holdUntil = later(booking.start, { hours: -hours })
    if (holdUntil <= recorded.occurredAt) return []
    return news.flatMap(sent(recorded, facts)).map((reaction) => {
      if (reaction.kind !== 'call' || reaction.port !== 'mail') return reaction
      const { revision: _revision, ...values } = reaction.payload.values
      return { ...reaction, holdUntil, payload: { ...reaction.payload, values } }
    })
  })
}
