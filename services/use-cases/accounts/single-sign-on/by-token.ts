import { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { ssoUnsupported } from '#contracts/user/sign-in-errors.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { ActiveUser } from '#domain/user/user.ts'
import { type Claims, IdentityProblem } from '#infra/engines/identity/identity.ts'
import type { Core } from '../../../core/core.ts'
import { attempts } from '../../../core/attempts.ts'
import { addressHolder } from '../reserve-account.ts'
import { type Account, accountOf, type UserAsker } from '../sessions.ts'
import { connectionOf, unavailable, type Via } from './begin.ts'
import { accountFor } from './finish.ts'
import { linkIdentity } from './identities.ts'
import { companyAt } from './settings.ts'

const MINUTE = 60_000

/** What programs do with an ID token they have, and with an address. */
export function byToken(core: Core) {
  const limited = (name: string, limit: number) => attempts(core, { name, limit, windowMs: 10 * MINUTE })
  const [signUps, lookUps] = [limited('sso-sign-ups', 60), limited('sso-look-ups', 100)]

  async function claimsOf(via: Via, idToken: string): Promise<Claims> {
    try {
      return await core.engines.identity.verify(await connectionOf(core, via), idToken)
    } catch (error) {
      if (!(error instanceof IdentityProblem)) throw error
      if (error.kind === 'unavailable') throw unavailable(via)
      throw new Rejected('identity/refused', 'This ID token is not accepted')
    }
  }

  return {
    /**
     * Opens or finds the account of a person a company's provider vouches for (AUTH-029, 032). It opens no session: a
     * token that was overheard signs no one in. An account or invitation that was there before is not linked: its person
     * proves that it is theirs in a browser.
     */
    async signUpByToken(
      { companyId, idToken }: { companyId: string; idToken: string },
      address: string,
    ): Promise<Account & { user: ActiveUser; token: ConsistencyToken }> {
      await signUps.take(address)
      if (!CompanyId.safeParse(companyId).success) throw new Rejected('identity/sso-unsupported', ssoUnsupported)
      const via = { connection: 'sso', companyId } as const
      const account = await accountFor(core, via, await claimsOf(via, idToken))
      const known = account && (await accountOf(core)(account))
      if (account && !account.proven)
        throw new Rejected(
          'identity/refused',
          'Sign in through the provider in a browser once: your email address is confirmed there',
        )
      if (!account || !known) throw new Rejected('identity/refused', 'This ID token is not accepted')
      const { revision } = await core.commands.stateOf(userDecider, account, account.userId)
      return {
        companyId,
        userId: account.userId,
        user: known.user,
        token: { [streamName(companyId, 'user', account.userId)]: revision },
      }
    },

    /**
     * Links the asker's own account to whom the token is about; their addresses may differ. A bearer token links nothing:
     * what it opens would outlive it and its scopes. @throws Rejected 'auth/forbidden', 'account/identity-not-linked'
     */
    async linkByToken(
      asker: UserAsker,
      { connection, idToken }: { connection: Via['connection']; idToken: string },
    ): Promise<void> {
      if (asker.session?.kind === 'token') throw new Rejected('auth/forbidden', 'Sign in to link your account')
      const via: Via =
        connection === 'google' ? { connection, companyId: null } : { connection, companyId: asker.companyId }
      try {
        await linkIdentity(core, via, await claimsOf(via, idToken), asker)
      } catch (error) {
        if (error instanceof Rejected && error.code.startsWith('identity/'))
          throw new Rejected('account/identity-not-linked', error.message)
        throw error
      }
    },

    /** What `/auth?company=` is given for the person of this address; null when a password signs them in, and for strangers (AUTH-033). */
    async connectionFor(email: string, address: string): Promise<string | null> {
      await lookUps.take(address)
      const holder = await addressHolder(core, email)
      const company = holder && (await companyAt(core, holder.companyId))
      return company?.singleSignOn ? holder!.companyId : null
    },
  }
}
