import type { Recommendation } from '#contracts/candidate/scoring.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { dice } from './random.ts'
import type { Step } from './step.ts'

/** How many of those who give stars fill in the scorecard as well. */
const SHARE = 0.7
const advice = (stars: number): Recommendation =>
  stars >= 5 ? 'strong yes' : stars >= 4 ? 'yes' : stars >= 2 ? 'no' : 'strong no'

/**
 * With scorecards that fit the stars: each reviewer sends one with their rating, with the ups and downs people have, so that
 * where stars are far apart the points are too. Must-have skills only propose here, so that the story goes on as written.
 * Rolled apart from the story, which stays the same with and without them.
 */
export function withScores(
  steps: readonly Step[],
  { candidateId, place, scorecard }: { candidateId: string; place: number; scorecard: JobDraft['scorecard'] },
): Step[] {
  const random = dice(7919 * (place + 1))
  const sent = new Set<Step['asker']>()
  return steps.flatMap((step): Step[] => {
    if (step.command.type !== 'RateCandidate' || sent.has(step.asker) || !random.chance(SHARE)) return [step]
    sent.add(step.asker)
    const { value } = step.command.data
    const points = Object.fromEntries(
      scorecard.skills.map(({ metricId }) => {
        const given = 19 * value - 6 + random.between(-13, 13)
        return [metricId, Math.min(100, Math.max(5, Math.round(given / 5) * 5))]
      }),
    )
    const data = { candidateId, version: 1, latest: 1, scorecard, points, recommendation: advice(value) }
    return [
      step,
      { ...step, command: { type: 'SendScore', data: { ...data, basedOn: 0, mustHave: 'propose' as const } } },
    ]
  })
}
