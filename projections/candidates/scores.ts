import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { recommendations, teamScoreOf, totalOf } from '#contracts/candidate/scoring.ts'
import { mustHaveModes } from '#contracts/company/job-defaults.ts'

const Recommendation = z.enum(recommendations).nullable()
const points = z.number().int().nullable()

export const ScoreFields = z.object({
  scores: z
    .array(
      z.object({
        reviewerId: z.string(),
        version: z.number().int(),
        latest: z.number().int(),
        skills: z.array(z.object({ metricId: z.string(), name: z.string(), weight: z.number(), points })),
        recommendation: Recommendation,
        times: z.number().int(),
        sentAt: z.string(),
        changedAt: z.string().nullable(),
      }),
    )
    .describe('Scorecards that were sent, one per reviewer, with the weights of the version they were given under'),
  scoresAsked: z.array(z.string()).describe('Reviewers whose scorecards are waited for'),
  missed: z
    .array(
      z.object({
        metricId: z.string(),
        name: z.string(),
        sum: z.number().int(),
        cards: z.number().int(),
        outcome: z.enum(mustHaveModes),
        at: z.string(),
      }),
    )
    .describe('Must-have skills below the limit, and whether that rejected or only proposed it'),
  teamScore: z.number().nullable().describe('Average of the totals of the sent scorecards, 0 to 100, not rounded'),
})
export type ScoreFields = z.infer<typeof ScoreFields>
export const noScores: ScoreFields = { scores: [], scoresAsked: [], missed: [], teamScore: null }

type ScoreEvent = Extract<CandidateEvent, { type: 'ScoreSent' | 'ScoreChanged' | 'ScoresAsked' | 'MustHaveMissed' }>

export function withScores<View extends ScoreFields>(view: View, event: ScoreEvent, at: string): View {
  switch (event.type) {
    case 'ScoreSent':
    case 'ScoreChanged': {
      const { reviewerId } = event.data
      const before = view.scores.find((card) => card.reviewerId === reviewerId)
      const card = {
        ...event.data,
        times: (before?.times ?? 0) + 1,
        sentAt: before?.sentAt ?? at,
        changedAt: before ? at : null,
      }
      const scores = [...view.scores.filter((each) => each !== before), card]
      const teamScore = teamScoreOf(scores.flatMap(({ skills }) => totalOf(skills) ?? []))
      return { ...view, scores, teamScore }
    }
    case 'ScoresAsked':
      return { ...view, scoresAsked: event.data.reviewers }
    case 'MustHaveMissed': {
      const { from: _from, ...missed } = event.data
      return { ...view, missed: [...view.missed, { ...missed, at }] }
    }
  }
}
