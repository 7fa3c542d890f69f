import { catalogue } from '#contracts/integration/catalogue.ts'
import type { Connection } from '#domain/integration/integrations.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { entitlementsOf } from '#domain/subscription/subscription.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from './core.ts'

/** Why nothing leaves over a connection at this moment; null when it works. Read from the log, as what waits is decided by it. */
export async function integrationWaits(
  { commands }: Pick<Core, 'commands'>,
  companyId: string,
  { integrationType, isPaused, ownerId }: Pick<Connection, 'integrationType' | 'isPaused' | 'ownerId'>,
): Promise<'person' | 'plan' | 'owner' | null> {
  if (isPaused) return 'person'
  const { state: subscription } = await commands.stateOf(subscriptionDecider, { companyId }, companyId)
  if (!entitlementsOf(subscription).features[catalogue[integrationType].feature]) return 'plan'
  const { state: owner } = await commands.stateOf(userDecider, { companyId }, ownerId)
  return owner.status === 'active' ? null : 'owner'
}
