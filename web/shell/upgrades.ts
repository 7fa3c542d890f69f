import { type PlanName, planNames, planTitles, planVolumes, type Volume } from '#contracts/subscription/plans.ts'

/** What the upgrade pop-up promises (A§9). Its figures differ from the plans' own; those are what counts (conflict 2). */
const copy: Partial<Record<PlanName, Partial<Volume>>> = {
  growth: { activeJobs: 2, userSeats: 5, oneWayInterviews: 30 },
  team: { oneWayInterviews: 100, liveInterviews: 10 },
  performance: { oneWayInterviews: 500 },
}

export const planName = (plan: PlanName): string => planTitles[plan]

/** The first plan with a higher level (BILL-018). */
export const nextPlan = (plan: PlanName): PlanName | null => planNames[planNames.indexOf(plan) + 1] ?? null

export type Promised = { key: keyof Volume | 'unlimited'; count: number }
const listed = (volume: Partial<Volume>): Promised[] => {
  const limits = (Object.entries(volume) as [keyof Volume, number | null][]).flatMap(([key, count]) =>
    count === null || count === 0 ? [] : [{ key, count }],
  )
  return limits.length > 0 ? limits : [{ key: 'unlimited', count: 0 }]
}
export const promisedBy = (plan: PlanName) => listed(copy[plan] ?? planVolumes[plan])
export const grantedBy = (plan: PlanName) => listed(planVolumes[plan])

/** Where the Upgrade link is (NAV-034). */
export const upgradeIn = {
  sidebar: (plan: PlanName | null) => plan === 'starter' || plan === 'growth' || plan === 'team',
  topBar: (plan: PlanName | null) => plan === 'growth' || plan === 'team',
}
