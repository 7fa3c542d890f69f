import { type Features, featuresOf } from './features.ts'
import { type PlanName, planVolumes, type Volume } from './plans.ts'
import type { BillingReport } from './standing.ts'

/** What a company has in place of what its plan says: volumes it bought or was promised, features it was given or not. */
export type Terms = {
  volumes: { readonly [Name in keyof Volume]?: Volume[Name] | undefined }
  /** By the name of the feature; a name that this build does not know means nothing. */
  features: Readonly<Record<string, boolean>>
}
export const noTerms: Terms = { volumes: {}, features: {} }

/** What decides on a company's entitlements. `jobSlots` is what the plan allowed when the company came onto it. */
export type Subscribed = { plan: PlanName; jobSlots: number | null; terms: Terms; report: BillingReport }

export type Entitlements = {
  /** Null for a company without a subscription. */
  plan: PlanName | null
  volumes: Volume
  features: Features
  /**
   * Why nothing may begin that costs or reaches new candidates; null while all may. A paused or cancelled company still
   * reads, exports and is billed, and candidates who are under way finish.
   */
  stopped: 'paused' | 'cancelled' | null
}

/** The one place that says what a company may do and how much of it. Without a subscription it has everything (ledger, disagree 14). */
export function entitlements(subscription: Subscribed | null): Entitlements {
  if (!subscription)
    return { plan: null, volumes: planVolumes.enterprise, features: featuresOf('enterprise'), stopped: null }
  const { plan, jobSlots, terms, report } = subscription
  const { status } = report.standing
  const hasOwn = Object.keys(terms.features).length > 0
  const features: Features = hasOwn ? { ...featuresOf(plan), ...terms.features } : featuresOf(plan)
  const volumes = replaced({ ...planVolumes[plan], activeJobs: jobSlots }, terms.volumes)
  return {
    plan,
    volumes: features.sms ? volumes : { ...volumes, textSmsInvites: 0 },
    features,
    stopped: status === 'paused' || status === 'cancelled' ? status : null,
  }
}

const replaced = (volumes: Volume, own: Terms['volumes']): Volume => ({
  ...volumes,
  ...Object.fromEntries(Object.entries(own).filter(([, volume]) => volume !== undefined)),
})
