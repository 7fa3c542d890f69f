import type { Recommendation } from '#contracts/candidate/scoring.ts'
import type { CandidateScore, EarlierScore } from '#contracts/views/candidate.ts'

type Pair<Value> = { before: Value; after: Value }
export type CardChange = {
  at: string
  skills: (Pair<number | null> & { metricId: string; name: string })[]
  recommendation: Pair<Recommendation | null> | null
  version: Pair<number> | null
}

/** What each change of a card changed, the newest first. A skill that the scorecard has lost keeps its id as its name. */
export function changesOf(card: CandidateScore): CardChange[] {
  const { earlier, version, skills, recommendation, changedAt, sentAt } = card
  const names = new Map(skills.map(({ metricId, name }) => [metricId, name]))
  const now: EarlierScore = {
    version,
    recommendation,
    points: Object.fromEntries(skills.map(({ metricId, points }) => [metricId, points])),
    at: changedAt ?? sentAt,
  }
  return [...earlier, now]
    .flatMap((after, index, all): CardChange[] => {
      const before = all[index - 1]
      if (!before) return []
      const ids = [...new Set([...Object.keys(before.points), ...Object.keys(after.points)])]
      const changed = ids.filter((id) => (before.points[id] ?? null) !== (after.points[id] ?? null))
      return [
        {
          at: after.at,
          skills: changed.map((metricId) => ({
            metricId,
            name: names.get(metricId) ?? metricId,
            before: before.points[metricId] ?? null,
            after: after.points[metricId] ?? null,
          })),
          recommendation: pair(before.recommendation, after.recommendation),
          version: pair(before.version, after.version),
        },
      ]
    })
    .reverse()
}

const pair = <Value>(before: Value, after: Value): Pair<Value> | null => (before === after ? null : { before, after })
