import type { Permission } from '#contracts/kernel/permissions.ts'
import type { SubscriptionStatus } from '#contracts/subscription/standing.ts'

const OVERVIEW = '/admin/overview'
const BILLING = '/admin/billing'
const paysAttention: readonly (SubscriptionStatus | null)[] = ['cancelled', 'non_renewing', 'paused']

/** Where `/` leads (A§4): who can do something about the subscription is shown it first. */
export const landingFor = (status: SubscriptionStatus | null, permissions: readonly Permission[]) =>
  paysAttention.includes(status) && permissions.includes('company.billing') ? BILLING : OVERVIEW

/** Where a person is sent when the subscription is paused or cancelled while they work (BILL-031; conflict 13). */
export const sentOn = (
  before: SubscriptionStatus | null,
  after: SubscriptionStatus | null,
  permissions: readonly Permission[],
): string | null =>
  before !== after && (after === 'paused' || after === 'cancelled') ? landingFor(after, permissions) : null
