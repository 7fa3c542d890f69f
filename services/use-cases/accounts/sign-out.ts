import { Rejected } from '#contracts/kernel/rejections.ts'
import { IdentityProblem } from '#infra/engines/identity/identity.ts'
import { log } from '#infra/log.ts'
import type { Core } from '../../core/core.ts'
import { recordSignOut, type SignedIn, sessionUser, signOutEverywhere } from './sessions.ts'
import { connectionOf } from './single-sign-on/begin.ts'

/**
 * Ends the session, or everywhere all of them, and answers people of a provider where to sign out there
 * as well: else the next click would sign them in again. `backTo` is where the provider sends the browser afterwards.
 */
export const signOut =
  (core: Core) =>
  async (
    sessionToken: string,
    { everywhere = false, backTo = null }: { everywhere?: boolean; backTo?: string | null } = {},
  ): Promise<{ goOnTo: string | null }> => {
    const { sessions } = core.engines
    const holder = await sessionUser(core)(sessionToken)
    const idToken = holder && (await sessions.idTokenOf(sessionToken))
    await sessions.end(sessionToken)
    if (!holder) return { goOnTo: null }
    if (everywhere) await signOutEverywhere(core)(holder.asker)
    else await recordSignOut(core, holder.asker, holder.asker.userId, false)
    return { goOnTo: idToken && backTo ? await atProvider(core, holder, { idToken, backTo }) : null }
  }

/** A provider that is away or was replaced does not prevent signing out here. */
async function atProvider(
  core: Core,
  { asker, signIn }: SignedIn,
  signedIn: { idToken: string; backTo: string },
): Promise<string | null> {
  try {
    const connection = await connectionOf(
      core,
      signIn.method === 'google'
        ? { connection: 'google', companyId: null }
        : { connection: 'sso', companyId: asker.companyId },
    )
    return await core.engines.identity.signOutUrl(connection, signedIn)
  } catch (error) {
    if (error instanceof IdentityProblem) log.warn(`signing out at the provider is not possible: ${error.message}`)
    else if (!(error instanceof Rejected)) throw error
    return null
  }
}
