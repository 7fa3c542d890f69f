import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Core } from '../../../core/core.ts'
import { type Account, accountOf } from '../sessions.ts'
import { companyAt } from './settings.ts'

/**
 * Refuses every way in but the company's own provider, where the company wants that. Its creator keeps theirs: a provider
 * that is gone must not lock a company out.
 */
export async function refuseOtherWays(core: Core, account: Account): Promise<void> {
  const settings = (await companyAt(core, account.companyId))?.singleSignOn
  if (!settings || settings.passwords || (await accountOf(core)(account))?.asker.creator) return
  throw new Rejected('auth/forbidden', 'Your company signs in through its own identity provider. Use single sign-on.')
}
