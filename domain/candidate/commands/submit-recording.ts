import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'
import { notLate } from '../policies/deadline.ts'
import { underWay } from '../policies/known.ts'
import { takesOf } from '../policies/takes.ts'

/** The chosen take of a question. A later take may replace it while takes are left; sending the same one twice is harmless. */
export function submitRecording(
  { recordingId, moduleId, questionId, take, mimeType, journey, closesAt }: CandidateCommandData<'SubmitRecording'>,
  state: Candidate,
  { now }: Pick<CommandContext, 'now'>,
): CandidateEvent[] {
  const before = 'takes' in state ? state.takes.find((known) => known.recordingId === recordingId) : undefined
  const isReplaced = before && !before.uploaded && isKnown(state) && state.status === 'completed'
  if (before?.moduleId === moduleId && before.questionId === questionId && !isReplaced) return []
  const candidate = underWay(state)
  notLate(state, closesAt, now)
  if (before) throw new Rejected('candidate/answer-invalid', 'This recording answers another question')

  const module = journey.modules.find(({ id }) => id === moduleId)
  const question =
    module && hasRole(module, 'interview') ? module.questions.find(({ id }) => id === questionId) : undefined
  if (!question) throw new Rejected('candidate/answer-invalid', 'This question is not part of the interview')
  const earlier = takesOf(candidate, moduleId, questionId)
  if (take > question.numOfRetakes || earlier.some((known) => known.take >= take))
    throw new Rejected('candidate/no-retakes-left', 'No takes are left for this question')

  return [{ type: 'RecordingSubmitted', data: { recordingId, moduleId, questionId, take, mimeType } }]
}
