import { charts, type Input, within } from '#contracts/analytics/charts.ts'
import { metrics } from '#contracts/analytics/metrics.ts'
import type { Fact } from '#contracts/analytics/fact.ts'
import { valueOf } from '#contracts/analytics/fields.ts'
import { NONE } from '#contracts/analytics/none.ts'
import type { Group } from '#contracts/analytics/ranges.ts'

export const counts = ['applications', 'started', 'completed', 'reviewed', 'hired', 'rejected'] as const
export type CountKey = (typeof counts)[number]
const GROUPS = 6
export type Grouped = { key: string | null; counts: number[] }

/** A count over time, apart for each of the largest groups; the rest are together, under no key. */
export function grouped(input: Input, chart: CountKey, group: Group): Grouped[] {
  const cells = charts[chart](input).map(({ facts }) => Map.groupBy(facts, valueOf[group]))
  const sizes = new Map<string, number>()
  for (const cell of cells) for (const [key, facts] of cell) sizes.set(key, (sizes.get(key) ?? 0) + facts.length)
  const bySize = [...sizes].toSorted(([, a], [, b]) => b - a).map(([key]) => key)
  const shown = bySize.length > GROUPS ? bySize.slice(0, GROUPS - 1) : bySize
  const rest = bySize.slice(shown.length)
  const line = (key: string | null, keys: readonly string[]) => ({
    key,
    counts: cells.map((cell) => keys.reduce((sum, each) => sum + (cell.get(each)?.length ?? 0), 0)),
  })
  return [...shown.map((key) => line(key, [key])), ...(rest.length > 0 ? [line(null, rest)] : [])]
}

/** Every total of the period for each group, the largest first. */
export function breakdown(input: Input, group: Group) {
  const found = new Map<string, Record<CountKey, number>>()
  const none = Object.fromEntries(counts.map((key) => [key, 0])) as Record<CountKey, number>
  for (const fact of input.facts) {
    const reached = counts.filter((key) => within(input, metrics[key].at(fact, input.jobOf)))
    if (reached.length === 0) continue
    const value = valueOf[group](fact)
    const row = found.get(value) ?? { ...none }
    for (const key of reached) row[key]++
    found.set(value, row)
  }
  return [...found]
    .map(([key, totals]) => ({ key, totals }))
    .toSorted((a, b) => b.totals.applications - a.totals.applications || (a.key < b.key ? -1 : 1))
}

/** The reviewers or reasons that these candidates have, to choose from. */
export const valuesIn = (facts: readonly Fact[], field: 'reviewer' | 'reason') =>
  [...new Set(facts.map(valueOf[field]))].filter((value) => value !== NONE)
