import type { Journey } from '../job/journey.ts'
import type { Scorecard } from '../job/draft.ts'
import { isQuestion } from '../job/modules/table.ts'
import type { AnswerValue, Outcome } from './answers.ts'
import { missing, outcomeOf } from './judging.ts'
import { missedMustHaves, type ScoredSkill } from './scoring.ts'
import { type CandidateSource, candidateSources, type CandidateStatus } from './statuses.ts'
import { type Reordering, reorderingOf, reweighed } from './what-if.ts'

/** The answers of a candidate with the result of each, and the scorecards that were sent about them. */
export type Applied = {
  status: CandidateStatus
  source: CandidateSource
  answers: readonly { moduleId: string; answer: AnswerValue | null; outcome: Outcome }[]
  recordings: readonly { moduleId: string; questionId: string }[]
  cards: readonly (readonly ScoredSkill[])[]
  /** Others sent scorecards that are kept from the asker: none of them is counted. */
  cardsHidden: boolean
}

/** What a changed journey or scorecard means for those who applied under an earlier one. */
export type Impact = {
  /** They go on with the journey they began with. */
  underWay: number
  completed: number
  /** Of those who completed: judged by the new rules, they would be rejected, or would not. */
  wouldFail: number
  wouldPass: number
  /** Of those who completed: they were never asked what is required now. */
  unasked: number
  /** Of those who have a scorecard. */
  reordered: Reordering
  cardsHidden: number
  sources: SourceImpact[]
  /** Whether results were compared: without it all but the first two numbers say nothing. */
  isCompared: boolean
}

/**
 * How many of one source pass by the old rules and by the new ones, and the new rate as a part of the best source's.
 * Sources are the only groups that are compared: age, sex and origin are not held, and a stage is itself a decision.
 */
export type SourceImpact = {
  source: CandidateSource
  completed: number
  passed: number
  wouldPass: number
  /** Null where too few completed to compare. */
  ratio: number | null
}
/** A source with fewer is not compared: one person more or less would turn its rate. */
export const FEWEST_COMPARED = 5
/** Below four fifths of the best rate a difference is pointed out. */
export const LEAST_RATIO = 0.8

const finished: readonly CandidateStatus[] = ['uploading', 'completed', 'auto rejected']

/** Replays what was given with the rules of `wanted`. Nothing is changed by it: results stay as they were given. */
export function impactOf(
  applied: Iterable<Applied>,
  { journey: wanted, scorecard }: { journey: Journey; scorecard: Scorecard },
): Impact {
  const questions = new Map(wanted.modules.filter(isQuestion).map((module) => [module.id, module]))
  const impact = { underWay: 0, completed: 0, wouldFail: 0, wouldPass: 0, unasked: 0, cardsHidden: 0 }
  const bySource = new Map<CandidateSource, { completed: number; passed: number; wouldPass: number }>()
  const scored: { before: Applied['cards']; after: Applied['cards'] }[] = []
  for (const { status, source, answers, recordings, cards: before, cardsHidden } of applied) {
    if (status === 'started') impact.underWay += 1
    if (!finished.includes(status)) continue
    impact.completed += 1
    if (cardsHidden) impact.cardsHidden += 1
    const after = before.map((card) => reweighed(card, scorecard.skills))
    if (before.length > 0) scored.push({ before, after })
    const failed = answers.some(({ outcome }) => outcome === 'fail') || missedMustHaves(before).length > 0
    const fails =
      missedMustHaves(after).length > 0 ||
      answers.some(({ moduleId, answer }) => {
        const question = questions.get(moduleId)
        return question !== undefined && answer !== null && outcomeOf(question, answer) === 'fail'
      })
    const known = bySource.get(source) ?? { completed: 0, passed: 0, wouldPass: 0 }
    bySource.set(source, {
      completed: known.completed + 1,
      passed: known.passed + Number(!failed),
      wouldPass: known.wouldPass + Number(!fails),
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
  const sources = candidateSources.flatMap((source) => {
    const counted = bySource.get(source)
    return counted ? [{ source, ...counted }] : []
  })
  return { ...impact, reordered: reorderingOf(scored), sources: compared(sources), isCompared: true }
}

/** For who may change a job and not see its candidates: changed rules, tried again and again, would tell what one person answered. */
export const withoutResults = ({ underWay, completed }: Impact): Impact => ({
  ...{ underWay, completed, wouldFail: 0, wouldPass: 0, unasked: 0, cardsHidden: 0 },
  ...{ reordered: reorderingOf([]), sources: [], isCompared: false },
})

function compared(sources: readonly Omit<SourceImpact, 'ratio'>[]): SourceImpact[] {
  const enough = sources.filter(({ completed }) => completed >= FEWEST_COMPARED)
  const best = Math.max(0, ...enough.map(({ wouldPass, completed }) => wouldPass / completed))
  return sources.map((source) => ({
    ...source,
    ratio: enough.length > 1 && enough.includes(source) && best > 0 ? source.wouldPass / source.completed / best : null,
  }))
}
