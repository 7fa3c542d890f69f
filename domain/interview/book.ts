import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { isZone } from '#contracts/kernel/zone.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { InterviewCommandData } from '#contracts/interview/commands.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import type { Slot } from '#contracts/interview/plan.ts'
import { freedBy, type KnownInterview } from './interview.ts'

/** The time of an interview that begins then, and the time it claims in calendars, buffers included. */
export function timesOf(
  { duration, buffer }: Pick<KnownInterview, 'duration' | 'buffer'>,
  start: string,
): { time: Slot; claimed: Slot } {
  const end = later(start, { minutes: duration })
  return {
    time: { start, end },
    claimed: { start: later(start, { minutes: -buffer.before }), end: later(end, { minutes: buffer.after }) },
  }
}

const within = (inner: Slot, outer: Slot) => outer.start <= inner.start && inner.end <= outer.end

/** Whether the offer contains this start. Whether people are free then is another question, answered by their claims. */
export function isOffered(interview: KnownInterview, start: string, now: string): boolean {
  const { time } = timesOf(interview, start)
  if (start <= now || interview.expiresAt <= now) return false
  return interview.sharing === 'SELECT'
    ? interview.slots.some((slot) => within(time, slot))
    : interview.window !== null && within(time, interview.window)
}

export function booked(
  state: KnownInterview,
  { start, attendees, zone, reason }: InterviewCommandData<'BookInterview'>,
  { asker, now }: CommandContext,
): InterviewEvent[] {
  const { interviewId, booking } = state
  const byCandidate = asker.kind === 'candidate'
  if (booking?.start === start && !moreNeeded(state, booking.attendees) && sameSet(booking.attendees, attendees))
    return []
  if (byCandidate && !isOffered(state, start, now))
    throw new Rejected('interview/not-offered', 'This time is not offered any more')
  if (start <= now) throw new Rejected('interview/not-offered', 'This time has passed')
  if (byCandidate && booking && booking.start <= now)
    throw new Rejected('interview/wrong-status', 'This interview has begun')
  // Who gave a time back for others has moved it by that.
  if (byCandidate && (booking ? state.moved >= state.moves : state.moved > state.moves))
    throw new Rejected(
      'interview/moved-too-often',
      said`You can move an interview ${state.moves} times. Please write to the company.`,
    )
  if (!isZone(zone)) throw new Rejected('interview/invalid', 'There is no such time zone')
  const strange = attendees.some((id) => !state.panel.some(({ userId }) => userId === id))
  if (strange || moreNeeded(state, attendees))
    throw new Rejected('interview/invalid', 'The people needed for this interview are not all there')
  const { time, claimed } = timesOf(state, start)
  return [
    {
      type: 'InterviewBooked',
      data: {
        interviewId,
        ...time,
        claimed,
        attendees: [...attendees],
        rooms: state.rooms.map(({ roomId }) => roomId),
        zone,
        sequence: state.sequence + 1,
        previous: booking && { start: booking.start, end: booking.end },
        freed: freedBy(booking),
        by: byCandidate ? 'candidate' : 'colleague',
        reason: reason?.trim() || null,
      },
    },
  ]
}

/** Whether a required person, or one of as many others as the plan asks for, is missing. */
function moreNeeded({ panel, some }: KnownInterview, attendees: readonly string[]): boolean {
  const there = (requirement: string) =>
    panel.filter((each) => each.requirement === requirement && attendees.includes(each.userId)).length
  const required = panel.filter((each) => each.requirement === 'REQUIRED').length
  return there('REQUIRED') < required || there('SOME') < (some ?? 0)
}

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each) => b.includes(each))
