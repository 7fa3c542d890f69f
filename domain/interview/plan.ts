import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { isZone } from '#contracts/kernel/zone.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import type { InterviewCommandData } from '#contracts/interview/commands.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { buffers, durations, interviewLimits as limits } from '#contracts/interview/limits.ts'
import { type InterviewPlan, isMeetingLink } from '#contracts/interview/plan.ts'
import { REQUIRED } from '#contracts/job/rules.ts'

type Plan = InterviewCommandData<'PlanInterview'>
export type Offer = Pick<Plan, 'sharing' | 'slots' | 'window' | 'expiresAt' | 'message'>

/** Refused with what is wrong with each field, in the words of C§5 where it has them. */
export function planned(data: Plan, { now, commandId }: CommandContext): InterviewEvent[] {
  const plan = tidy(data)
  const problems = problemsOf({
    ...peopleProblems(plan),
    ...placeProblems(plan),
    ...offerProblems(plan, plan.duration, now),
  })
  if (problems) throw new Rejected('interview/invalid', 'This interview cannot be planned as it is', problems)
  const { approved, waits, hostId, expiresAt, ...rest } = plan
  const status = !approved ? 'PENDING_APPROVAL' : waits ? 'PENDING_IDLE' : 'REQUESTED'
  return [
    {
      type: 'InterviewPlanned',
      data: {
        ...rest,
        status,
        hostId: hostId!,
        expiresAt: endOf(plan, expiresAt, now),
        moves: limits.moves,
        linkId: commandId,
      },
    },
  ]
}

/** When the offer ends: as chosen, and at the latest with the last time it contains. */
export function endOf(
  { sharing, slots, window }: Pick<Plan, 'sharing' | 'slots' | 'window'>,
  asked: string | null,
  now: string,
) {
  const lasts = sharing === 'ALL' ? window!.end : slots.reduce((last, { end }) => (end > last ? end : last), now)
  return asked && asked < lasts ? asked : lasts
}

export const problemsOf = (problems: Record<string, Words | null>): Record<string, Words> | null => {
  const found = Object.entries(problems).filter((each): each is [string, Words] => each[1] !== null)
  return found.length > 0 ? Object.fromEntries(found) : null
}

function tidy(plan: Plan): Plan {
  const { message: written } = plan
  const message = written && { subject: written.subject.trim(), text: written.text.trim() }
  const place = plan.place && { ...plan.place, value: plan.place.value.trim() }
  return { ...plan, summary: plan.summary.trim(), description: plan.description.trim(), place, message }
}

const tooLong = (text: string, most: number): Words | null =>
  text.length > most ? said`Use at most ${most} characters` : null

function peopleProblems({ panel, some, hostId, rooms, summary, description, duration, buffer, zone }: InterviewPlan) {
  const of = (requirement: string) => panel.filter((each) => each.requirement === requirement).length
  return {
    summary: summary === '' ? REQUIRED : tooLong(summary, limits.summary),
    description: tooLong(description, limits.description),
    duration: (durations as readonly number[]).includes(duration) ? null : ('Choose 15, 30, 45 or 60 minutes' as Words),
    buffer: [buffer.before, buffer.after].every((each) => (buffers as readonly number[]).includes(each))
      ? null
      : ('Choose 0, 5, 10, 15, 30, 45 or 60 minutes' as Words),
    zone: isZone(zone) ? null : ('There is no such time zone' as Words),
    rooms: rooms.length > limits.rooms ? said`Choose at most ${limits.rooms} rooms` : null,
    hostId: hostId === null ? ('Host or Conferencing information is missing.' as Words) : null,
    panel: panelProblem(panel, { required: of('REQUIRED'), some: of('SOME') }, some),
  }
}

function panelProblem(
  panel: InterviewPlan['panel'],
  of: { required: number; some: number },
  some: number | null,
): Words | null {
  if (panel.length === 0) return 'Attendee must not be empty'
  if (panel.length > limits.panel) return said`Name at most ${limits.panel} people`
  if (new Set(panel.map(({ userId }) => userId)).size < panel.length) return 'A person is named twice'
  if (of.some === 1) return 'Name at least 2 people of whom some take part'
  if (of.some > 0 && (some === null || some < 1 || some > of.some))
    return said`Choose how many of the ${of.some} take part`
  return of.required + of.some === 0 ? 'Required participants is a mandatory field' : null
}

function placeProblems({ type, place, rooms, panel, hostId }: InterviewPlan) {
  if (type === 'ONLINE' && place?.kind === 'service') return { place: serviceProblem(place.value, panel, hostId) }
  const kind = { ONLINE: 'link', CALL: 'phone', FACE_TO_FACE: 'address' }[type]
  const missing: Words | null =
    type === 'FACE_TO_FACE'
      ? rooms.length === 0 && !place?.value
        ? 'Say where it takes place'
        : null
      : place?.value
        ? null
        : 'Host or Conferencing information is missing.'
  const wrong: Words | null =
    place && place.kind !== kind
      ? 'This is no way to meet for this kind of interview'
      : place && type === 'ONLINE' && !isMeetingLink(place.value)
        ? 'The link must begin with https://'
        : place && tooLong(place.value, limits.place)
  return { place: missing ?? wrong }
}

/** The link is made on the event in the host's calendar, so that the host has to be there. */
function serviceProblem(
  profileId: string,
  panel: InterviewPlan['panel'],
  hostId: InterviewPlan['hostId'],
): Words | null {
  if (profileId === '') return 'Host or Conferencing information is missing.'
  const host = panel.find(({ userId }) => userId === hostId)
  if (host?.requirement !== 'REQUIRED') return 'The host must be required: the link is made in their calendar'
  return tooLong(profileId, limits.place)
}

/** What can be offered: at most 50 times, or a part of the calendars of at most 30 days, all to come (C§9). */
export function offerProblems({ sharing, slots, window, expiresAt, message }: Offer, duration: number, now: string) {
  const shortest = duration * 60_000
  const fits = ({ start, end }: { start: string; end: string }) => Date.parse(end) - Date.parse(start) >= shortest
  const slotsProblem = (): Words | null => {
    if (slots.length === 0) return 'Select at least one time'
    if (slots.length > limits.slots) return said`Select at most ${limits.slots} times`
    if (slots.some(({ start }) => start <= now)) return 'A time is in the past'
    return slots.every(fits) ? null : 'A time is shorter than the interview'
  }
  const windowProblem = (): Words | null => {
    if (!window || !fits(window)) return 'Availability days and required duration must be positive numbers.'
    if (window.end <= now) return 'This time has passed'
    return window.end > later(now, { days: limits.windowDays + 1 })
      ? said`Times can be offered for at most ${limits.windowDays} days`
      : null
  }
  return {
    slots: sharing === 'SELECT' ? slotsProblem() : null,
    window: sharing === 'ALL' ? windowProblem() : null,
    expiresAt: expiresAt !== null && expiresAt <= now ? ('Choose a moment in the future' as Words) : null,
    'message.subject': message && (message.subject === '' ? REQUIRED : tooLong(message.subject, limits.subject)),
    'message.text': message && (message.text === '' ? REQUIRED : tooLong(message.text, limits.text)),
  }
}
