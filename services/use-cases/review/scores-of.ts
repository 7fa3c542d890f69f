import { type Fit, fitOf, quotientOf, type Recommendation, teamScoreOf, totalOf } from '#contracts/candidate/scoring.ts'
import type { ScoredSkill } from '#contracts/candidate/scoring.ts'
import type { Scorecard } from '#contracts/job/draft.ts'
import { type Asker, ownerIdOf } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import type { Filled } from '#domain/candidate/cards.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { allowOnCandidate } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { scorecardsOf } from './score.ts'

/** `score` is the exact quotient, 0 to 100; null without any card, and where they are kept from the asker. */
export type Scores = {
  version: number
  scorecard: Scorecard | null
  average: { score: number | null; fit: Fit | null }
  hidden: boolean
  draft: Filled | null
  asked: readonly string[]
  cards: {
    reviewerId: string
    version: number
    times: number
    score: number | null
    recommendation: Recommendation | null
    skills: readonly ScoredSkill[]
  }[]
}

/** The scorecards of a candidate as the log has them: what was just written is there. @throws Rejected 'candidate/not-found' */
export const scoresOf =
  (core: Core) =>
  async (asker: Asker, candidateId: CandidateId): Promise<Scores> => {
    await allowOnCandidate(core, asker, 'candidates.read', candidateId)
    const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
    if (!isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
    const { sent, drafts, asked } = state.scoring
    const versions = await scorecardsOf(core)(asker, state.jobId)
    const hidden = (await core.readers.hiddenRatingsOn(asker, state.jobId))(Object.keys(sent))
    const cards = hidden ? [] : Object.entries(sent)
    const score = teamScoreOf(cards.flatMap(([, { skills }]) => totalOf(skills) ?? []))
    return {
      version: versions.length,
      scorecard: versions.at(-1) ?? null,
      average: { score, fit: score === null ? null : fitOf(score) },
      hidden,
      draft: drafts[ownerIdOf(asker) ?? ''] ?? null,
      asked,
      cards: cards.map(([reviewerId, card]) => {
        const total = totalOf(card.skills)
        return { reviewerId, ...card, score: total && quotientOf(total) }
      }),
    }
  }
