import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { Terms } from '#contracts/subscription/entitlements.ts'
import type { Feature } from '#contracts/subscription/features.ts'
import type { BillingReport } from '#contracts/subscription/standing.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { allowOperator } from '../../core/authorize.ts'
import { clientUsage } from './client-usage.ts'
import { contactUs } from './contact.ts'
import { subscriptionEvent, subscriptionUnits } from './subscription-units.ts'
import { recordServiceReport } from './service-reports.ts'
import { billingWays } from './ways.ts'

type Overrides = { companyId: CompanyId; features: Partial<Record<Feature, boolean>>; commandId?: string }

/**
 * Puts a company, by default the asker's own, on a plan. Nothing is charged, so only operators may.
 * @throws Rejected 'auth/forbidden', or 'billing/no-subscription' where there is no such company.
 */
export const changePlan =
  ({ commands, context }: Core) =>
  async (
    asker: Asker,
    { plan, companyId = asker.companyId, commandId }: { plan: PlanName; companyId?: CompanyId; commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    allowOperator(asker)
    const { token } = await commands.handle(
      subscriptionDecider,
      companyId,
      { type: 'ChangePlan', data: { plan } },
      context(asker, commandId),
      companyId,
    )
    return { token }
  }

/**
 * Gives a company features that its plan lacks, or takes some of the plan's away; the whole list each time. Only
 * operators may.
 * @throws Rejected 'auth/forbidden'
 */
export const overrideFeatures =
  ({ commands, context }: Core) =>
  async (asker: Asker, { companyId, features, commandId }: Overrides): Promise<{ token: ConsistencyToken }> => {
    allowOperator(asker)
    const { token } = await commands.handle(
      subscriptionDecider,
      companyId,
      { type: 'OverrideFeatures', data: { features } },
      context(asker, commandId),
      companyId,
    )
    return { token }
  }

/** What the billing service says of a company; the same report under the same id is one. */
export const recordBillingReport =
  ({ commands, context }: Core) =>
  async (
    companyId: CompanyId,
    report: BillingReport & { volumes?: Terms['volumes'] },
    reportId: string,
  ): Promise<{ token: ConsistencyToken }> => {
    const billing: Asker = { kind: 'process', name: 'billing', companyId, permissions: [] }
    return commands.handle(
      subscriptionDecider,
      companyId,
      { type: 'RecordBillingReport', data: report },
      context(billing, uuid5(companyId, reportId)),
    )
  }

export const billingUseCases = (core: Core) => ({
  changePlan: changePlan(core),
  clientUsage: clientUsage(core),
  contactUs: contactUs(core),
  overrideFeatures: overrideFeatures(core),
  recordBillingReport: recordBillingReport(core),
  subscriptionEvent: subscriptionEvent(core),
  subscriptionUnits: subscriptionUnits(core),
  recordServiceReport: recordServiceReport(core),
  ...billingWays(core),
})
