import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { InterviewCommandData } from '#contracts/interview/commands.ts'
import type { SkipReason } from '#contracts/job/automation/kinds.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { automatedPlan } from '../../use-cases/interviews/automated.ts'
import type { ProcessManager, Reaction } from '../process-manager.ts'
import { withdraw } from './record.ts'

const toCandidate = (candidateId: string, type: string, data: object): Reaction => ({
  kind: 'command',
  aggregate: 'candidate',
  id: candidateId,
  command: { type, data: { candidateId, ...data } },
})

/** An interview that an automation ordered is due when the hold of messages is over. */
export const orderedMeetingIsTimed: ProcessManager<CandidateEvent> = {
  name: 'ordered-meeting-is-timed',
  category: 'candidate',
  on: ['MeetingOrdered'],
  react({ event, stream }) {
    if (event.type !== 'MeetingOrdered') return []
    const { id: candidateId } = parseStream(stream)
    const { meetingId, dueAt } = event.data
    const command = { type: 'NoteMeetingDue', data: { candidateId, meetingId } }
    const data = { dueAt, aggregate: 'candidate', id: candidateId, command }
    return [{ kind: 'command', aggregate: 'timer', id: uuid5(meetingId, 'due'), command: { type: 'SetTimer', data } }]
  },
}

type Found = { plan: InterviewCommandData<'PlanInterview'> } | { skip: SkipReason } | { withdrawn: string[] } | null

/**
 * A due interview is planned as the automation says by then (AUTO-002 to AUTO-009); where that is not possible, the candidate's
 * history says why. An undone move takes back what it led to, as long as no time is chosen.
 */
export const dueMeetingIsPlanned: ProcessManager<CandidateEvent, Found> = {
  name: 'due-meeting-is-planned',
  category: 'candidate',
  on: ['MeetingDue', 'CandidateMoveUndone'],
  look: (core, { event, stream, tenant }) => {
    const of = { companyId: tenant, candidateId: parseStream(stream).id }
    if (event.type === 'MeetingDue') return planOf(core, of, event.data)
    return event.type === 'CandidateMoveUndone' ? unchosen(core, of, event.data.from) : Promise.resolve(null)
  },
  react({ event, stream }, found) {
    const { id: candidateId } = parseStream(stream)
    if (found === null) return []
    if ('withdrawn' in found) return found.withdrawn.map((interviewId) => withdraw(interviewId, 'move-undone', false))
    if (event.type !== 'MeetingDue') return []
    const { meetingId } = event.data
    if ('skip' in found) return [toCandidate(candidateId, 'SkipMeeting', { meetingId, reason: found.skip })]
    return [
      { kind: 'command', aggregate: 'interview', id: meetingId, command: { type: 'PlanInterview', data: found.plan } },
    ]
  },
  /** Its last time passed after it was planned. */
  onRefused: ({ event, stream }, { code }) =>
    event.type === 'MeetingDue' && code === 'interview/invalid'
      ? [toCandidate(parseStream(stream).id, 'SkipMeeting', { meetingId: event.data.meetingId, reason: 'no-times' })]
      : [],
}

type Of = { companyId: string; candidateId: string }

async function planOf(
  core: Core,
  { companyId, candidateId }: Of,
  { meetingId, automationId }: { meetingId: string; automationId: string },
): Promise<Found> {
  const { state: candidate } = await core.commands.stateOf(candidateDecider, { companyId }, candidateId)
  if (!isKnown(candidate)) return null
  const { state: job } = await core.commands.stateOf(jobDecider, { companyId }, candidate.jobId)
  if (job.status === 'unknown' || job.status === 'archived') return null
  const kept = job.automations.kept.find(({ automation }) => automation.automationId === automationId)
  const action = kept?.enabledAt ? kept.automation.action : null
  if (action?.type !== 'meeting') return { skip: 'switched-off' }
  return automatedPlan(core, { ...{ companyId, candidateId, candidate, job, meetingId, automationId, action } })
}

/** Interviews that automations of this stage planned, and for which no time is chosen. */
async function unchosen(core: Core, { companyId, candidateId }: Of, columnId: string): Promise<Found> {
  const { state: candidate } = await core.commands.stateOf(candidateDecider, { companyId }, candidateId)
  if (!isKnown(candidate)) return null
  const ids = candidate.automations.meetings
    .filter(({ run }) => run.columnId === columnId && run.trigger !== 'completes')
    .map(({ meetingId }) => meetingId)
  const open = await Promise.all(
    ids.map(async (interviewId) => {
      const { state } = await core.commands.stateOf(interviewDecider, { companyId }, interviewId)
      const waits = state.known && (state.status === 'REQUESTED' || state.status === 'PENDING_APPROVAL')
      return waits && state.booking === null ? [interviewId] : []
    }),
  )
  return { withdrawn: open.flat() }
}
