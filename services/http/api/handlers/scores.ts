import type { scoreRoutes } from '#contracts/http/api/scores.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

async function shown({ useCases }: Platform, asker: Asker, id: CandidateId) {
  const { scorecard, cards, draft, asked, ...rest } = await useCases.review.scoresOf(asker, id)
  return {
    video_id: id,
    scorecard: {
      ...rest,
      asked: [...asked],
      draft: draft && { points: { ...draft.points }, recommendation: draft.recommendation },
      metrics: (scorecard?.skills ?? []).map(({ metricId, name, weight }) => ({ metric_id: metricId, name, weight })),
      cards: cards.map(({ skills, reviewerId, version, times, score, recommendation }) => ({
        ...{ reviewerId, version, times, score, recommendation },
        metrics: skills.map(({ metricId, name, weight, points }) => {
          return { metric_id: metricId, name, weight, score: points }
        }),
      })),
    },
  }
}

async function rulesOf({ useCases }: Platform, asker: Asker) {
  const {
    mustHave,
    blindReview,
    evaluation = 'off',
    personality = false,
    anonymousReview = 'off',
  } = await useCases.company.jobDefaultsOf(asker)
  return { mustHave, blindReview, evaluation, personality, anonymousReview }
}

export const scoreHandlers: Handlers<typeof scoreRoutes> = {
  getScorecard: async (platform, { asker, params: { id } }) => ({ body: await shown(platform, asker, id) }),

  async draftScorecard(platform, { asker, params: { id }, body, commandId }) {
    const { token } = await platform.useCases.review.draftScore(asker, { candidateId: id, ...body, commandId })
    return { body: await shown(platform, asker, id), token }
  },

  async sendScorecard(platform, { asker, params: { id }, body, commandId }) {
    const { token } = await platform.useCases.review.sendScore(asker, { candidateId: id, ...body, commandId })
    return { body: await shown(platform, asker, id), token }
  },

  async askForScorecards(platform, { asker, params: { id }, body: { reviewers }, commandId }) {
    const { token } = await platform.useCases.review.askForScores(asker, { candidateId: id, reviewers, commandId })
    return { body: await shown(platform, asker, id), token }
  },

  getScoringRules: async (platform, { asker }) => ({ body: await rulesOf(platform, asker) }),

  async setScoringRules(platform, { asker, body, commandId }) {
    const { token } = await platform.useCases.company.changeJobDefaults(asker, { ...body, commandId })
    return { body: await rulesOf(platform, asker), token }
  },
}
