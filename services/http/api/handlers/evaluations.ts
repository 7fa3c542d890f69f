import { fitOf } from '#contracts/candidate/scoring.ts'
import type { evaluationRoutes } from '#contracts/http/api/evaluations.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

async function shown({ useCases, caughtUp }: Platform, asker: Asker, id: CandidateId, token?: ConsistencyToken) {
  if (token) await caughtUp(token)
  const { evaluations, ...rest } = await useCases.review.evaluationOf(asker, id)
  const newest = evaluations.at(-1)
  return {
    video_id: id,
    ...rest,
    ai: { score: newest?.ranks ? newest.score : null },
    evaluations: evaluations.map(({ scorecard, skills, personality, unread, reviews, score, ...evaluation }) => ({
      ...evaluation,
      version: scorecard,
      score,
      fit: score === null ? null : fitOf(score),
      coverage: { scored: skills.filter(({ points }) => points !== null).length, skills: skills.length },
      metrics: skills.map(({ metricId, points, ...skill }) => {
        return { metric_id: metricId, score: points, ...skill }
      }),
      personality: personality && {
        ...personality,
        traits: personality.traits.map(({ traitId: trait, points, ...said }) => ({ trait, score: points, ...said })),
      },
      unread: [...unread],
      reviews: [...reviews],
    })),
  }
}

export const evaluationHandlers: Handlers<typeof evaluationRoutes> = {
  getEvaluation: async (platform, { asker, params: { id } }) => ({ body: await shown(platform, asker, id) }),

  async askForEvaluation(platform, { asker, params: { id }, commandId }) {
    const asked = { candidateId: id, evaluationId: uuid5(commandId, `evaluation of ${id}`), commandId }
    const { token } = await platform.useCases.review.askForEvaluation(asker, asked)
    return { body: await shown(platform, asker, id, token), token }
  },

  async reviewEvaluation(platform, { asker, params: { id }, body, commandId }) {
    const { token } = await platform.useCases.review.reviewEvaluation(asker, { candidateId: id, ...body, commandId })
    return { body: await shown(platform, asker, id, token), token }
  },
}
