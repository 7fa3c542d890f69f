import type { JobId } from '#contracts/ids.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'

export type RunningSubscription = {
  status: 'active'
  plan: PlanName
  /** How many jobs may be active at once; null is unlimited. */
  jobSlots: number | null
  /** The jobs that hold a slot now. */
  holding: ReadonlySet<JobId>
}
export type Subscription = { status: 'none' } | RunningSubscription

export const initialState = (): Subscription => ({ status: 'none' })

export function evolve(state: Subscription, event: SubscriptionEvent): Subscription {
  if (event.type === 'SubscriptionStarted')
    return { status: 'active', plan: event.data.plan, jobSlots: event.data.jobSlots, holding: new Set() }
  if (state.status === 'none') return state
  switch (event.type) {
    case 'PlanChanged':
      return { ...state, plan: event.data.to, jobSlots: event.data.jobSlots }
    case 'JobSlotConsumed':
      return { ...state, holding: new Set(state.holding).add(event.data.jobId) }
    case 'JobSlotReleased':
      return { ...state, holding: new Set([...state.holding].filter((jobId) => jobId !== event.data.jobId)) }
    default:
      return event satisfies never
  }
}
