import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { same } from '#contracts/kernel/same.ts'
import { running } from '../policies/running.ts'
import type { Subscription } from '../subscription.ts'

export function overrideFeatures(
  { features }: SubscriptionCommandData<'OverrideFeatures'>,
  state: Subscription,
): SubscriptionEvent[] {
  const { terms } = running(state)
  return same(features, terms.features)
    ? []
    : [{ type: 'SubscriptionTermsChanged', data: { volumes: { ...terms.volumes }, features } }]
}
