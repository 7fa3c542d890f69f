import { shownPlace } from '#contracts/interview/plan.ts'
import { ERASED } from '#contracts/kernel/event.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { Booking, KnownInterview } from '#domain/interview/interview.ts'
import { userDecider } from '#domain/user/decider.ts'
import { contactOf } from '../../core/contact-of.ts'
import type { Core } from '../../core/core.ts'
import { interviewLink } from '../../core/secrets/interview-link.ts'
import { type Invited, type Meeting, meetingUid } from './calendar-file.ts'
import type { InterviewThen } from './recorded-interview.ts'
import { replyAddress } from './reply-address.ts'

type Person = { id: string | null; name: string; address: string }
/** What one reader may know of an interview; `userId` null: the candidate. */
export type MeetingDetails = {
  userId: UserId | null
  summary: string
  description: string
  place: string
  link: string
  /** Colleagues who take part, or may, and are still of the company. */
  people: Person[]
  candidate: { name: string; email: string } | null
}

export async function meetingDetails(
  core: Core,
  companyId: string,
  { now, before, isErased }: InterviewThen,
  { userId, job }: { userId: UserId | null; job: string },
): Promise<MeetingDetails> {
  const { interviewId, linkId } = now
  const [people, contact] = await Promise.all([
    peopleOf(core, companyId, now, now.booking ?? before?.booking ?? null),
    isErased ? null : contactOf(core, { companyId, candidateId: now.candidateId }),
  ])
  return {
    userId,
    summary: now.summary === ERASED ? job : now.summary,
    description: now.description === ERASED ? '' : now.description,
    place: placeOf(now),
    link:
      userId === null
        ? interviewLink(core, { companyId, interviewId, linkId })
        : `${core.settings.publicUrl}/meetings/${interviewId}`,
    people,
    candidate: contact && { name: contact.name, email: contact.email },
  }
}

type Sent = Pick<Meeting, 'method' | 'sequence'> & { booking: Booking; company: string; name: string }

/** The appointment in its reader's calendar: the same UID and SEQUENCE wherever they get it from. */
export function meetingOf(
  core: Core,
  companyId: string,
  { now, recorded }: InterviewThen,
  { userId, summary, description, place, link, people, candidate }: MeetingDetails,
  { booking, company, name, ...sent }: Sent,
): Meeting {
  const { interviewId } = now
  const invitees = userId === null ? [{ id: null, name, address: candidate?.email ?? '' }] : people
  return {
    ...sent,
    uid: meetingUid(interviewId, core.settings.publicUrl),
    at: recorded.occurredAt,
    start: booking.start,
    end: booking.end,
    summary,
    description: descriptionOf({ description, candidate: userId === null ? '' : (candidate?.name ?? ''), link }),
    location: place,
    url: link,
    organizer: { name: company, address: replyAddress(core, { companyId, interviewId, userId }) },
    attendees: invitees.map((person) => invited(person, now)),
  }
}

/** A colleague reads whom it is with. */
export const descriptionOf = (of: { description: string; candidate: string; link: string }) =>
  [of.description, of.candidate, of.link].filter(Boolean).join('\n\n')

export const placeOf = ({ rooms, ...of }: Pick<KnownInterview, 'rooms' | 'place' | 'link'>) =>
  [...rooms.map(({ name }) => name), shownPlace(of)?.value].filter(Boolean).join(', ')

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
