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
        earlier: z
          .array(
            z.object({
              version: z.number().int(),
              points: z.record(z.string(), points),
              recommendation: Recommendation,
              at: z.string(),
            }),
          )
          .describe('What it was before each change, the first one first; the newest ones only'),
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
        declined: z.object({ by: z.string(), at: z.string() }).nullable(),
      }),
    )
    .describe('Must-have skills below the limit, and whether that rejected or only proposed it'),
  teamScore: z.number().nullable().describe('Average of the totals of the sent scorecards, 0 to 100, not rounded'),
})
export type ScoreFields = z.infer<typeof ScoreFields>
export const noScores: ScoreFields = { scores: [], scoresAsked: [], missed: [], teamScore: null }

/** Changes that a page shows; the log has them all. */
const EARLIER = 20

type ScoreEvent = Extract<
  CandidateEvent,
  { type: 'ScoreSent' | 'ScoreChanged' | 'ScoresAsked' | 'MustHaveMissed' | 'RejectionDeclined' }
>

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
        earlier: before ? [...before.earlier, asItWas(before)].slice(-EARLIER) : [],
      }
      const scores = [...view.scores.filter((each) => each !== before), card]
      const teamScore = teamScoreOf(scores.flatMap(({ skills }) => totalOf(skills) ?? []))
      return { ...view, scores, teamScore }
    }
    case 'ScoresAsked':
      return { ...view, scoresAsked: event.data.reviewers }
    case 'MustHaveMissed': {
      const { from: _from, ...missed } = event.data
      return { ...view, missed: [...view.missed, { ...missed, at, declined: null }] }
    }
    case 'RejectionDeclined': {
      const { metricIds, declinedBy: by } = event.data
      const missed = view.missed.map((each) =>
        metricIds.includes(each.metricId) ? { ...each, declined: { by, at } } : each,
      )
      return { ...view, missed }
    }
  }
}

function asItWas({ version, skills, recommendation, sentAt, changedAt }: ScoreFields['scores'][number]) {
  const points = Object.fromEntries(skills.map(({ metricId, points: given }) => [metricId, given]))
  return { version, points, recommendation, at: changedAt ?? sentAt }
}
