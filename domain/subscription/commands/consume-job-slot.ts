import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { said } from '#contracts/kernel/wording.ts'
import { requireNotStopped, running } from '../policies/running.ts'
import { comesTooLate, entitlementsOf, type Subscription } from '../subscription.ts'

export function consumeJobSlot(
  { jobId, jobRevision }: SubscriptionCommandData<'ConsumeJobSlot'>,
  state: Subscription,
): SubscriptionEvent[] {
  const subscription = running(state)
  const { holding } = subscription
  // A job that holds a slot needs no second one, however often it is activated.
  if (holding.has(jobId) || comesTooLate(subscription, { jobId, jobRevision })) return []
  const entitled = entitlementsOf(subscription)
  requireNotStopped(entitled)
  const { activeJobs: jobSlots } = entitled.volumes
  if (jobSlots !== null && holding.size >= jobSlots)
    throw new Rejected(
      'subscription/no-job-slot',
      jobSlots === 1
        ? 'Your plan allows 1 active job, and it is in use.'
        : said`Your plan allows ${jobSlots} active jobs, and all of them are in use.`,
    )
  return [
    {
      type: 'JobSlotConsumed',
      data: { jobId, inUse: holding.size + 1, ...(jobRevision !== undefined && { jobRevision }) },
    },
  ]
}
