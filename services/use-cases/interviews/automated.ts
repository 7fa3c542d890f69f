import { FREE_TIME_DAYS } from '#contracts/automation/free-time.ts'
import { meetingTypeOf, panelOf, placeOf } from '#contracts/automation/meeting.ts'
import { isDecided } from '#contracts/candidate/anonymity.ts'
import type { InterviewCommandData } from '#contracts/interview/commands.ts'
import type { InterviewPlan } from '#contracts/interview/plan.ts'
import { isOver } from '#contracts/interview/transitions.ts'
import type { SkipReason } from '#contracts/job/automation/kinds.ts'
import type { MeetingAction } from '#contracts/job/automation/schema.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { dayAfter } from '#contracts/kernel/day.ts'
import type { CandidateId, CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { dayIn, toClock } from '#contracts/kernel/zone.ts'
import type { KnownCandidate } from '#domain/candidate/candidate.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import type { KnownJob } from '#domain/job/job.ts'
import { ruleIn } from '#projections/availabilities/availabilities.ts'
import { requireFeature, requireRunning } from '../../core/authorize.ts'
import { activeAmong } from '../../core/colleagues-on.ts'
import type { Core } from '../../core/core.ts'
import { schedulingSettingsOf } from '../availability/all.ts'
import { requireLiveVolume } from './live-volume.ts'

type Plan = InterviewCommandData<'PlanInterview'>
type Of = {
  companyId: CompanyId
  candidateId: CandidateId
  candidate: KnownCandidate
  job: KnownJob
  meetingId: string
  automationId: string
  action: MeetingAction
}

/**
 * The interview that an automation plans now, with colleagues who are still there and times that are still to come; or why it
 * plans none. Whom it may not be shown yet gets no invitation, which would name them.
 */
export async function automatedPlan(core: Core, of: Of): Promise<{ plan: Plan } | { skip: SkipReason }> {
  const { companyId, candidateId, candidate, job, meetingId, action } = of
  const asker: Asker = { kind: 'process', name: 'due-meeting-is-planned', companyId, permissions: [] }
  if (await isPlannedAlready(core, of)) return { skip: 'planned-already' }
  if (job.anonymousReview !== 'off' && !isDecided(candidate.columnId)) return { skip: 'hidden' }
  const here = await colleaguesHere(core, companyId, action)
  const { host } = action.conferencing
  if (!host || !here.has(host)) return { skip: 'panel-gone' }
  const now = core.now()
  const availabilities = await core.readers.availabilitiesOf(asker, [host])
  const zone = ruleIn(availabilities.get(host)!)?.timezone ?? 'UTC'
  const times = offerOf(action, now, zone)
  if (times === null) return { skip: 'no-times' }
  const plan: Plan = {
    ...{ interviewId: meetingId, jobId: candidate.jobId, candidateId },
    type: meetingTypeOf[action.meeting_platform ?? 'online'],
    summary: action.summary.trim(),
    description: '',
    duration: action.duration ?? 0,
    buffer: { before: 0, after: 0 },
    ...panelOf(action, (userId) => here.has(userId)),
    hostId: host,
    rooms: [],
    place: placeOf(action),
    ...times,
    zone,
    expiresAt: null,
    message: null,
    channel: 'email',
    approved: (await schedulingSettingsOf(core)({ companyId })).isAutoApproveEnabled,
    waits: false,
  }
  try {
    await requireRunning(core, asker)
    await requireFeature(core, asker, 'live')
    await requireLiveVolume(core, asker, startsOf(times), 1)
  } catch (error) {
    if (error instanceof Rejected) return { skip: 'live-limit' }
    throw error
  }
  return { plan }
}

/** Of earlier runs of the same automation, one that is neither over nor cancelled. */
async function isPlannedAlready(core: Core, { companyId, candidate, automationId, meetingId }: Of): Promise<boolean> {
  for (const { meetingId: other, run } of candidate.automations.meetings) {
    if (run.automationId !== automationId || other === meetingId) continue
    const { state } = await core.commands.stateOf(interviewDecider, { companyId }, other)
    if (state.known && !isOver(state.status)) return true
  }
  return false
}

/** Those of its people who are active in the company. */
export const colleaguesHere = (core: Core, companyId: CompanyId, action: MeetingAction) =>
  activeAmong(
    core,
    companyId,
    panelOf(action, () => true).panel.map(({ userId }) => userId),
  )

type Times = Pick<InterviewPlan, 'sharing' | 'slots' | 'window'>

/** Its own times that are to come, or free time of the next days; null where all of its own have passed. */
function offerOf({ availability }: MeetingAction, now: string, zone: string): Times | null {
  if (availability.slots.length > 0) {
    const slots = availability.slots.filter(({ start }) => start > now)
    return slots.length > 0 ? { sharing: 'SELECT', slots, window: null } : null
  }
  const last = dayAfter(toClock(Date.parse(now), zone).day, FREE_TIME_DAYS)
  return { sharing: 'ALL', slots: [], window: { start: now, end: dayIn(last, zone).end } }
}

const startsOf = ({ slots, window }: Times) => (window ? [window.start, window.end] : slots.map(({ start }) => start))
