import type { Asker } from '#contracts/asker.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import type { Core } from '../../platform.ts'
import { allow } from '../allow.ts'

export const changePlan =
  ({ commands, context }: Core) =>
  async (asker: Asker, { plan, commandId }: { plan: PlanName; commandId?: string }): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'company.billing')
    const { token } = await commands.handle(subscriptionDecider, asker.companyId, { type: 'ChangePlan', data: { plan } }, context(asker, commandId))
    return { token }
  }

export const billingUseCases = (core: Core) => ({ changePlan: changePlan(core) })
