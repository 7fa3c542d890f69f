import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import type { ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'
import { balances } from '#projections/balances/balances.ts'
import type { CommandHandler } from '../commands/handle.ts'

const MOST = 10_000

/** The plan of a company, remembered until its balances change anywhere: it is asked for with every request. */
export function plansOf({ stateOf }: Pick<CommandHandler, 'stateOf'>, changes: ChangeFeed) {
  const known = new Map<CompanyId, Promise<PlanName | null>>()
  let watching = false

  /** From the first question on: in a process that answers nobody, every change told would be carried and read for nothing. */
  function watch() {
    watching = true
    changes.watch((written) => {
      for (const { projection, companyId } of written) if (projection === balances.name) known.delete(companyId)
    })
    changes.onMissed(() => known.clear())
  }

  async function read(companyId: CompanyId) {
    const { state } = await stateOf(subscriptionDecider, { companyId }, companyId)
    return state.status === 'none' ? null : state.plan
  }

  /** Null for a company without a subscription. */
  return (companyId: CompanyId): Promise<PlanName | null> => {
    if (!watching) watch()
    const plan = known.get(companyId) ?? read(companyId)
    if (known.size >= MOST) known.delete(known.keys().next().value!)
    known.set(companyId, plan)
    plan.catch(() => known.delete(companyId))
    return plan
  }
}
