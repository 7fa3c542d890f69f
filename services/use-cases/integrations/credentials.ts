import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Connectable } from '#contracts/integration/catalogue.ts'
import { integrationDecider, notConnected } from '#domain/integration/decider.ts'
import { connectionOf } from '#domain/integration/integrations.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

const WRONG_TOKEN = 'Incorrect token. Please try again.'
export const WRONG_EMAIL = 'Incorrect email. Please try again.'

/**
 * Whether Greenhouse takes this token and knows this address (INT-027). False: no address is set up where that could be tried.
 * @throws Rejected 'integration/invalid' with the field that is wrong, 'ats/unavailable' while Greenhouse does not answer.
 */
export async function tryCredentials(
  { engines: { ats } }: Pick<Core, 'engines'>,
  { token, email }: { token: string; email: string },
): Promise<boolean> {
  if (!ats.check) return false
  const checked = await ats.check(token, email)
  if (checked === 'right') return true
  if (checked === 'no answer')
    throw new Rejected('ats/unavailable', 'The other system does not answer. Please try again.')
  const [field, text] =
    checked === 'wrong token' ? (['token', WRONG_TOKEN] as const) : (['email', WRONG_EMAIL] as const)
  throw new Rejected('integration/invalid', text, { [field]: text })
}

/** Records at the connection that it works (null), or why not; the same twice is recorded once. */
export async function recordHealth(
  core: Pick<Core, 'commands' | 'context'>,
  asker: Asker,
  { integrationId, cause }: { integrationId: string; cause: string | null },
): Promise<ConsistencyToken> {
  const command = { type: 'RecordIntegrationHealth' as const, data: { integrationId, cause } }
  return (await core.commands.handle(integrationDecider, asker.companyId, command, core.context(asker))).token
}

/** Tries what is connected now, and records what came of it. Answers as {@link tryCredentials}. */
export const checkConnection =
  (core: Core) =>
  async (asker: Asker, integrationType: Connectable): Promise<boolean> => {
    allow(asker, 'company.integrations')
    const { companyId } = asker
    const { state } = await core.commands.stateOf(integrationDecider, { companyId }, companyId)
    const connection = connectionOf(state, integrationType)
    if (!connection) throw notConnected()
    const { integrationId, token, email } = connection
    if (integrationType !== 'greenhouse' || !token || !email) return false
    const record = async (cause: string | null) =>
      core.caughtUp(await recordHealth(core, asker, { integrationId, cause }))
    try {
      const isChecked = await tryCredentials(core, { token, email })
      if (isChecked) await record(null)
      return isChecked
    } catch (error) {
      if (error instanceof Rejected) await record(error.code === 'integration/invalid' ? error.message : error.code)
      throw error
    }
  }
