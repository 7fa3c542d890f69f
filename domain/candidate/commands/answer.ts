import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { answerProblem, outcomeOf, questionFor, tidyAnswer } from '#contracts/candidate/judging.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Candidate } from '../candidate.ts'
import { underWay } from '../policies/known.ts'

/** An answer can be changed until the journey is finished; one that rules the candidate out ends it. */
export function answer(
  { moduleId, answer, journey }: CandidateCommandData<'GiveAnswer'>,
  state: Candidate,
): CandidateEvent[] {
  const candidate = underWay(state)
  const module = questionFor(journey, moduleId, answer)
  const given = tidyAnswer(answer)
  const problem = module ? answerProblem(module, given) : 'This page asks for another kind of answer'
  if (!module || problem) throw new Rejected('candidate/answer-invalid', problem!, { [moduleId]: problem! })
  if (same(candidate.answers[moduleId], given)) return []

  const outcome = outcomeOf(module, given)
  const said: CandidateEvent = { type: 'AnswerGiven', data: { moduleId, answer: given, outcome } }
  return outcome === 'ok'
    ? [said]
    : [said, { type: 'CandidateAutoRejected', data: { moduleId, from: candidate.columnId } }]
}
