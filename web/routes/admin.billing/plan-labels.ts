import type { PlanName } from '#contracts/subscription/plans.ts'

/** The plans page calls Growth and Enterprise by other names (BILL-007). */
const labels: Record<PlanName, string> = { starter: 'Starter', growth: 'Individual', team: 'Team', performance: 'Performance', enterprise: 'Professional' }

export const planLabel = (plan: PlanName) => labels[plan]
