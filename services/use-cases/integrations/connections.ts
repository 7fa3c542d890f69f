import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import {
  catalogue,
  type Connectable,
  type ConnectableByToken,
  type IntegrationType,
} from '#contracts/integration/catalogue.ts'
import type { IntegrationCommand } from '#contracts/integration/commands.ts'
import type { MessagingSettings } from '#contracts/integration/settings.ts'
import { isEmail } from '#contracts/user/email.ts'
import { integrationDecider, notConnected } from '#domain/integration/decider.ts'
import { type Connection, connectionById, connectionOf } from '#domain/integration/integrations.ts'
import { allow, requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { isOffered } from './offered.ts'
import { endJobAdderLink } from './jobadder-link.ts'
import { recordHealth, tryCredentials, WRONG_EMAIL } from './credentials.ts'
import { isMeasurementId } from './measurement.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'
import { integrationKey } from '../../core/secrets/integration-key.ts'

const WRONG_MEASUREMENT = 'This is no measurement ID: it begins with G-'
export type Credentials = { token: string | null; email: string | null }
type Done = { token: ConsistencyToken }

/** What an administrator does with the systems that a company is connected to (INT-001 to 006). */
export function connectionUseCases(core: Core) {
  const stateOf = async ({ companyId }: Pick<Asker, 'companyId'>) =>
    (await core.commands.stateOf(integrationDecider, { companyId }, companyId)).state
  async function handled(asker: Asker, command: IntegrationCommand, commandId?: string): Promise<Done> {
    const { token } = await core.commands.handle(
      integrationDecider,
      asker.companyId,
      command,
      core.context(asker, commandId),
    )
    return { token }
  }
  const shown = (companyId: string, { integrationId, integrationType, email, token, keyId, ...rest }: Connection) => ({
    integrationId,
    integrationType,
    email,
    hasToken: token !== null,
    key: integrationKey(core.engines.keys, { companyId, integrationType, keyId }),
    ...rest,
  })
  async function connection(asker: Asker, integrationType: Connectable) {
    allow(asker, 'company.integrations')
    const found = connectionOf(await stateOf(asker), integrationType)
    return found && shown(asker.companyId, found)
  }

  return {
    /** With the key that the other system calls us with. Null while it is not connected. */
    connection,

    /**
     * Connects a system, or changes its credentials; null keeps those there are. It may do what the asker may do. A plan without
     * it is no obstacle: the connection waits.
     * `isChecked`: the system takes them.
     * @throws Rejected 'integration/invalid' for an address that is none, or for what the system does not take.
     */
    async connect(
      asker: Asker,
      {
        integrationType,
        commandId,
        ...given
      }: Credentials & { integrationType: ConnectableByToken; commandId?: string },
    ): Promise<Done & { key: string; isChecked: boolean }> {
      allow(asker, 'company.integrations')
      if (asker.kind !== 'user') throw new Rejected('auth/forbidden', 'Only a person can connect another system')
      await requireVerifiedEmail(core, asker)
      const before = connectionOf(await stateOf(asker), integrationType)
      const email = given.email?.trim() || null
      if (email !== null && !isEmail(email))
        throw new Rejected('integration/invalid', WRONG_EMAIL, { email: WRONG_EMAIL })
      if (integrationType === 'ga' && !isMeasurementId(given.token?.trim() ?? ''))
        throw new Rejected('integration/invalid', WRONG_MEASUREMENT, { token: WRONG_MEASUREMENT })
      const isNew = integrationType === 'greenhouse' && given.token?.trim() && email
      const isChecked = isNew ? await tryCredentials(core, { token: given.token!.trim(), email }) : false
      const data = {
        integrationType,
        ownerId: asker.userId,
        token: given.token?.trim() || before?.token || null,
        email: email ?? before?.email ?? null,
      }
      const { token } = await handled(asker, { type: 'ConnectIntegration', data }, commandId)
      const after = connectionOf(await stateOf(asker), integrationType)
      if (!after) throw notConnected()
      const { key, integrationId } = shown(asker.companyId, after)
      if (!isChecked) return { token, key, isChecked }
      return { token: await recordHealth(core, asker, { integrationId, cause: null }), key, isChecked }
    },

    /** Another key; the one before opens nothing any more. */
    async renewIntegrationKey(asker: Asker, integrationType: Connectable, commandId?: string) {
      allow(asker, 'company.integrations')
      await requireVerifiedEmail(core, asker)
      const { token } = await handled(asker, { type: 'RenewIntegrationKey', data: { integrationType } }, commandId)
      return { token, key: (await connection(asker, integrationType))!.key }
    },

    async changeMessaging(asker: Asker, integrationId: string, messaging: MessagingSettings): Promise<Done> {
      allow(asker, 'company.integrations')
      const found = connectionById(await stateOf(asker), integrationId)
      if (!found) throw notConnected()
      const { integrationType } = found
      return handled(asker, { type: 'ChangeIntegrationSettings', data: { integrationType, messaging } })
    },

    async pauseIntegration(asker: Asker, integrationType: Connectable): Promise<Done> {
      allow(asker, 'company.integrations')
      return handled(asker, { type: 'PauseIntegration', data: { integrationType } })
    },
    async resumeIntegration(asker: Asker, integrationType: Connectable): Promise<Done> {
      allow(asker, 'company.integrations')
      await requireFeature(core, asker, catalogue[integrationType].feature)
      return handled(asker, { type: 'ResumeIntegration', data: { integrationType } })
    },

    /** By the id of the connection. What it brought stays; it brings nothing more. */
    async disconnect(asker: Asker, integrationId: string): Promise<Done> {
      allow(asker, 'company.integrations')
      const found = connectionById(await stateOf(asker), integrationId)
      if (!found) throw notConnected()
      if (found.integrationType === 'jobadder') await endJobAdderLink(core, asker)
      return handled(asker, { type: 'DisconnectIntegration', data: { integrationType: found.integrationType } })
    },

    /** "Notify me": the person is mailed once the system can be connected. Said twice it is one wish. */
    async notifyMe(asker: Asker, integrationType: IntegrationType): Promise<Done> {
      allow(asker, 'company.integrations')
      if (asker.kind !== 'user') throw new Rejected('auth/forbidden', 'Only a person can be notified')
      if (isOffered(core.engines, integrationType))
        throw new Rejected('integration/invalid', 'This system can be connected already')
      return handled(asker, { type: 'AwaitIntegration', data: { integrationType, userId: asker.userId } })
    },
  }
}
