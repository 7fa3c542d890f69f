import type { Permission } from '#contracts/kernel/permissions.ts'
import type { SubscriptionStatus } from '#contracts/subscription/standing.ts'

export type NoNewJob = 'not-allowed' | 'unverified' | 'paused'

type Who = { permissions: readonly Permission[]; emailVerified: boolean; status: SubscriptionStatus | null }

/** NAV-015, for every button that creates a job: why this person cannot just now; null when they can. */
export function noNewJobFor({ permissions, emailVerified, status }: Who): NoNewJob | null {
  if (!permissions.includes('jobs.create')) return 'not-allowed'
  if (!emailVerified) return 'unverified'
  return status === 'paused' ? 'paused' : null
}
