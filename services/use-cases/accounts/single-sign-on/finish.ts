import { Rejected } from '#contracts/rejections.ts'
import { SYSTEM } from '#contracts/streams.ts'
import { signUpDisabledFor } from '#contracts/user/sign-in-errors.ts'
import { identityReservationDecider } from '#domain/identity-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { type Claims, IdentityProblem } from '#infra/engines/identity/identity.ts'
import type { Core } from '../../../platform.ts'
import { type Account, accountOf, type Browser, openSession } from '../sessions.ts'
import { admit } from './admit.ts'
import { connectionOf, pendingOf, unavailable, type Via } from './begin.ts'
import { refuseOtherWays } from './required.ts'

/** `account` is who has signed in; with `signUpDisabledFor`, nobody: the provider vouches for somebody we do not know. */
export type Finished = { sessionToken: string; returnTo: string; account: Account } | { signUpDisabledFor: string }

/** What is shown does not say what was wrong with the answer; the operator's log does. */
const refused = () => new Rejected('identity/refused', 'Signing in did not work. Please try again.')

/**
 * Ends a sign-in with what the browser brought back from the provider: `kept` is what it was given at the beginning,
 * `search` the query of the callback. Opens a session for the account the identity belongs to (AUTH-002, 014).
 */
export const finishSignIn =
  (core: Core) =>
  async ({ kept, search, browser }: { kept: string | null; search: string; browser: Browser }): Promise<Finished> => {
    const pending = kept === null ? null : pendingOf(core, kept)
    if (!pending) throw new Rejected('identity/refused', 'This sign-in was begun in another browser, or too long ago. Please try again.')
    const { via, returnTo, ...attempt } = pending
    const connection = await connectionOf(core, via)
    let said: { claims: Claims; idToken: string }
    try {
      said = await core.engines.identity.claims(connection, attempt, search)
    } catch (error) {
      if (!(error instanceof IdentityProblem)) throw error
      const disabled = error.kind === 'denied' ? signUpDisabledFor(error.message) : null
      console.warn(`sign-in through ${connection.issuer} was ${error.kind}: ${disabled ? 'sign-up is disabled' : error.message.replace(/\s+/g, ' ').slice(0, 300)}`)
      if (disabled) return { signUpDisabledFor: disabled }
      if (error.kind === 'unavailable') throw unavailable(via)
      if (error.kind !== 'denied') throw refused()
      throw via.connection === 'google' ? new Rejected('identity/refused', 'Google did not sign you in.') : new Rejected('identity/refused', 'Your identity provider did not sign you in.')
    }
    const account = await accountFor(core, via, said.claims)
    if (!account) return { signUpDisabledFor: said.claims.email! }
    const { sessionToken } = await openSession(core)(account, { ...browser, method: via.connection, epoch: account.epoch, idToken: said.idToken })
    return { sessionToken, returnTo, account: { companyId: account.companyId, userId: account.userId } }
  }

/** The same person at Google and at a company's provider, or at two companies' ones, is not the same identity. */
export const identityKey = ({ engines }: Pick<Core, 'engines'>, { companyId }: Via, { issuer, subject }: Claims) =>
  engines.keys.blindIndex('identity', JSON.stringify([companyId ?? 'google', issuer, subject]))

/**
 * The account these claims sign in: the one that holds the identity, else the one that has the address, which holds it
 * from then on. Null when Google vouches for somebody we do not know.
 */
export async function accountFor(core: Core, via: Via, claims: Claims): Promise<(Account & { epoch: number }) | null> {
  const identity = identityKey(core, via, claims)
  const { state: holder } = await core.commands.stateOf(identityReservationDecider, { companyId: SYSTEM }, identity)
  const holding = holder.status === 'reserved' ? await accountOf(core)(holder) : null
  const account = holder.status === 'reserved' && holding ? { companyId: holder.companyId, userId: holder.userId } : await admit(core, via.companyId, claims)
  if (!account) return null
  if (via.connection === 'google') await refuseOtherWays(core, account)
  const epoch = await linkIdentity(core, via, claims, account)
  return { ...account, epoch }
}

/** Claims the identity for the account and writes it there; both are done again where a crash came between. Answers the account's epoch. */
export async function linkIdentity(core: Core, via: Via, claims: Claims, { companyId, userId }: Account): Promise<number> {
  const identity = identityKey(core, via, claims)
  const known = await accountOf(core)({ companyId, userId })
  if (!known) throw refused()
  if (!known.user.identities.includes(identity)) {
    const { state: holder } = await core.commands.stateOf(identityReservationDecider, { companyId: SYSTEM }, identity)
    const instead = holder.status === 'reserved' && !(await accountOf(core)(holder)) ? holder.userId : null
    const asker = { ...known.asker, companyId: SYSTEM }
    await core.commands.handle(identityReservationDecider, identity, { type: 'ReserveIdentity', data: { companyId, userId, instead } }, core.context(asker), SYSTEM)
    const { issuer, subject } = claims
    await core.commands.handle(userDecider, userId, { type: 'LinkIdentity', data: { connection: via.connection, issuer, subject, identity } }, core.context(known.asker))
  }
  return known.user.epoch
}
