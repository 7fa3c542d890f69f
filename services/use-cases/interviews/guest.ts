import type { Slot } from '#contracts/interview/plan.ts'
import type { MeetingType, StatusName } from '#contracts/interview/codes.ts'
import { isOver } from '#contracts/interview/transitions.ts'
import { parseInterviewToken } from '#contracts/interview/token.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { worn, type WornBrand } from '#contracts/company/brand-theme.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isZone, knownZone } from '#contracts/kernel/zone.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { type PlaceShown, shownPlace } from '#contracts/interview/plan.ts'
import type { KnownInterview } from '#domain/interview/interview.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { candidates } from '#projections/candidates/candidates.ts'
import { users } from '#projections/users/users.ts'
import { attempts } from '../../core/attempts.ts'
import { companyOfJob } from '../../core/brand-worn.ts'
import type { Core } from '../../core/core.ts'
import { opensInterview } from '../../core/secrets/interview-link.ts'
import { calendarFile, sequenceOf } from '../../effects/calendar/calendar-file.ts'
import { meetingDetails, meetingOf } from '../../effects/calendar/meeting-file.ts'
import { interviewThen } from '../../effects/calendar/recorded-interview.ts'
import { bookTime } from './book.ts'
import { type OfferedTimes, offeredTimes } from './offered-times.ts'

type Visit = { token: string; from: string }

export type MeetingPage = {
  company: { name: string; brand: WornBrand | null }
  job: string
  candidateName: string
  language: string
  interviewId: string
  status: StatusName
  /** Its status is a final one. */
  isOver: boolean
  /** The offer has ended. */
  hasEnded: boolean
  summary: string
  description: string
  type: MeetingType
  duration: number
  place: PlaceShown | null
  /** A service makes a link, and has made none yet. */
  isLinkComing: boolean
  rooms: string[]
  /** Those who take part once it is booked, else those who may. */
  people: string[]
  booking: (Slot & { zone: string }) | null
  movesLeft: number
  zone: string
  expiresAt: string
  times: OfferedTimes | null
}

const notFound = () => new Rejected('interview/not-found', 'There is no such interview')

/** What a candidate can do with the link of an interview, without signing in. The newest state in the log decides. */
export function candidateInterviews(core: Core) {
  const guesses = attempts(core, { name: 'interview-links', limit: 60, windowMs: 15 * 60_000 })

  /** The interview that a token opens; null for a guess. */
  async function opened(token: string): Promise<{ asker: Asker; interview: KnownInterview } | null> {
    const address = parseInterviewToken(token)
    if (!address) return null
    const { state } = await core.commands.stateOf(interviewDecider, address, address.interviewId)
    if (!state.known || !opensInterview(core.engines.keys, { ...address, linkId: state.linkId }, address.secret))
      return null
    const { jobId, candidateId } = state
    const asker: Asker = { kind: 'candidate', companyId: address.companyId, permissions: [], jobId, candidateId }
    return { asker, interview: state }
  }

  /** @throws Rejected 'interview/not-found' for a guess, or 'auth/too-many-attempts' for an address that guesses. */
  async function admitted({ token, from }: Visit) {
    await guesses.check(from)
    const found = await opened(token)
    if (found) return found
    await guesses.count(from)
    throw notFound()
  }

  return {
    /** `zone`: the candidate's; without it that of the booking, or of who planned it. `day`: from which on times are shown. */
    async openMeeting({ zone, day, ...visit }: Visit & { zone?: string; day?: string }): Promise<MeetingPage> {
      const { asker, interview } = await admitted(visit)
      const { companyId } = asker
      const { reads } = core
      const [{ state: job }, { state: candidate }, person] = await Promise.all([
        core.commands.stateOf(jobDecider, asker, interview.jobId),
        core.commands.stateOf(candidateDecider, asker, interview.candidateId),
        reads.store.get(reads.live(candidates), interview.candidateId),
      ])
      if (job.status === 'unknown' || !isKnown(candidate)) throw notFound()
      const { name, look, pictureOf } = await companyOfJob(core, companyId, job.draft.details.brandId)
      const { booking, panel, status } = interview
      const shownZone = zone && isZone(zone) ? zone : knownZone(booking?.zone, interview.zone)
      const people = booking ? booking.attendees : panel.map(({ userId }) => userId)
      const docs = await reads.store.getMany(reads.live(users), [...people])
      const isOpen = status === 'REQUESTED' || status === 'SCHEDULED_IDLE'
      const hasBegun = booking !== null && booking.start <= core.now()
      const hasEnded = interview.expiresAt <= core.now()
      return {
        company: { name: look?.brandName || name, brand: look && worn(companyId, look, pictureOf) },
        job: savedTitle(job.draft.details.jobTitle),
        candidateName: person?.companyId === companyId && !person.dead ? String(person.name) : '',
        language: job.draft.details.language ?? 'en',
        interviewId: interview.interviewId,
        status,
        isOver: isOver(status),
        hasEnded,
        summary: interview.summary,
        description: interview.description,
        type: interview.type,
        duration: interview.duration,
        place: shownPlace(interview),
        isLinkComing: interview.place?.kind === 'service' && interview.link === null,
        rooms: interview.rooms.map((room) => room.name),
        people: docs.flatMap((doc) => (doc && doc.companyId === companyId && !doc.dead ? [String(doc.username)] : [])),
        booking: booking && { start: booking.start, end: booking.end, zone: booking.zone },
        movesLeft: Math.max(0, interview.moves - interview.moved),
        zone: shownZone,
        expiresAt: interview.expiresAt,
        times: isOpen && !hasBegun && !hasEnded ? await offeredTimes(core, asker, interview, shownZone, day) : null,
      }
    },

    /** The appointment as the candidate's calendar keeps it, as in the newest mail. @throws Rejected 'interview/not-found' while none is booked */
    async calendarFileOf(visit: Visit): Promise<string> {
      const { asker, interview } = await admitted(visit)
      const { companyId } = asker
      const { interviewId, booking } = interview
      const [then, { state: job }] = await Promise.all([
        interviewThen(core, companyId, interviewId),
        core.commands.stateOf(jobDecider, asker, interview.jobId),
      ])
      if (!then || !booking || then.now.status !== 'SCHEDULED_IDLE' || job.status === 'unknown') throw notFound()
      const { jobTitle, brandId } = job.draft.details
      const details = await meetingDetails(core, companyId, then, { userId: null, job: savedTitle(jobTitle) })
      const { name: company } = await companyOfJob(core, companyId, brandId)
      const sequence = sequenceOf(then.now.sequence)
      const sent = { method: 'PUBLISH' as const, sequence, booking, company, name: details.candidate?.name ?? '' }
      return calendarFile(meetingOf(core, companyId, then, details, sent))
    },

    /** The job's language, in which a candidate reads the page; null for a guess, and where the job names none. */
    async languageOfMeeting(token: string): Promise<string | null> {
      const found = await opened(token)
      if (!found) return null
      const { state: job } = await core.commands.stateOf(jobDecider, found.asker, found.interview.jobId)
      return job.status === 'unknown' ? null : (job.draft.details.language ?? null)
    },

    /** Books a time, or moves to it. @throws Rejected 'interview/slot-taken', 'interview/not-offered', 'interview/moved-too-often' */
    async chooseTime({
      start,
      zone,
      reason,
      commandId,
      ...visit
    }: Visit & { start: string; zone: string; reason: string | null; commandId?: string }): Promise<{
      token: ConsistencyToken
    }> {
      const { asker, interview } = await admitted(visit)
      return bookTime(core, asker, interview, { interviewId: interview.interviewId, start, zone, reason, commandId })
    },

    async askOtherTimes({ note, ...visit }: Visit & { note: string }): Promise<{ token: ConsistencyToken }> {
      const { asker, interview } = await admitted(visit)
      const { interviewId } = interview
      const command = { type: 'AskOtherTimes', data: { interviewId, note } } as const
      return core.commands.handle(interviewDecider, interviewId, command, core.context(asker))
    },

    async cancelMeeting({ reason, ...visit }: Visit & { reason: string }): Promise<{ token: ConsistencyToken }> {
      const { asker, interview } = await admitted(visit)
      const { interviewId } = interview
      const command = { type: 'CancelInterview', data: { interviewId, reason, withNotification: true } } as const
      return core.commands.handle(interviewDecider, interviewId, command, core.context(asker))
    },
  }
}
