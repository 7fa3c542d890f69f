import type { JobId, UserId } from '#contracts/kernel/ids.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { entitlements, noTerms, type Terms } from '#contracts/subscription/entitlements.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { reported } from '#contracts/subscription/reported.ts'
import { noTextsUsed, textsAfter, type TextsUsed } from '#contracts/subscription/text-invites.ts'
import { billed, type Billing, nothingBilled } from './billing.ts'
import { type BillingReport, paidUp } from '#contracts/subscription/standing.ts'

export type RunningSubscription = {
  status: 'active'
  plan: PlanName
  /** How many jobs may be active at once; null is unlimited. */
  jobSlots: number | null
  /** The jobs that hold a slot now. */
  holding: ReadonlySet<JobId>
  /** How far each job had come when its slot was last taken or given back. */
  settledAt: ReadonlyMap<JobId, number>
  terms: Terms
  /** What the billing service said last. */
  report: BillingReport
  /** Who holds a seat beside the creator, by the reservation of their address. */
  seats: ReadonlyMap<UserId, string>
  /** Text messages of the last month that had any, and of the last term. */
  texts: TextsUsed
  /** What the built-in billing has invoiced; empty where a billing service does that. */
  billing: Billing
}
export type Subscription = { status: 'none' } | RunningSubscription

export const initialState = (): Subscription => ({ status: 'none' })

export function evolve(state: Subscription, event: SubscriptionEvent): Subscription {
  if (event.type === 'SubscriptionStarted')
    return {
      status: 'active',
      plan: event.data.plan,
      jobSlots: event.data.jobSlots,
      holding: new Set(),
      settledAt: new Map(),
      seats: new Map(),
      texts: noTextsUsed,
      terms: noTerms,
      report: paidUp,
      billing: nothingBilled,
    }
  if (state.status === 'none') return state
  switch (event.type) {
    case 'PlanChanged':
      return { ...state, plan: event.data.to, jobSlots: event.data.jobSlots }
    case 'JobSlotConsumed':
      return { ...state, holding: new Set(state.holding).add(event.data.jobId), settledAt: settled(state, event.data) }
    case 'JobSlotReleased':
      return {
        ...state,
        holding: new Set([...state.holding].filter((jobId) => jobId !== event.data.jobId)),
        settledAt: settled(state, event.data),
      }
    case 'UserSeatConsumed':
      return { ...state, seats: new Map(state.seats).set(event.data.userId, event.data.reservation) }
    case 'UserSeatReleased':
      return { ...state, seats: new Map([...state.seats].filter(([userId]) => userId !== event.data.userId)) }
    case 'TextInviteConsumed':
      return { ...state, texts: textsAfter(state.texts, event) }
    case 'SubscriptionTermsChanged':
      return { ...state, terms: event.data }
    default:
      return {
        ...state,
        texts: textsAfter(state.texts, event),
        billing: billed(state.billing, event),
        report: reported(state.report, event),
      }
  }
}

type Settled = { jobId: JobId; jobRevision?: number | undefined }

const settled = ({ settledAt }: RunningSubscription, { jobId, jobRevision }: Settled) =>
  jobRevision === undefined ? settledAt : new Map(settledAt).set(jobId, jobRevision)

/** Sent by a process that was held up, after another had already acted on what the job did next. */
export const comesTooLate = ({ settledAt }: RunningSubscription, { jobId, jobRevision }: Settled) =>
  jobRevision !== undefined && jobRevision < (settledAt.get(jobId) ?? 0)

/** The creator's seat cannot be released. */
export const seatsInUse = ({ seats }: RunningSubscription) => seats.size + 1

/** What the company may do, and how much of it. */
export const entitlementsOf = (subscription: Subscription) =>
  entitlements(subscription.status === 'none' ? null : subscription)
