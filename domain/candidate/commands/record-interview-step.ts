import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** @throws Rejected where the candidate is gone by now: their interviews go with them. */
export function recordInterviewStep(
  { candidateId: _id, ...data }: CandidateCommandData<'RecordInterviewStep'>,
  state: Candidate,
): CandidateEvent[] {
  const before = known(state).interviews[data.interviewId]
  if (before?.step === data.step && before.start === data.start) return []
  return [{ type: 'InterviewStepRecorded', data }]
}
