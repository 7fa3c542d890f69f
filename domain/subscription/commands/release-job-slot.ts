import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { running } from '../policies/running.ts'
import { comesTooLate, type Subscription } from '../subscription.ts'

export function releaseJobSlot(
  { jobId, jobRevision }: SubscriptionCommandData<'ReleaseJobSlot'>,
  state: Subscription,
): SubscriptionEvent[] {
  const subscription = running(state)
  const { holding } = subscription
  if (!holding.has(jobId) || comesTooLate(subscription, { jobId, jobRevision })) return []
  return [
    {
      type: 'JobSlotReleased',
      data: { jobId, inUse: holding.size - 1, ...(jobRevision !== undefined && { jobRevision }) },
    },
  ]
}
