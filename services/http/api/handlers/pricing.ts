import type { pricingRoutes } from '#contracts/http/api/pricing.ts'
import { countryLookup } from '#contracts/shell/country.ts'
import {
  catalogue,
  currencyOfCountry,
  type FeatureGroup,
  featureGroups,
  type PlanFeature,
  planHas,
  subTitles,
} from '#contracts/subscription/catalogue.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import {
  type Currency,
  currencySigns,
  frequencies,
  jobPrices,
  mostExtraJobs,
  mostExtraSeats,
  seatPrices,
  yearlySavings,
} from '#contracts/subscription/prices.ts'
import type { Balance } from '#projections/usage/usage.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

const groups = Object.keys(featureGroups) as FeatureGroup[]
const featuresOf = (plan: PlanName) =>
  Object.fromEntries(
    groups.map((group) => {
      const listed: readonly PlanFeature[] = featureGroups[group]
      return [group, listed.filter((feature) => planHas(plan, feature))]
    }),
  ) as Record<FeatureGroup, PlanFeature[]>

/** BILL-005: extra users and, where the plan takes them, extra jobs. */
const addonsOf = (plan: PlanName, currency: Currency) =>
  frequencies.flatMap((frequency) =>
    [
      { id: `user-seat-${currency}`, quantity: mostExtraSeats(plan), unit_price: seatPrices[currency], frequency },
      {
        id: `active-job-${currency}`,
        quantity: mostExtraJobs({ plan, frequency }),
        unit_price: jobPrices[currency],
        frequency,
      },
    ].filter(({ quantity }) => quantity > 0),
  )

type Header = (name: string) => string | undefined
const currencyFor = ({ site }: Platform, header: Header) => currencyOfCountry(countryLookup(site.country)(header))

const used = (balance: Balance | undefined) => {
  const { used = 0, of = null } = balance ?? {}
  return { used, total: of, left: of === null ? null : of - used }
}

export const pricingHandlers: Handlers<typeof pricingRoutes> = {
  async listPlans(platform, { query: { currency: named, country }, header }) {
    const asked = named?.toLowerCase() as Currency | undefined
    const currency = asked ?? (country ? currencyOfCountry(country) : currencyFor(platform, header))
    const plans = catalogue.map(({ highlightFeatures, ...plan }) => ({
      ...plan,
      subTitle: subTitles[plan.name],
      yearlySavings: yearlySavings(plan.name, currency),
      features: featuresOf(plan.name),
      highlightFeatures: [...highlightFeatures],
      addons: addonsOf(plan.name, currency),
    }))
    return { body: { currency, plans } }
  },

  async getClientUsage({ useCases }, { asker }) {
    const { plan, usage, waiting, administrators } = await useCases.billing.clientUsage(asker)
    return {
      body: {
        plan_name: plan,
        monthSince: usage?.monthSince ?? null,
        activeJobs: used(usage?.activeJobs),
        userSeats: used(usage?.userSeats),
        textSmsInvites: used(usage?.textInvites),
        oneWayInterviews: used(usage?.oneWayInterviews),
        liveInterviews: used(usage?.liveInterviews),
        waitingCandidates: waiting.map(({ candidateId, jobId, jobTitle, completedAt }) => ({
          ...{ video_id: candidateId, job_id: jobId, job_title: jobTitle, completedAt },
        })),
        administrators: administrators.map(({ name, email }) => ({ username: name, email })),
      },
    }
  },

  async getClientCurrency(platform, { header }) {
    const currency = currencyFor(platform, header)
    return { body: { currency, sign: currencySigns[currency] } }
  },

  async contactUs({ useCases }, { asker, body: { plan = null, ...details }, commandId }) {
    await useCases.billing.contactUs(asker, { ...details, plan }, commandId)
    return { body: { status: 'OK' } }
  },

  async contactEnterprisePlan({ useCases }, { asker, body, commandId }) {
    await useCases.billing.contactUs(asker, { ...body, plan: 'enterprise' }, commandId)
    return { body: { status: 'OK' } }
  },
}
