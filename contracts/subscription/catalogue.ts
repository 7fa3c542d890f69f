import { type Feature, gates, planLevels } from './features.ts'
import { type PlanName, planNames, planTitles, planVolumes, type Volume } from './plans.ts'
import { type Currency, type Frequency, planIdOf, planPrices } from './prices.ts'

/** What every plan includes, beside the features that decide by plan. */
const included = ['chat', 'helpCenter', 'onboardingCall', 'activityHistory', 'encryption', 'singleSignOn'] as const
/**
 * What the catalogue lists apart from volumes; what is in development is not sold, nor is what decides nothing: no
 * document says what an advanced application page has. Custom volumes are agreed with each company (A§6).
 */
export type PlanFeature =
  | Exclude<Feature, 'idAnalyzer' | 'advancedApplicationPage'>
  | (typeof included)[number]
  | 'customVolumes'

/** In the order of A§3; the product's name heads its intelligence. */
export const featureGroups = {
  volume: ['customVolumes'],
  candidateExperience: [
    'answerType',
    'basicBranding',
    'advancedBranding',
    'brandingColour',
    'brandingBackground',
    'documentUpload',
    'videoQuestion',
    'multiLanguage',
    'multiBranding',
    'whiteLabel',
  ],
  candidateManagement: [
    'scorecard',
    'live',
    'sms',
    'sharing',
    'customColumns',
    'showJobId',
    'emailTemplate',
    'downloadVideo',
    'videoExport',
  ],
  hirelogIntelligence: ['analytics', 'aiMagic', 'intelligence', 'enterpriseAnalytics'],
  integrations: ['zapier', 'integrations', 'api', 'customAts'],
  support: ['chat', 'helpCenter', 'onboardingCall'],
  security: ['activityHistory', 'encryption', 'singleSignOn', 'rolesAndPermissions'],
} as const satisfies Record<string, readonly PlanFeature[]>
export type FeatureGroup = keyof typeof featureGroups

/** What each plan adds to the one before it, as A§6 names it. */
export const highlights: Record<PlanName, readonly PlanFeature[]> = {
  starter: ['scorecard', 'live', 'sharing'],
  growth: ['basicBranding', 'zapier', 'documentUpload'],
  team: ['advancedBranding', 'videoQuestion'],
  performance: ['multiBranding', 'integrations', 'intelligence'],
  enterprise: ['customVolumes', 'api', 'customAts', 'rolesAndPermissions', 'whiteLabel'],
}

/** For the API, which answers in English; pages say it in the language of the reader. */
export const subTitles = {
  starter: 'To try it with one job',
  growth: 'For one recruiter with a few jobs',
  team: 'For a team that hires all year',
  performance: 'For several brands and connected systems',
  enterprise: 'For large organisations with rules of their own',
} as const satisfies Record<PlanName, string>

const isIncluded = (feature: PlanFeature): feature is (typeof included)[number] =>
  (included as readonly PlanFeature[]).includes(feature)

/** The smallest plan that has it; every larger one has it too. */
export function firstPlanWith(feature: PlanFeature): PlanName {
  if (isIncluded(feature)) return 'starter'
  return feature === 'customVolumes' ? 'enterprise' : gates[feature].from
}
export const planHas = (plan: PlanName, feature: PlanFeature): boolean =>
  planLevels[plan] >= planLevels[firstPlanWith(feature)]

type ByCurrency<Of> = Record<Currency, Record<Frequency, Of>>
export type Plan = {
  name: PlanName
  /** What people know it by (BILL-007). */
  title: string
  planLevel: number
  isEnterprise: boolean
  /** Null where nothing is ordered without talking to us. */
  ids: ByCurrency<string> | null
  /** Of one month, in the smallest unit of the currency; 'custom' is agreed with each company (BILL-009). */
  price: ByCurrency<number> | 'custom'
  volume: Volume
  highlightFeatures: readonly PlanFeature[]
}

const byCurrency = <Of>(of: (currency: Currency, frequency: Frequency) => Of): ByCurrency<Of> => {
  const each = (currency: Currency) => ({ month: of(currency, 'month'), year: of(currency, 'year') })
  return { usd: each('usd'), aud: each('aud'), gbp: each('gbp') }
}

function planOf(plan: PlanName): Plan {
  const prices = planPrices[plan]
  return {
    name: plan,
    title: planTitles[plan],
    planLevel: planLevels[plan],
    isEnterprise: plan === 'enterprise',
    ids: prices && byCurrency((currency, frequency) => planIdOf({ plan, frequency, currency })),
    price: prices ? byCurrency((currency, frequency) => prices[frequency][currency]) : 'custom',
    volume: planVolumes[plan],
    highlightFeatures: highlights[plan],
  }
}

/** The plans that are sold (BILL-004), from the lowest level to the highest. */
export const catalogue: readonly Plan[] = planNames.map(planOf)

/** A§9: where prices are in Australian dollars and pounds; everywhere else they are in US dollars. */
const currencyIn: Record<string, Currency> = { AU: 'aud', GB: 'gbp' }
/** `country` is ISO 3166 alpha-2. */
export const currencyOfCountry = (country: string): Currency => currencyIn[country.toUpperCase()] ?? 'usd'
