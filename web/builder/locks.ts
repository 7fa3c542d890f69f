import { featureFor, type JobFeature } from '#contracts/job/plan-features.ts'
import { gates } from '#contracts/subscription/features.ts'
import type { AddableKind } from '../modules/table.ts'

/** The feature that a kind waits for, of those that the company's plan lacks. */
export function lockOf(kind: AddableKind, lacks: readonly JobFeature[]): JobFeature | null {
  const feature = featureFor(kind)
  return feature !== null && lacks.includes(feature) ? feature : null
}

/** What no plan brings is offered to those alone who have it. */
export function isOffered(kind: AddableKind, lacks: readonly JobFeature[]): boolean {
  const missing = lockOf(kind, lacks)
  return !(missing && gates[missing].developer)
}
