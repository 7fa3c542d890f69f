import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { InterviewStep, WithdrawalCause } from '#contracts/interview/codes.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { isOver, stepOf } from '#contracts/interview/transitions.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { interviewThen } from '../../effects/calendar/recorded-interview.ts'
import type { ProcessManager, Reaction } from '../process-manager.ts'

const toInterview = (interviewId: string, type: string, data: object = {}): Reaction => ({
  kind: 'command',
  aggregate: 'interview',
  id: interviewId,
  command: { type, data: { interviewId, ...data } },
})
/** The candidate, where `withNotification`, and the colleagues who take part hear of it; their time is released. */
export const withdraw = (interviewId: string, cause: WithdrawalCause, withNotification: boolean) =>
  toInterview(interviewId, 'CancelInterview', { reason: '', withNotification, cause })

type Step = {
  candidateId: string
  isThere: boolean
  isArchived: boolean
  step: InterviewStep
  start: string | null
} | null

/**
 * A candidate's history says how far their interviews have come (ACT-008). One who is gone by now takes theirs with them, and
 * what is planned for a job that is archived by now does not take place.
 */
export const interviewReachesCandidate: ProcessManager<InterviewEvent, Step> = {
  name: 'interview-reaches-candidate',
  category: 'interview',
  on: [
    'InterviewPlanned',
    'InterviewDisapproved',
    'InterviewTimesOffered',
    'OtherTimesAsked',
    'InterviewBooked',
    'InterviewCancelled',
    'InterviewExpired',
    'InterviewCompleted',
  ],
  look: async (core, { stream, revision, tenant }) => {
    const then = await interviewThen(core, tenant, parseStream(stream).id, revision)
    if (!then || then.isErased) return null
    const { candidateId, jobId, status, booking } = then.now
    const [{ state }, { state: job }] = await Promise.all([
      core.commands.stateOf(candidateDecider, { companyId: tenant }, candidateId),
      core.commands.stateOf(jobDecider, { companyId: tenant }, jobId),
    ])
    const isArchived = job.status === 'archived' && !isOver(status)
    return { candidateId, isThere: isKnown(state), isArchived, step: stepOf(status), start: booking?.start ?? null }
  },
  react: ({ event }, found) => {
    if (!found) return []
    const { interviewId } = event.data
    const { candidateId, isThere, isArchived, step, start } = found
    if (!isThere) return gone(interviewId)
    const command = { type: 'RecordInterviewStep', data: { candidateId, interviewId, step, start } }
    return [
      { kind: 'command', aggregate: 'candidate', id: candidateId, command },
      ...(isArchived ? [withdraw(interviewId, 'job-archived', true)] : []),
    ]
  },
  /** Deleted between the look and the command: their own history did not name the interview yet. */
  onRefused: ({ event }, { command }) => (command.type === 'RecordInterviewStep' ? gone(event.data.interviewId) : []),
}

const gone = (interviewId: string) => [
  withdraw(interviewId, 'candidate-deleted', false),
  toInterview(interviewId, 'EraseInterview'),
]

type Own = { interviewId: string; isBooked: boolean; isOver: boolean }

/** Interviews of a candidate who is rejected do not take place; those of one who is deleted are erased. */
export const lostCandidateWithdrawsInterviews: ProcessManager<CandidateEvent, Own[]> = {
  name: 'lost-candidate-withdraws-interviews',
  category: 'candidate',
  on: ['CandidateRejected', 'CandidateDeleted'],
  look: async (core, { stream, tenant }) => interviewsOf(core, tenant, stream),
  react: ({ event }, found) =>
    event.type === 'CandidateDeleted'
      ? found.flatMap(({ interviewId }) => gone(interviewId))
      : // Of an offer that was not taken up they hear nothing: its page says that it is over.
        found.flatMap((each) => (each.isOver ? [] : [withdraw(each.interviewId, 'candidate-rejected', each.isBooked)])),
}

/** As the candidate's own history names them. */
async function interviewsOf(core: Core, companyId: string, stream: string): Promise<Own[]> {
  const history = await core.codec.decodeAll<CandidateEvent>(await core.engines.store.read(stream))
  const ids = history.flatMap(({ event }) => (event.type === 'InterviewStepRecorded' ? [event.data.interviewId] : []))
  return Promise.all(
    [...new Set(ids)].map(async (interviewId) => {
      const { state } = await core.commands.stateOf(interviewDecider, { companyId }, interviewId)
      return {
        interviewId,
        isBooked: state.known && state.status === 'SCHEDULED_IDLE',
        isOver: !state.known || isOver(state.status),
      }
    }),
  )
}
