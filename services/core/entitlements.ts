import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { Entitlements } from '#contracts/subscription/entitlements.ts'
import { features, gates } from '#contracts/subscription/features.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { entitlementsOf } from '#domain/subscription/subscription.ts'
import type { ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'
import { balances } from '#projections/balances/balances.ts'
import type { CommandHandler } from '../commands/handle.ts'

const MOST = 10_000

/** What is in development is left out, unless the operator has switched it on. */
const released = (entitlements: Entitlements, developer: boolean): Entitlements =>
  developer ? entitlements : { ...entitlements, features: { ...entitlements.features, ...unreleased } }
const unreleased = Object.fromEntries(
  features.filter((feature) => gates[feature].developer).map((feature) => [feature, false]),
)

/** A company's entitlements, remembered until its balances change anywhere: every request asks for them. */
export function rememberedEntitlements(
  { stateOf }: Pick<CommandHandler, 'stateOf'>,
  changes: ChangeFeed,
  developer = false,
) {
  const known = new Map<CompanyId, Promise<Entitlements>>()
  let watching = false

  /** Begins with the first question: a process that serves no requests needs none of the changes. */
  function watch() {
    watching = true
    changes.watch((written) => {
      for (const { projection, companyId } of written) if (projection === balances.name) known.delete(companyId)
    })
    changes.onMissed(() => known.clear())
  }

  const read = async (companyId: CompanyId) =>
    released(entitlementsOf((await stateOf(subscriptionDecider, { companyId }, companyId)).state), developer)

  return (companyId: CompanyId): Promise<Entitlements> => {
    if (!watching) watch()
    const found = known.get(companyId) ?? read(companyId)
    if (known.size >= MOST) known.delete(known.keys().next().value!)
    known.set(companyId, found)
    found.catch(() => known.delete(companyId))
    return found
  }
}
