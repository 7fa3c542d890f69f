import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Entitlements } from '#contracts/subscription/entitlements.ts'
import type { Feature } from '#contracts/subscription/features.ts'

/**
 * The one refusal of what a company's plan lacks (BILL-019 to 023).
 * @throws Rejected 'subscription/feature-missing'
 */
export function requireIncluded({ features }: Pick<Entitlements, 'features'>, feature: Feature): void {
  if (!features[feature])
    throw new Rejected('subscription/feature-missing', 'Your plan does not include this. It comes with a larger plan.')
}
