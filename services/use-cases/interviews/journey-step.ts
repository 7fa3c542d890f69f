import type { AnswerOf, ModuleOf } from '#contracts/job/modules/table.ts'
import type { InterviewCommandData } from '#contracts/interview/commands.ts'
import { isOver } from '#contracts/interview/transitions.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { dayAfter } from '#contracts/kernel/day.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { dayIn, isZone, toClock } from '#contracts/kernel/zone.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import type { Interview, KnownInterview } from '#domain/interview/interview.ts'
import { ruleIn } from '#projections/availabilities/availabilities.ts'
import { uuid5 } from '#infra/hashing.ts'
import { activeAmong } from '../../core/colleagues-on.ts'
import type { Core } from '../../core/core.ts'
import { bookTime } from './book.ts'
import { type OfferedTimes, offeredTimes } from './offered-times.ts'
import { roomsNamed } from './staff.ts'

type Schedule = ModuleOf<'SCHEDULE'>
type Candidate = Extract<Asker, { kind: 'candidate' }>
/** An interview that was cancelled or that ended makes room for another; a page of a journey plans at most so many. */
const MOST = 5

export type ScheduleStep = {
  duration: number
  zone: string
  booking: { start: string; end: string } | null
  /** Null where nothing can be chosen: the panel has left, or the candidate has been interviewed. */
  times: OfferedTimes | null
}

/** What a page of the journey offers now: the interview that was planned on it, or would be (MOD-011). */
export async function scheduleStep(
  core: Core,
  asker: Candidate,
  module: Schedule,
  { zone, day }: { zone?: string | undefined; day?: string | undefined },
): Promise<ScheduleStep> {
  const { interview } = await interviewOf(core, asker, module)
  const shownZone = zone && isZone(zone) ? zone : (interview?.booking?.zone ?? interview?.zone ?? 'UTC')
  const canChoose = interview !== null && !isOver(interview.status)
  return {
    duration: module.requiredDuration,
    zone: shownZone,
    booking: interview?.booking ? { start: interview.booking.start, end: interview.booking.end } : null,
    times: canChoose ? await offeredTimes(core, asker, interview, shownZone, day) : null,
  }
}

/**
 * Books the time that a candidate chose on a page of their journey, or tells the panel that they ask for other times. Booked
 * as from the link of an interview, by the same claims. The same answer twice changes nothing.
 * @throws Rejected 'interview/slot-taken', 'interview/not-offered', 'interview/moved-too-often', 'interview/wrong-status'
 */
export async function answerSchedule(
  core: Core,
  asker: Candidate,
  module: Schedule,
  { start, zone }: AnswerOf<'SCHEDULE'>,
): Promise<ConsistencyToken> {
  const { interviewId, interview, plan } = await interviewOf(core, asker, module)
  if (!interview) throw new Rejected('interview/not-offered', 'This time is not offered any more')
  if (start !== null && interview.booking?.start === start) return {}
  const token: ConsistencyToken = {}
  // Refused before it is planned: an interview that is planned for nothing would wait for its end.
  if (plan && start !== null) {
    const day = toClock(Date.parse(start), interview.zone).day
    const { slots } = await offeredTimes(core, asker, interview, interview.zone, day)
    if (!slots.some((slot) => slot.start === start))
      throw new Rejected('interview/slot-taken', 'This time has just been taken')
  }
  if (plan) {
    const context = core.context(planner(asker.companyId), uuid5(interviewId, 'plan'))
    const planned = await core.commands.handle(
      interviewDecider,
      interviewId,
      { type: 'PlanInterview', data: plan },
      context,
    )
    Object.assign(token, planned.token)
  }
  if (start === null) {
    const command = { type: 'AskOtherTimes', data: { interviewId, note: '' } } as const
    const asked = await core.commands.handle(interviewDecider, interviewId, command, core.context(asker))
    return { ...token, ...asked.token }
  }
  const known = await knownInterview(core, asker, interviewId)
  const chosen = { interviewId, start, zone: isZone(zone) ? zone : known.zone, reason: null }
  return { ...token, ...(await bookTime(core, asker, known, chosen)).token }
}

async function knownInterview(core: Core, asker: Asker, interviewId: string): Promise<KnownInterview> {
  const { state } = await core.commands.stateOf(interviewDecider, asker, interviewId)
  if (!state.known) throw new Rejected('interview/not-found', 'There is no such interview')
  return state
}

type Found = {
  interviewId: string
  /** As it is, or as it would be planned; null where it cannot be. */
  interview: KnownInterview | null
  /** What plans it; null where that is done. */
  plan: InterviewCommandData<'PlanInterview'> | null
}

/** The interview of this page that is not over; one that took place stays. */
async function interviewOf(core: Core, asker: Candidate, module: Schedule): Promise<Found> {
  let interviewId = ''
  for (let n = 0; n < MOST; n++) {
    interviewId = uuid5(asker.candidateId, `schedule ${module.id} ${n}`)
    const { state } = await core.commands.stateOf(interviewDecider, asker, interviewId)
    if (!state.known) return toPlan(core, asker, module, interviewId, state)
    if (!isOver(state.status) || state.status === 'COMPLETED') return { interviewId, interview: state, plan: null }
  }
  return { interviewId, interview: null, plan: null }
}

async function toPlan(
  core: Core,
  asker: Candidate,
  module: Schedule,
  interviewId: string,
  before: Interview,
): Promise<Found> {
  const plan = before.known || before.erased ? null : await planOf(core, asker, module, interviewId)
  if (!plan) return { interviewId, interview: null, plan: null }
  const events = interviewDecider.decide({ type: 'PlanInterview', data: plan }, before, core.context(asker))
  const interview = events.reduce(interviewDecider.evolve, before)
  return { interviewId, interview: interview.known ? interview : null, plan }
}

/** Plans on behalf of who built the journey. */
const planner = (companyId: string): Asker => ({ kind: 'process', name: 'journey', companyId, permissions: [] })
const placeKind = { ONLINE: 'link', CALL: 'phone', FACE_TO_FACE: 'address' } as const

/** Without colleagues who have left the company; null once all have. */
async function planOf(core: Core, asker: Candidate, module: Schedule, interviewId: string) {
  const { companyId, jobId, candidateId } = asker
  const active = await activeAmong(core, companyId, module.attendees)
  const here = module.attendees.filter((userId) => active.has(userId))
  if (here.length === 0) return null
  const hostId = module.hostId ?? here[0]!
  const sharesOut = module.roundRobin && here.length > 1
  const availabilities = await core.readers.availabilitiesOf(planner(companyId), [hostId])
  const zone = ruleIn(availabilities.get(hostId)!)?.timezone ?? 'UTC'
  const now = core.now()
  const hours = module.availabilityHours ?? null
  const last = dayAfter(toClock(Date.parse(now), zone).day, module.availabilityDays)
  const plan: InterviewCommandData<'PlanInterview'> = {
    interviewId,
    jobId,
    candidateId,
    type: module.meetingType,
    summary: module.title.trim(),
    description: module.description.trim(),
    duration: module.requiredDuration,
    buffer: { before: module.bufferBefore ?? 0, after: module.bufferAfter ?? 0 },
    panel: here.map((userId) => ({ userId, requirement: sharesOut ? 'SOME' : 'REQUIRED' })),
    some: sharesOut ? Math.min(module.roundRobinValue, here.length) : null,
    hostId,
    rooms: roomsNamed(companyId, module.rooms),
    place:
      module.meetingType === 'ONLINE' && module.profileId
        ? { kind: 'service', value: module.profileId }
        : { kind: placeKind[module.meetingType], value: module.conferencing.trim() },
    sharing: 'ALL',
    slots: [],
    window: { start: now, end: hours === null ? dayIn(last, zone).end : later(now, { hours }) },
    zone,
    expiresAt: null,
    message: null,
    channel: module.channel ?? 'email',
    // The panel agreed to it where the job went live.
    approved: true,
    waits: true,
  }
  return plan
}
