import { same } from '#contracts/kernel/same.ts'
import type { Terms } from '#contracts/subscription/entitlements.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { type PlanName, planVolumes } from '#contracts/subscription/plans.ts'
import type { RunningSubscription } from '../subscription.ts'

/** What it takes to be on this plan with these volumes; nothing where the company is already. */
export function planChanges(
  { plan: from, terms }: RunningSubscription,
  { plan: to, volumes }: { plan: PlanName; volumes: Terms['volumes'] },
): SubscriptionEvent[] {
  return [
    ...(to === from
      ? []
      : [{ type: 'PlanChanged' as const, data: { from, to, jobSlots: planVolumes[to].activeJobs } }]),
    ...(same(volumes, terms.volumes)
      ? []
      : [{ type: 'SubscriptionTermsChanged' as const, data: { volumes, features: { ...terms.features } } }]),
  ]
}
