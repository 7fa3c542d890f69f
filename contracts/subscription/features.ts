import type { Permission } from '../kernel/permissions.ts'
import type { PlanName } from './plans.ts'

/** Feature flags by plan (A§6), and what A§6's plan gating names beside them. */
export const features = [
  'analytics',
  'videoExport',
  'customColumns',
  'emailTemplate',
  'enterpriseAnalytics',
  'aiMagic',
  'intelligence',
  'scorecard',
  'live',
  'integrations',
  'sms',
  'sharing',
  'videoQuestion',
  'answerType',
  'advancedApplicationPage',
  'showJobId',
  'downloadVideo',
  'multiLanguage',
  'multiBranding',
  'brandingColour',
  'brandingBackground',
  'basicBranding',
  'zapier',
  'documentUpload',
  'advancedBranding',
  'api',
  'customAts',
  'rolesAndPermissions',
  'whiteLabel',
  'idAnalyzer',
] as const
/** Those that are about how the company looks to candidates (A§3). */
export const brandingFeatures = [
  'basicBranding',
  'advancedBranding',
  'multiBranding',
  'brandingColour',
  'brandingBackground',
  'whiteLabel',
] as const satisfies readonly (typeof features)[number][]
export type Feature = (typeof features)[number]
export type Features = Readonly<Record<Feature, boolean>>

type Gate = {
  /** The smallest plan that has it. */
  from: PlanName
  /** The permission that has no effect while the company lacks this feature. */
  permission?: Permission
  /** Whether A§6 says so; everything else is ours to configure (ledger, not shown 31). */
  fixed?: true
  /** Only on an installation whose operator switched on what is in development, whatever the plan. */
  developer?: true
}

/** From which plan on a feature is there. Every larger plan has it too. */
export const gates: Record<Feature, Gate> = {
  analytics: { from: 'starter', permission: 'analytics' },
  customColumns: { from: 'starter' },
  scorecard: { from: 'starter' },
  live: { from: 'starter', permission: 'live_interviews' },
  sms: { from: 'starter', fixed: true },
  sharing: { from: 'starter' },
  showJobId: { from: 'starter' },
  answerType: { from: 'starter' },
  basicBranding: { from: 'growth', fixed: true },
  zapier: { from: 'growth', fixed: true },
  documentUpload: { from: 'growth', fixed: true },
  aiMagic: { from: 'growth' },
  emailTemplate: { from: 'growth' },
  downloadVideo: { from: 'growth' },
  advancedBranding: { from: 'team', fixed: true },
  videoQuestion: { from: 'team', fixed: true },
  brandingColour: { from: 'team' },
  brandingBackground: { from: 'team' },
  advancedApplicationPage: { from: 'team' },
  videoExport: { from: 'team' },
  multiLanguage: { from: 'performance' },
  multiBranding: { from: 'performance', fixed: true },
  integrations: { from: 'performance', fixed: true },
  intelligence: { from: 'performance', fixed: true },
  enterpriseAnalytics: { from: 'enterprise' },
  api: { from: 'enterprise', fixed: true },
  customAts: { from: 'enterprise', fixed: true },
  rolesAndPermissions: { from: 'enterprise', fixed: true },
  whiteLabel: { from: 'enterprise', fixed: true },
  idAnalyzer: { from: 'enterprise', developer: true },
}

/** A§3, smallest first. */
export const planLevels: Record<PlanName, number> = { starter: 0, growth: 1, team: 2, performance: 3, enterprise: 4 }

/** A company whose plan has no name is on enterprise (ledger, disagree 14). */
export const planOr = (name: PlanName | null | undefined): PlanName => name ?? 'enterprise'

export const hasFeature = (plan: PlanName | null | undefined, feature: Feature) =>
  planLevels[planOr(plan)] >= planLevels[gates[feature].from]

const byPlan = new Map<PlanName, Features>()

/** All flags of a plan, as the shell and the company's answer show them. */
export function featuresOf(name: PlanName | null | undefined): Features {
  const plan = planOr(name)
  const known =
    byPlan.get(plan) ??
    (Object.fromEntries(features.map((feature) => [feature, hasFeature(plan, feature)])) as Features)
  byPlan.set(plan, known)
  return known
}

/** Starter, on a subscription; a company without a subscription is not on the free plan, whatever its plan (A§6). */
export const isFreePlan = (name: PlanName | null | undefined, isSubscription: boolean) =>
  planOr(name) === 'starter' && isSubscription

/** A company that pays for its plan and may use it, or one without a subscription (BILL-024). */
export const isRegistered = (name: PlanName | null | undefined, isSubscription: boolean, isActive: boolean) =>
  !isSubscription || (isActive && !isFreePlan(name, isSubscription))

/** A permission means nothing while the plan lacks what it opens. */
export const neededFor: Partial<Record<Permission, Feature>> = Object.fromEntries(
  features.flatMap((feature) => {
    const { permission } = gates[feature]
    return permission ? [[permission, feature]] : []
  }),
)
