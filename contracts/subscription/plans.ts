/** From the lowest level to the highest. As a schema: plan-name.ts, apart because browsers need the names alone. */
export const planNames = ['starter', 'growth', 'team', 'performance', 'enterprise'] as const
export type PlanName = (typeof planNames)[number]

/** What people know a plan by: Growth and Enterprise have other names on the plans page (BILL-007), and a person who is led there has to find them again. */
export const planTitles = {
  starter: 'Starter',
  growth: 'Individual',
  team: 'Team',
  performance: 'Performance',
  enterprise: 'Professional',
} as const satisfies Record<PlanName, string>

/** What a plan allows; null is unlimited. */
export type Volume = {
  activeJobs: number | null
  userSeats: number | null
  oneWayInterviews: number | null
  liveInterviews: number | null
  textSmsInvites: number | null
}

/** Volumes as data. Growth is A§9's plan volume; Team and Performance follow the upgrade copy; the rest is ours to configure. */
export const planVolumes: Record<PlanName, Volume> = {
  starter: { activeJobs: 1, userSeats: 2, oneWayInterviews: 30, liveInterviews: 5, textSmsInvites: 0 },
  growth: { activeJobs: 2, userSeats: 2, oneWayInterviews: null, liveInterviews: 5, textSmsInvites: 500 },
  team: { activeJobs: 5, userSeats: 5, oneWayInterviews: 100, liveInterviews: 10, textSmsInvites: 500 },
  performance: { activeJobs: 15, userSeats: 15, oneWayInterviews: 500, liveInterviews: 50, textSmsInvites: 1000 },
  enterprise: { activeJobs: null, userSeats: null, oneWayInterviews: null, liveInterviews: null, textSmsInvites: null },
}
