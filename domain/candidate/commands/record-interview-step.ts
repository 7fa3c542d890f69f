import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { type Candidate, isKnown } from '../candidate.ts'

/** A candidate who is gone by now has no history to tell. */
export function recordInterviewStep(
  { candidateId: _id, ...data }: CandidateCommandData<'RecordInterviewStep'>,
  state: Candidate,
): CandidateEvent[] {
  if (!isKnown(state)) return []
  const before = state.interviews[data.interviewId]
  if (before?.step === data.step && before.start === data.start) return []
  return [{ type: 'InterviewStepRecorded', data }]
}
