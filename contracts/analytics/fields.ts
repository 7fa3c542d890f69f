import { candidateStatuses } from '../candidate/statuses.ts'
import { type Fact, placeOf, ratingsOf, rejection, reviewedBy } from './fact.ts'
import { NONE } from './none.ts'
import type { Filter, Group } from './ranges.ts'

/** The stars a candidate has on average, rounded; null without any. */
export function starsOf(fact: Fact): number | null {
  const ratings = [...ratingsOf(fact).values()]
  return ratings.length === 0 ? null : Math.round(ratings.reduce((a, b) => a + b, 0) / ratings.length)
}

/** What figures are grouped and filtered by. Each candidate has one value of each, so that groups add up to the figure. */
export const valueOf: Record<Group, (fact: Fact) => string> = {
  source: ({ source }) => source,
  job: ({ jobId }) => jobId,
  status: ({ status }) => status,
  stage: placeOf,
  stars: (fact) => String(starsOf(fact) ?? NONE),
  reviewer: (fact) => reviewedBy(fact) ?? NONE,
  reason: (fact) => rejection(fact)?.reason ?? NONE,
}

const isId = (text: string) => /^[\w-]{1,60}$/.test(text)
const isStars = (text: string) => /^[1-5]$/.test(text) || text === NONE
const isStatus = (text: string) => (candidateStatuses as readonly string[]).includes(text)
/** Whether a field can have a value: what cannot be is as if it were not asked for. */
export const canBe: Record<Filter, (text: string) => boolean> = {
  status: isStatus,
  stage: isId,
  stars: isStars,
  reviewer: isId,
  reason: isId,
}

/** The candidates that have, in every field of `where`, one of its values. */
export function matching(facts: readonly Fact[], where: Partial<Record<Filter, readonly string[]>> = {}) {
  const asked = Object.entries(where).map(([field, values]) => [valueOf[field as Filter], new Set(values)] as const)
  if (asked.length === 0) return facts
  return facts.filter((fact) => asked.every(([value, values]) => values.has(value(fact))))
}
