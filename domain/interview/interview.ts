import type { AttendeeResponse, StatusName } from '#contracts/interview/codes.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import type { Slot } from '#contracts/interview/plan.ts'
import { PREFERRED_PROFILE } from '#contracts/interview/codes.ts'
import { after } from '#contracts/interview/transitions.ts'

type Planned = Extract<InterviewEvent, { type: 'InterviewPlanned' }>['data']

export type Booking = Slot & { attendees: readonly string[]; rooms: readonly string[]; claimed: Slot; zone: string }
export type Answer = { userId: string | null; response: AttendeeResponse }

export type KnownInterview = Omit<Planned, 'status'> & {
  status: StatusName
  /** When and with whom it takes place; null while nothing is booked. */
  booking: Booking | null
  /** How often the candidate has moved it, or given its time back for others. */
  moved: number
  /** Of the newest invitation that calendars have; -1 before the first. */
  sequence: number
  /** Replies to invitations before this one are out of date. */
  answeredFrom: number
  /** Made by the service of its plan; null before, and where there is none. */
  link: string | null
  /** The service made none in time. */
  isLinkMissing: boolean
  answers: readonly Answer[]
  /** When the candidate was last reminded of the offer. */
  remindedAt: string | null
  noShow: boolean
  /** People and rooms that turned out to be taken at the booked time. */
  clashes: readonly string[]
  /** Those of them whose calendar says so: they may become free again. */
  elsewhere: readonly string[]
}
export type Interview = { known: false; erased: boolean } | ({ known: true } & KnownInterview)

/** The time it takes on the days of people and rooms. */
export const freedBy = (booking: Booking | null) =>
  booking && { holderIds: [...booking.attendees, ...booking.rooms], ...booking.claimed }

export const initialState = (): Interview => ({ known: false, erased: false })

export function evolve(state: Interview, event: InterviewEvent): Interview {
  if (event.type === 'InterviewPlanned')
    return {
      known: true,
      ...event.data,
      booking: null,
      moved: 0,
      sequence: -1,
      answeredFrom: -1,
      ...unlinked,
      answers: [],
      remindedAt: null,
      noShow: false,
      clashes: [],
      elsewhere: [],
    }
  if (!state.known) return state
  switch (event.type) {
    case 'InterviewApproved':
      return { ...state, status: after(state.status, 'approve') ?? state.status }
    case 'InterviewDisapproved':
      return { ...state, status: 'DISAPPROVED' }
    case 'InterviewTimesOffered': {
      const { interviewId: _id, message, channel, freed: _freed, ...offer } = event.data
      const said = { message: message ?? state.message, channel: channel ?? state.channel }
      // At their limit they may choose among times that a colleague offers.
      const moved = Math.min(state.moved, state.moves)
      return { ...state, ...offer, ...said, moved, status: 'REQUESTED', booking: null, ...given }
    }
    case 'OtherTimesAsked': {
      const moved = state.moved + (state.booking ? 1 : 0)
      return { ...state, moved, status: 'PENDING_REQUESTED', booking: null, ...given }
    }
    case 'InterviewBooked': {
      const { sequence, previous, by, reason: _reason, start, end, attendees, rooms, claimed, zone } = event.data
      const booking = { start, end, attendees, rooms, claimed, zone }
      const moved = state.moved + (previous && by === 'candidate' ? 1 : 0)
      return { ...state, status: 'SCHEDULED_IDLE', booking, sequence, answeredFrom: sequence, moved, ...anew }
    }
    case 'InterviewerReplaced':
      return replaced(state, event.data)
    case 'AttendanceAnswered': {
      const { userId, response } = event.data
      return { ...state, answers: [...state.answers.filter((each) => each.userId !== userId), { userId, response }] }
    }
    case 'InterviewCancelled':
      return { ...state, status: event.data.status, sequence: event.data.sequence }
    case 'InterviewReminded':
      return { ...state, remindedAt: event.data.remindedAt }
    case 'InterviewExpired':
      return { ...state, status: 'EXPIRED' }
    case 'InterviewCompleted':
      return { ...state, status: 'COMPLETED', noShow: event.data.noShow }
    case 'InterviewClashed':
      return {
        ...state,
        clashes: [...state.clashes, event.data.holderId],
        elsewhere: event.data.found === 'calendar' ? [...state.elsewhere, event.data.holderId] : state.elsewhere,
      }
    case 'InterviewClashCleared': {
      const isOther = (id: string) => id !== event.data.holderId
      return { ...state, clashes: state.clashes.filter(isOther), elsewhere: state.elsewhere.filter(isOther) }
    }
    case 'InterviewLinkAssigned': {
      const { url, by, sequence } = event.data
      return by === 'service'
        ? { ...state, sequence, link: url, isLinkMissing: false }
        : { ...state, sequence, ...unlinked, place: { kind: 'link', value: url } }
    }
    case 'InterviewLinkFailed':
      return { ...state, isLinkMissing: true }
    case 'InterviewErased':
      return { known: false, erased: true }
    default:
      return event satisfies never
  }
}

/** Of a time that is not the booked one any more. */
const anew = { answers: [], clashes: [], elsewhere: [] }
const unlinked = { link: null, isLinkMissing: false }
/** The time is given back, and with it the link that was made for it. */
const given = { ...anew, ...unlinked }

function replaced(
  state: KnownInterview & { known: true },
  { out, in: into, sequence }: { out: string; in: string; sequence: number },
): Interview {
  const swap = (id: string) => (id === out ? into : id)
  const panel = state.panel.map((each) => ({ ...each, userId: swap(each.userId) }))
  const booking = state.booking && { ...state.booking, attendees: state.booking.attendees.map(swap) }
  const answers = state.answers.filter(({ userId }) => userId !== out)
  const clashes = state.clashes.filter((id) => id !== out)
  const elsewhere = state.elsewhere.filter((id) => id !== out)
  const swapped = { ...state, panel, booking, answers, clashes, elsewhere, sequence, answeredFrom: sequence }
  if (out !== state.hostId) return swapped
  // The profile was the former host's; the service that the new one prefers makes another link.
  const place = state.place?.kind === 'service' ? { ...state.place, value: PREFERRED_PROFILE } : state.place
  return { ...swapped, hostId: into, place, ...unlinked }
}
