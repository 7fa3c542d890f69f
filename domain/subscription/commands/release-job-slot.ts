import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { running } from '../policies/running.ts'
import type { Subscription } from '../subscription.ts'

export function releaseJobSlot({ jobId }: SubscriptionCommandData<'ReleaseJobSlot'>, state: Subscription): SubscriptionEvent[] {
  const { holding } = running(state)
  return holding.has(jobId) ? [{ type: 'JobSlotReleased', data: { jobId, inUse: holding.size - 1 } }] : []
}
