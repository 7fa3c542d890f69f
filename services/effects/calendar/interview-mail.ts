import { firstNameOf, hasLink, mergedMessage } from '#contracts/candidate/merge-fields.ts'
import { ERASED } from '#contracts/kernel/event.ts'
import { dateTimeFormat } from '#contracts/kernel/formatters.ts'
import type { OfferChannel } from '#contracts/interview/codes.ts'
import { knownZone } from '#contracts/kernel/zone.ts'
import { isLanguage, localeOf } from '#contracts/kernel/language.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import type { Message } from '#infra/engines/mail/mail.ts'
import { makerAmong } from '../../core/calendars/conference.ts'
import type { Core } from '../../core/core.ts'
import { answerLink } from '../../core/secrets/answer-link.ts'
import { calendarFile, sequenceOf } from './calendar-file.ts'
import { meetingDetails, meetingOf } from './meeting-file.ts'
import { interviewThen, type InterviewThen } from './recorded-interview.ts'

type Values = Record<string, string>
type Calendar = Message['calendar']

/** Templates whose words are in an interview's stream: what is kept apart from them is which interview, when, and for whom. */
export const isOfInterview = (template: string) => /^(interview|meeting)[A-Z]/.test(template)

/**
 * The values of such a template, what calendars learn with it, and by what its candidate is written to.
 * `revision`: of the interview when it happened; without
 * one, as it is now. `to`: a colleague, or `candidate`.
 * @throws Rejected 'interview/not-found' for a candidate's message after the interview was erased
 */
export async function withInterview(
  core: Core,
  companyId: string,
  template: string,
  values: Values,
): Promise<{ values: Values; calendar: Calendar; channel: OfferChannel }> {
  const { interviewId = '', revision, to = 'candidate' } = values
  const then = await interviewThen(core, companyId, interviewId, revision === undefined ? undefined : Number(revision))
  const userId = to === 'candidate' ? null : to
  if (!then || (then.isErased && userId === null))
    throw new Rejected('interview/not-found', 'There is no such interview')
  const { now, before } = then
  const booking = now.booking ?? before?.booking ?? null
  const details = await meetingDetails(core, companyId, then, { userId, job: values.job ?? '' })
  const { link, people } = details
  const zone = knownZone(userId === null ? booking?.zone : null, now.zone)
  const clock = clockIn(values.language, zone)
  const written = wordsOf(then, { ...values, link })
  const known = {
    ...values,
    ...written,
    link,
    summary: details.summary,
    description: details.description,
    place: details.place,
    candidate: details.candidate?.name ?? '',
    people: people.flatMap(({ id, name }) => (id === userId ? [] : [name])).join(', '),
    minutes: String(now.duration),
    when: booking ? clock.range(booking) : '',
    begins: booking ? clock.short(booking.start) : '',
    was: before?.booking && before.booking.start !== booking?.start ? clock.range(before.booking) : '',
    until: clock.short(now.expiresAt),
    answer: userId !== null && invites.test(template) ? answerLink(core, { companyId, interviewId, userId }) : '',
  }
  const file = calendarNews(template, then, userId)
  if (!file || (file.method === 'REQUEST' && (await isWrittenElsewhere(core, companyId, userId))))
    return { values: known, calendar: undefined, channel: now.channel }
  const sent = { ...file, company: values.company ?? '', name: values.name ?? '' }
  const content = calendarFile(meetingOf(core, companyId, then, details, sent))
  return { values: known, calendar: { method: file.method, content }, channel: now.channel }
}

/**
 * Whose calendar at Cronofy the interview is written into needs no invitation to it: the provider would enter that a second
 * time, under a UID of its own, and the colleague would be busy at the time of their own interview.
 */
async function isWrittenElsewhere(core: Core, companyId: string, userId: string | null): Promise<boolean> {
  if (userId === null || !core.engines.calendars.cronofy) return false
  const { state } = await core.commands.stateOf(availabilityDecider, { companyId }, userId)
  return makerAmong(state.calendars) !== null
}

const invites = /^meeting(Invitation|Changed)$/
const forCalendars = /^(interview(?!Reminder|Doubt|Sure)|meeting(Invitation|Changed|Cancelled)$)/

/** Which booking the calendar of a message's reader learns of, or loses; `userId`: null for the candidate. */
export function calendarNews(
  template: string,
  { now, before }: Pick<InterviewThen, 'now' | 'before'>,
  userId: string | null,
) {
  const lost = before?.booking ?? null
  const isOn = now.status === 'SCHEDULED_IDLE' && now.booking !== null
  const takesPart = isOn && (userId === null || now.booking!.attendees.includes(userId))
  if (!forCalendars.test(template)) return null
  if (takesPart) return { method: 'REQUEST' as const, booking: now.booking!, sequence: sequenceOf(now.sequence) }
  if (!lost || (userId !== null && !lost.attendees.includes(userId))) return null
  const isNumbered = now.sequence > before!.sequence
  const sequence = isNumbered ? sequenceOf(now.sequence) : sequenceOf(before!.sequence, true)
  return { method: 'CANCEL' as const, booking: lost, sequence }
}

/** What people wrote: the planner's message, a reason, a wish. */
function wordsOf({ recorded: { event }, now }: InterviewThen, values: Values): Values {
  switch (event.type) {
    case 'InterviewPlanned':
    case 'InterviewApproved':
    case 'InterviewReminded':
    case 'InterviewTimesOffered': {
      const message = event.type === 'InterviewTimesOffered' ? event.data.message : now.message
      if (!message) return {}
      const { name = '', job, company, link } = values
      const fill = (text: string) =>
        mergedMessage(text, { name, firstName: firstNameOf(name), job, company, sender: company, link })
      return { subject: fill(message.subject), text: fill(message.text), linked: hasLink(message.text) ? 'yes' : '' }
    }
    case 'InterviewCancelled':
      return { reason: shown(event.data.reason), ...(event.data.cause && { cause: event.data.cause }) }
    case 'InterviewBooked':
    case 'InterviewDisapproved':
      return { reason: shown(event.data.reason ?? '') }
    case 'OtherTimesAsked':
      return { reason: shown(event.data.note) }
    case 'AttendanceAnswered':
      return { reason: shown(event.data.comment) }
    default:
      return {}
  }
}
const shown = (text: string) => (text === ERASED ? '' : text)

/** As people of the language write a time in a zone, which is named. */
function clockIn(language: string | undefined, timeZone: string) {
  const locale = localeOf(isLanguage(language) ? language : 'en')
  const of = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  const [long, short] = [
    of({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    of({ weekday: 'short', day: 'numeric', month: 'short' }),
  ]
  return {
    range: ({ start, end }: { start: string; end: string }) => long.formatRange(new Date(start), new Date(end)),
    short: (at: string) => short.format(new Date(at)),
  }
}
