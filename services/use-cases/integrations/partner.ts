import type { Asker } from '#contracts/kernel/asker.ts'
import { catalogue, type Connectable } from '#contracts/integration/catalogue.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import { type Connection, connectionOf } from '#domain/integration/integrations.ts'
import { requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { isIntegrationKey, namedByKey } from '../../core/secrets/integration-key.ts'
import { accountOf } from '../accounts/sessions.ts'

/** Another system that calls us, as what it may do at this moment: what the colleague may who connected it. */
export type Partner = { asker: Asker; connection: Connection }

/**
 * Who calls with this key.
 * @throws Rejected 'auth/required' for a key that is none of the system's, 'integration/paused' while a person paused it or its
 * owner is gone, 'subscription/feature-missing' while the plan lacks it.
 */
export const partnerOf =
  (core: Core) =>
  async (key: string, integrationType: Connectable): Promise<Partner> => {
    const named = namedByKey(key)
    if (named?.integrationType !== integrationType) throw unknown()
    const { companyId } = named
    const { state } = await core.commands.stateOf(integrationDecider, { companyId }, companyId)
    const connection = connectionOf(state, integrationType)
    if (!connection || !isIntegrationKey(core.engines.keys, key, { ...named, keyId: connection.keyId })) throw unknown()
    if (connection.isPaused) throw new Rejected('integration/paused', 'This connection is paused')
    await requireFeature(core, { companyId }, catalogue[integrationType].feature)
    const owner = await accountOf(core)({ companyId, userId: connection.ownerId })
    if (!owner) throw new Rejected('integration/paused', 'The colleague who connected this system has left')
    const { userId, role, permissions, onJobs } = owner.asker
    const keyId = connection.integrationId
    const asker: Asker = {
      kind: 'apiKey',
      companyId,
      keyId,
      owner: { userId, role },
      permissions,
      ...(onJobs && { onJobs }),
    }
    return { asker, connection }
  }

const unknown = () => new Rejected('auth/required', 'This key is not known')
