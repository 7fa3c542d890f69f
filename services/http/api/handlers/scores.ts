import type { scoreRoutes } from '#contracts/http/api/scores.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { mergeTokens } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allowOnJob } from '../../../core/authorize.ts'
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

async function reviewRulesOf(platform: Platform, asker: Asker, jobId: JobId) {
  await allowOnJob(platform, asker, 'jobs.create', jobId)
  const { state } = await platform.commands.stateOf(jobDecider, asker, jobId)
  if (state.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
  const { blindReview, anonymousReview } = state
  return { blindReview, anonymousReview }
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

  getReviewRules: async (platform, { asker, params: { id } }) => ({ body: await reviewRulesOf(platform, asker, id) }),

  async setReviewRules(platform, { asker, params: { id: jobId }, body: { blindReview, anonymousReview }, commandId }) {
    const { setBlindReview, setAnonymousReview } = platform.useCases.jobs
    const as = (what: string) => ({ jobId, commandId: uuid5(commandId, what) })
    const blind = blindReview === undefined ? null : await setBlindReview(asker, { on: blindReview, ...as('blind') })
    const hiding = anonymousReview && (await setAnonymousReview(asker, { level: anonymousReview, ...as('anonymous') }))
    return {
      body: await reviewRulesOf(platform, asker, jobId),
      token: mergeTokens(blind?.token ?? {}, hiding?.token ?? {}),
    }
  },

  getScoringRules: async (platform, { asker }) => ({ body: await rulesOf(platform, asker) }),

  async setScoringRules(platform, { asker, body, commandId }) {
    const { token } = await platform.useCases.company.changeJobDefaults(asker, { ...body, commandId })
    return { body: await rulesOf(platform, asker), token }
  },
}
