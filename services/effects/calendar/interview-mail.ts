import { firstNameOf, hasLink, mergedMessage } from '#contracts/candidate/merge-fields.ts'
import type { Booking, KnownInterview } from '#domain/interview/interview.ts'
import { ERASED } from '#contracts/kernel/event.ts'
import { dateTimeFormat } from '#contracts/kernel/formatters.ts'
import { isLanguage, localeOf } from '#contracts/kernel/language.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Message } from '#infra/engines/mail/mail.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { interviewLink } from '../../core/secrets/interview-link.ts'
import { contactOf } from '../../core/contact-of.ts'
import { calendarFile, type Invited, meetingUid, sequenceOf } from './calendar-file.ts'
import { interviewThen, type InterviewThen } from './recorded-interview.ts'
import { replyAddress } from './reply-address.ts'

type Values = Record<string, string>
type Calendar = Message['calendar']

/** Templates whose words are in an interview's stream: what is kept apart from them is which interview, when, and for whom. */
export const isOfInterview = (template: string) => /^(interview|meeting)[A-Z]/.test(template)

/**
 * The values of such a template, and what calendars learn with it. `revision`: of the interview when it happened; without
 * one, as it is now. `to`: a colleague, or `candidate`.
 * @throws Rejected 'interview/not-found' for a candidate's message after the interview was erased
 */
export async function withInterview(
  core: Core,
  companyId: string,
  template: string,
  values: Values,
): Promise<{ values: Values; calendar: Calendar }> {
  const { interviewId = '', revision, to = 'candidate' } = values
  const then = await interviewThen(core, companyId, interviewId, revision === undefined ? undefined : Number(revision))
  const userId = to === 'candidate' ? null : to
  if (!then || (then.isErased && userId === null))
    throw new Rejected('interview/not-found', 'There is no such interview')
  const { now, before } = then
  const { publicUrl } = core.settings
  const link =
    userId === null
      ? interviewLink(core, { companyId, interviewId, linkId: now.linkId })
      : `${publicUrl}/meetings/${interviewId}`
  const booking = now.booking ?? before?.booking ?? null
  const people = await peopleOf(core, companyId, now, booking)
  const zone = (userId === null && booking?.zone) || now.zone
  const clock = clockIn(values.language, zone)
  const summary = now.summary === ERASED ? (values.job ?? '') : now.summary
  const contact = then.isErased ? null : await contactOf(core, { companyId, candidateId: now.candidateId })
  const written = wordsOf(then, { ...values, link })
  const known = {
    ...values,
    ...written,
    link,
    summary,
    description: now.description === ERASED ? '' : now.description,
    place: placeOf(now),
    candidate: contact?.name ?? '',
    people: people.flatMap(({ id, name }) => (id === userId ? [] : [name])).join(', '),
    minutes: String(now.duration),
    when: booking ? clock.range(booking) : '',
    begins: booking ? clock.short(booking.start) : '',
    was: before?.booking && before.booking.start !== booking?.start ? clock.range(before.booking) : '',
    until: clock.short(now.expiresAt),
  }
  const file = calendarOf(template, then, userId)
  if (!file) return { values: known, calendar: undefined }
  const attendees =
    userId === null
      ? [invited({ id: null, name: values.name ?? '', address: contact?.email ?? '' }, now)]
      : people.map((person) => invited(person, now))
  const content = calendarFile({
    uid: meetingUid(interviewId, publicUrl),
    method: file.method,
    sequence: file.sequence,
    at: then.recorded.occurredAt,
    start: file.booking.start,
    end: file.booking.end,
    summary,
    description: [known.description, ...(userId === null ? [] : [known.candidate]), link].filter(Boolean).join('\n\n'),
    location: known.place,
    url: link,
    organizer: { name: values.company ?? '', address: replyAddress(core, { companyId, interviewId, userId }) },
    attendees,
  })
  return { values: known, calendar: { method: file.method, content } }
}

type Person = { id: string | null; name: string; address: string }

/** Who takes part and is still of the company. */
async function peopleOf(
  core: Core,
  companyId: string,
  now: KnownInterview,
  booking: Booking | null,
): Promise<Person[]> {
  const ids = booking?.attendees ?? now.panel.map(({ userId }) => userId)
  const found = await Promise.all(
    ids.map(async (id) => ({ id, user: (await core.commands.stateOf(userDecider, { companyId }, id)).state })),
  )
  return found.flatMap(({ id, user }) =>
    user.status === 'active' ? [{ id, name: user.name, address: user.email }] : [],
  )
}

const invited = ({ id, name, address }: Person, { answers, panel }: KnownInterview): Invited => ({
  name,
  address,
  response: answers.find(({ userId }) => userId === id)?.response ?? 'PENDING',
  required: panel.find(({ userId }) => userId === id)?.requirement !== 'OPTIONAL',
})

const placeOf = ({ rooms, place }: KnownInterview) =>
  [...rooms.map(({ name }) => name), place?.value].filter(Boolean).join(', ')

const forCalendars = /^(interview(?!Reminder)|meeting(Invitation|Changed|Cancelled)$)/

/** Which booking its reader's calendar learns of, or loses. */
function calendarOf(template: string, { now, before }: InterviewThen, userId: string | null) {
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
