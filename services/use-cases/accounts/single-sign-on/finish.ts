import { Rejected } from '#contracts/kernel/rejections.ts'
import { isAdministrator } from '#contracts/user/asker-of.ts'
import { signUpDisabledFor } from '#contracts/user/sign-in-errors.ts'
import { type Claims, IdentityProblem } from '#infra/engines/identity/identity.ts'
import { log } from '#infra/log.ts'
import type { Core } from '../../../core/core.ts'
import { type InvitationRef, readInvitationCode } from '../../../core/secrets/invitation-code.ts'
import { type Account, accountOf, type Browser, openSession } from '../sessions.ts'
import { admit, type Meant } from './admit.ts'
import { connectionOf, pendingOf, unavailable, type Via } from './begin.ts'
import { beginConfirmation, isHolder } from './confirm.ts'
import { holderOfIdentity, identityKey, linkIdentity, olderIdentityKey } from './identities.ts'
import { knowsBrowser } from './known-browser.ts'
import { refuseOtherWays } from './required.ts'

/**
 * `account` is who has signed in. With `signUpDisabledFor` no one has: the provider vouches for a person who has no account.
 * With `confirm` no one has yet: a code was mailed to the address of the account, and the browser keeps this until it is entered.
 */
export type Finished =
  | { sessionToken: string; returnTo: string; account: Account }
  | { signUpDisabledFor: string }
  | { confirm: string }
/** What the browser had kept: that it is known for some accounts, and a confirmation that is under way. */
type Keeps = { known?: string | null; confirming?: string | null }

/** What is shown does not say what was wrong with the answer; the operator's log does. */
const refused = () => new Rejected('identity/refused', 'Signing in did not work. Please try again.')

/**
 * Ends a sign-in with what the browser brought back from the provider: `kept` is what it was given at the beginning,
 * `search` the query of the callback. Opens a session for the account the identity belongs to (AUTH-002, 014).
 * A provider's word alone links no account that was there before, and signs no administrator in to a browser that was not
 * confirmed by mail: for those a code is mailed, unless the browser is signed in to the account already.
 */
export const finishSignIn =
  (core: Core) =>
  async ({
    kept,
    search,
    browser,
    ...keeps
  }: { kept: string | null; search: string; browser: Browser } & Keeps): Promise<Finished> => {
    const pending = kept === null ? null : pendingOf(core, kept)
    if (!pending)
      throw new Rejected(
        'identity/refused',
        'This sign-in was begun in another browser, or too long ago. Please try again.',
      )
    const { via, returnTo, ...attempt } = pending
    const connection = await connectionOf(core, via)
    let said: { claims: Claims; idToken: string }
    try {
      said = await core.engines.identity.claims(connection, attempt, search)
    } catch (error) {
      if (!(error instanceof IdentityProblem)) throw error
      const disabled = error.kind === 'denied' ? signUpDisabledFor(error.message) : null
      log.warn(
        `sign-in through ${connection.issuer} was ${error.kind}: ${disabled ? 'sign-up is disabled' : error.message.replace(/\s+/g, ' ').slice(0, 300)}`,
      )
      if (disabled) return { signUpDisabledFor: disabled }
      if (error.kind === 'unavailable') throw unavailable(via)
      if (error.kind !== 'denied') throw refused()
      throw via.connection === 'google'
        ? new Rejected('identity/refused', 'Google did not sign you in.')
        : new Rejected('identity/refused', 'Your identity provider did not sign you in.')
    }
    const account = await accountFor(core, via, said.claims, invitationAt(core, returnTo))
    if (!account) return { signUpDisabledFor: said.claims.email! }
    const open = await accountOf(core)(account)
    if (via.connection === 'google' && open) await refuseOtherWays(core, account)
    const known =
      open &&
      account.proven &&
      (!isAdministrator(open.user) || knowsBrowser(core, keeps.known ?? null, { ...account, epoch: open.user.epoch }))
    if (!known && !(open && (await isHolder(core, browser.replaces, account))))
      return {
        confirm: await beginConfirmation(core, {
          via,
          claims: said.claims,
          account,
          idToken: said.idToken,
          returnTo,
          device: browser.device ?? null,
          before: keeps.confirming ?? null,
        }),
      }
    const epoch = await linkIdentity(core, via, said.claims, account)
    const { sessionToken } = await openSession(core)(account, {
      ...browser,
      method: via.connection,
      epoch,
      idToken: said.idToken,
    })
    return { sessionToken, returnTo, account: { companyId: account.companyId, userId: account.userId } }
  }

/** The invitation from whose page the sign-in was begun. */
function invitationAt({ engines }: Core, returnTo: string): InvitationRef | null {
  const { pathname, searchParams } = new URL(returnTo, 'http://localhost')
  return pathname === '/join' ? readInvitationCode(engines.keys, searchParams.get('code')) : null
}

/**
 * The account these claims mean: the one that holds the identity, else the one that has the address or, from before
 * links had to be proven, the older link. Null when Google vouches for a person who has no account. `proven` says whether
 * the identity is the account's: then it is written there; otherwise the person has to prove it.
 */
export async function accountFor(
  core: Core,
  via: Via,
  claims: Claims,
  invitation: InvitationRef | null = null,
): Promise<Meant | null> {
  const identity = await identityKey(core, via, claims)
  const proven = async () => {
    const holder = await holderOfIdentity(core, identity)
    if (holder) await linkIdentity(core, via, claims, holder)
    return holder && { ...holder, proven: true }
  }
  const linked = await proven()
  if (linked) return linked
  const older = via.companyId === null ? null : await holderOfIdentity(core, olderIdentityKey(core, via, claims))
  const meant =
    older?.companyId === via.companyId && older
      ? { ...older, proven: false }
      : await admit(core, via.companyId, claims, identity, invitation)
  // The same person may have come first on another device while this one looked.
  return meant && ((await proven()) ?? meant)
}
