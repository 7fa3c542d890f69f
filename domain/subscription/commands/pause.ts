import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { dayOfMonth, monthsLater } from '#contracts/subscription/term.ts'
import { running } from '../policies/running.ts'
import type { RunningSubscription, Subscription } from '../subscription.ts'

/**
 * At once, or with the end of the term; for some months, or until a person resumes it (BILL-032).
 * @throws Rejected 'billing/not-active' or 'billing/no-term'
 */
export function pause(
  { option, months }: SubscriptionCommandData<'PauseSubscription'>,
  state: Subscription,
  now: string,
): SubscriptionEvent[] {
  const { to } = requireTerm(requireActive(running(state)))
  const begins = option === 'immediately' ? now : to
  const resumesAt = months === null ? null : monthsLater(begins, months, dayOfMonth(begins))
  return option === 'immediately'
    ? [{ type: 'SubscriptionPaused', data: { pausedAt: now, resumesAt } }]
    : [{ type: 'SubscriptionPauseScheduled', data: { pausesAt: begins, resumesAt } }]
}

export function beginPause(
  { pausesAt }: SubscriptionCommandData<'BeginPause'>,
  state: Subscription,
): SubscriptionEvent[] {
  const { report, billing } = running(state)
  const { standing } = report
  // What a billing service plans, it reports when it happens.
  if (!billing.term || standing.status !== 'active' || standing.pausesAt !== pausesAt) return []
  return [{ type: 'SubscriptionPaused', data: { pausedAt: pausesAt, resumesAt: standing.resumesAt ?? null } }]
}

/** With the end of the term, which has been paid for. */
export function cancel(state: Subscription): SubscriptionEvent[] {
  const subscription = running(state)
  if (subscription.report.standing.status === 'non_renewing') return []
  const { to } = requireTerm(requireActive(subscription))
  return [{ type: 'SubscriptionCancellationScheduled', data: { cancelsAt: to } }]
}

export function keep(state: Subscription): SubscriptionEvent[] {
  const { standing } = running(state).report
  const planned = standing.status === 'non_renewing' || (standing.status === 'active' && standing.pausesAt !== null)
  return planned ? [{ type: 'SubscriptionActivated', data: {} }] : []
}

function requireActive(subscription: RunningSubscription): RunningSubscription {
  const { standing } = subscription.report
  if (standing.status !== 'active' || standing.pausesAt !== null)
    throw new Rejected('billing/not-active', 'Only a subscription that is active and not about to pause can do that')
  return subscription
}

function requireTerm({ billing }: RunningSubscription) {
  if (!billing.term) throw new Rejected('billing/no-term', 'This plan is not billed here. Please contact us.')
  return billing.term
}
