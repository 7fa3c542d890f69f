import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { answerProblem, outcomeOf, questionFor, tidyAnswer } from '#contracts/candidate/judging.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { fileIn } from '#contracts/candidate/judging.ts'
import { FILE_NOT_THERE } from '#contracts/job/modules/files.ts'
import type { Candidate, KnownCandidate } from '../candidate.ts'
import { notLate } from '../policies/deadline.ts'
import { underWay } from '../policies/known.ts'

/** An answer can be changed until the journey is finished; one that rules the candidate out ends it. */
export function answer(
  { moduleId, answer, journey, closesAt }: CandidateCommandData<'GiveAnswer'>,
  state: Candidate,
  { now }: Pick<CommandContext, 'now'>,
): CandidateEvent[] {
  const candidate = underWay(state)
  notLate(state, closesAt, now)
  const module = questionFor(journey, moduleId, answer)
  const { given, replaced, arrived } = withFile(candidate, moduleId, tidyAnswer(answer))
  const problem = module
    ? (answerProblem(module, given) ?? (arrived ? null : FILE_NOT_THERE))
    : 'This page asks for another kind of answer'
  if (!module || problem) throw new Rejected('candidate/answer-invalid', problem!, { [moduleId]: problem! })
  if (same(candidate.answers[moduleId], given)) return replaced

  const outcome = outcomeOf(module, given)
  const said: CandidateEvent[] = [{ type: 'AnswerGiven', data: { moduleId, answer: given, outcome } }, ...replaced]
  return outcome === 'ok'
    ? said
    : [...said, { type: 'CandidateAutoRejected', data: { moduleId, from: candidate.columnId } }]
}

/** Of a file the answer only has its name from the candidate; what it is was found when it arrived. Those before it go. */
function withFile({ files }: KnownCandidate, moduleId: string, answer: AnswerValue) {
  const named = fileIn(answer)
  const own = files.filter((file) => file.moduleId === moduleId)
  const arrived = own.find(({ fileId }) => fileId === named?.fileId)
  const replaced = own
    .filter((file) => file !== arrived)
    .map(({ fileId }): CandidateEvent => ({ type: 'FileRemoved', data: { fileId, moduleId } }))
  if (!named) return { given: answer, replaced, arrived: true }
  const { size, mimeType } = arrived ?? named
  return {
    given: { ...answer, file: { ...named, size, mimeType } } as AnswerValue,
    replaced,
    arrived: arrived !== undefined,
  }
}
