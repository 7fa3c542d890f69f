import type { Journey } from '../job/journey.ts'
import { isQuestion } from '../job/modules/table.ts'
import type { AnswerValue, Outcome } from './answers.ts'
import { missing, outcomeOf } from './judging.ts'
import type { CandidateStatus } from './statuses.ts'

/** The answers of a candidate, and the result of each. */
export type Applied = {
  status: CandidateStatus
  answers: readonly { moduleId: string; answer: AnswerValue | null; outcome: Outcome }[]
  recordings: readonly { moduleId: string; questionId: string }[]
}

/** What a changed journey means for those who walked through an earlier one. */
export type Impact = {
  /** They go on with the journey they began with. */
  underWay: number
  completed: number
  /** Of those who completed: judged by the new rules, they would be rejected, or would not. */
  wouldFail: number
  wouldPass: number
  /** Of those who completed: they were never asked what is required now. */
  unasked: number
}

const finished: readonly CandidateStatus[] = ['uploading', 'completed', 'auto rejected']

/** Replays what was given with the rules of `wanted`. Nothing is changed by it: results stay as they were given. */
export function impactOf(applied: Iterable<Applied>, wanted: Journey): Impact {
  const questions = new Map(wanted.modules.filter(isQuestion).map((module) => [module.id, module]))
  const impact: Impact = { underWay: 0, completed: 0, wouldFail: 0, wouldPass: 0, unasked: 0 }
  for (const { status, answers, recordings } of applied) {
    if (status === 'started') impact.underWay += 1
    if (!finished.includes(status)) continue
    impact.completed += 1
    const failed = answers.some(({ outcome }) => outcome === 'fail')
    const fails = answers.some(({ moduleId, answer }) => {
      const question = questions.get(moduleId)
      return question !== undefined && answer !== null && outcomeOf(question, answer) === 'fail'
    })
    if (fails && !failed) impact.wouldFail += 1
    if (failed && !fails) impact.wouldPass += 1
    if (failed || fails) continue
    const lacking = missing(wanted, {
      answered: (moduleId) =>
        moduleId === wanted.modules[0]?.id || answers.some((given) => given.moduleId === moduleId),
      recorded: (moduleId, questionId) =>
        recordings.some((take) => take.moduleId === moduleId && take.questionId === questionId),
    })
    if (Object.keys(lacking).length > 0) impact.unasked += 1
  }
  return impact
}
