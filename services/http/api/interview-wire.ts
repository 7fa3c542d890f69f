import type * as z from 'zod'
import { dayAfter, isDay } from '#contracts/kernel/day.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { dayIn, isZone, toClock } from '#contracts/kernel/zone.ts'
import type { EventGiven, InterviewEvent, OfferGiven } from '#contracts/http/api/interviews.ts'
import {
  attendeeResponses,
  type MeetingType,
  meetingTypes,
  messageSources,
  type OfferChannel,
  offerChannels,
  requirements,
  type Sharing,
  sharings,
  statusCodes,
} from '#contracts/interview/codes.ts'
import { type InterviewPlan, type OfferMessage, shownPlace, type Slot } from '#contracts/interview/plan.ts'
import type { ListedInterview } from '#projections/interviews/reader.ts'
import type { PlanGiven } from '#services/use-cases/interviews/staff.ts'

type Given = z.output<typeof EventGiven>
type Offer = z.output<typeof OfferGiven>

export const nameOf = <Name extends string>(codes: Readonly<Record<Name, number>>, code: number) =>
  Object.entries(codes).find(([, each]) => each === code)![0] as Name
const placeKind = { ONLINE: 'link', CALL: 'phone', FACE_TO_FACE: 'address' } as const

const NOT_POSITIVE = 'Availability days and required duration must be positive numbers.'
const EMPTY = 'Attendee must not be empty'
const ROUND_ROBIN = ' and round robin value must be a positive number if round robin mode is enabled.'

const refused = (field: string, problem: string) => new Rejected('interview/invalid', problem, { [field]: problem })

/** A plan without its times. @throws Rejected 'interview/invalid' in the words of C§5 */
export function planOf(given: Given): Omit<PlanGiven, 'sharing' | 'slots' | 'window'> {
  const { summary, description, rooms, buffer, tzid, attendees, round_robin_mode, round_robin_value } = given
  if (given.kind === 1) throw refused('kind', 'Interviews with several candidates are coming soon')
  if (given.required_duration <= 0) throw refused('required_duration', NOT_POSITIVE)
  if (round_robin_mode && (attendees.length === 0 || (round_robin_value ?? 0) <= 0))
    throw refused('round_robin_value', EMPTY + ROUND_ROBIN)
  const type: MeetingType = nameOf(meetingTypes, given.type)
  const [conferencing, profileId] = [given.conferencing.trim(), given.profile_id?.trim() ?? '']
  return {
    type,
    summary,
    description,
    duration: given.required_duration,
    buffer: { before: Math.max(-1, buffer.before), after: Math.max(-1, buffer.after) },
    panel: attendees.map(({ user_id: userId, required }) => ({ userId, requirement: nameOf(requirements, required) })),
    some: round_robin_mode ? round_robin_value : null,
    hostId: given.host,
    rooms,
    place: profileId
      ? { kind: 'service', value: profileId }
      : conferencing
        ? { kind: placeKind[type], value: conferencing }
        : null,
    zone: tzid,
  }
}

type Offered = Pick<InterviewPlan, 'sharing' | 'slots' | 'window'> & {
  expiresAt: string | null
  message: OfferMessage
  channel: OfferChannel | null
}

/** Times on the clocks of a zone. @throws Rejected 'interview/invalid' */
export function offerOf({ slots, availability_days: days, ...given }: Offer, zone: string, now: string): Offered {
  const sharing: Sharing = nameOf(sharings, given.sharing)
  const channel = given.channel === null ? (given.message?.channel ?? null) : offerChannels[given.channel]
  const message = given.message && { subject: given.message.subject, text: given.message.text }
  const rest = { expiresAt: given.expires_at, message, channel }
  if (sharing === 'SELECT') return { sharing, slots, window: null, ...rest }
  if (!isZone(zone)) throw refused('tzid', 'There is no such time zone')
  if (days === null || days <= 0) throw refused('availability_days', NOT_POSITIVE)
  if (days > 366) throw refused('availability_days', 'Times can be offered for at most 30 days')
  const first = given.first_day ?? toClock(Date.parse(now), zone).day
  if (!isDay(first)) throw refused('first_day', 'Choose a date of the calendar')
  const window: Slot = { start: dayIn(first, zone).start, end: dayIn(dayAfter(first, days - 1), zone).end }
  return { sharing, slots: [], window, ...rest }
}

const wireNames: Readonly<Record<string, string>> = {
  duration: 'required_duration',
  panel: 'attendees',
  hostId: 'host',
  place: 'conferencing',
  zone: 'tzid',
  window: 'availability_days',
  expiresAt: 'expires_at',
}

/** What is wrong with each field, by the names that programs know. */
export async function inWireNames<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Rejected) || error.code !== 'interview/invalid' || !error.fields) throw error
    const fields = Object.entries(error.fields).map(([name, problem]) => [wireNames[name] ?? name, problem])
    throw new Rejected(error.code, error.message, Object.fromEntries(fields))
  }
}

/** The fields of C§3 with the numbers of C§4. */
export function eventOf(found: ListedInterview): z.input<typeof InterviewEvent> {
  const { type, status, sharing, panel, attendees, answers, place, rooms, changes, some } = found
  const answerOf = (userId: string | null) => answers.find((each) => each.userId === userId)
  const declined = changes.findLast((each) => /^Interview(Cancelled|Disapproved)$/.test(each.type))
  return {
    event_id: found.interviewId,
    job_id: found.jobId,
    video_id: found.candidateId,
    candidate_name: found.candidateName,
    kind: 0,
    status: statusCodes[status],
    type: meetingTypes[type],
    summary: found.summary,
    description: found.description,
    required_duration: found.duration,
    buffer: found.buffer,
    attendees: panel.map(({ userId, requirement }) => ({
      user_id: userId,
      required: requirements[requirement],
      attending: attendees.includes(userId),
      response: attendeeResponses[answerOf(userId)?.response ?? 'PENDING'],
      comment: answerOf(userId)?.comment ?? '',
    })),
    candidate_response: attendeeResponses[answerOf(null)?.response ?? 'PENDING'],
    round_robin_mode: some !== null,
    round_robin_value: some,
    host: found.hostId,
    conferencing: shownPlace(found)?.value ?? '',
    profile_id: place?.kind === 'service' ? place.value : null,
    link_missing: found.isLinkMissing,
    rooms: rooms.map(({ name }) => name),
    sharing: sharings[sharing],
    slots: found.slots,
    window: found.window,
    expires_at: found.expiresAt,
    tzid: found.zone,
    candidate_tzid: found.candidateZone,
    start: found.start,
    end: found.end,
    no_show: found.noShow,
    clashes: found.clashes,
    message_source: found.message === null ? messageSources.TAIRA : messageSources.MANUAL,
    channel: offerChannels.indexOf(found.channel) as 0 | 1 | 2,
    note: found.asked,
    decline_reason: declined?.reason ?? null,
    created_at: found.plannedAt,
    updated_at: found.changedAt,
  }
}
