import * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { ssoUnsupported } from '#contracts/user/sign-in-errors.ts'
import { type Connection, IdentityProblem } from '#infra/engines/identity/identity.ts'
import { log } from '#infra/log.ts'
import type { Core } from '../../../core/core.ts'
import { openKept, sealKept } from '../../../core/secrets/kept.ts'
import { companyAt } from './settings.ts'

/** Google's, or the one of a company. `companyId` is null for Google: the account says whose it is. */
export const Via = z.union([
  z.object({ connection: z.literal('google'), companyId: z.null() }),
  z.object({ connection: z.literal('sso'), companyId: z.string() }),
])
export type Via = z.infer<typeof Via>

const Pending = z.object({
  via: Via,
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  begunAt: z.number(),
})
export type Pending = z.infer<typeof Pending>

const PURPOSE = 'sign-in'
/** Long enough for a second factor, too short to be found lying about. */
export const PENDING_MS = 10 * 60_000

/** Who we are to the provider of this connection, at this moment. @throws Rejected 'identity/sso-unsupported' */
export async function connectionOf(core: Core, { companyId }: Via): Promise<Connection> {
  const settings =
    companyId === null ? core.settings.google : ((await companyAt(core, companyId))?.singleSignOn ?? null)
  if (!settings) throw new Rejected('identity/sso-unsupported', ssoUnsupported)
  return settings
}

export const unavailable = ({ connection }: Via) =>
  connection === 'google'
    ? new Rejected('identity/unavailable', 'Google does not answer at the moment. Please try again in a few minutes.')
    : new Rejected(
        'identity/unavailable',
        'Your identity provider does not answer at the moment. Please try again in a few minutes.',
      )

/**
 * Begins a sign-in: where the browser goes, and what it keeps meanwhile. That is signed, so that it comes back as it
 * was; it is worth nothing without the code the provider gives to the same browser.
 */
export const beginSignIn =
  (core: Core) =>
  async (
    via: Via,
    { redirectUri, returnTo }: { redirectUri: string; returnTo: string },
  ): Promise<{ location: string; pending: string }> => {
    const connection = await connectionOf(core, via)
    const { identity } = core.engines
    const attempt = identity.attempt(redirectUri)
    try {
      const location = await identity.authorizeUrl(connection, attempt)
      return {
        location,
        pending: sealKept(core, PURPOSE, {
          via,
          ...attempt,
          returnTo: returnTo.slice(0, 1000),
          begunAt: Date.parse(core.now()),
        } satisfies Pending),
      }
    } catch (error) {
      if (!(error instanceof IdentityProblem)) throw error
      log.warn(`sign-in through ${connection.issuer} could not begin: ${error.message}`)
      throw unavailable(via)
    }
  }

/** Where a browser was sent, and where it wanted to go, with an attempt that is still under way; null for anything else. */
export const attemptUnderWay =
  (core: Core) =>
  (kept: string): (Via & { returnTo: string }) | null => {
    const pending = pendingOf(core, kept)
    return pending && { ...pending.via, returnTo: pending.returnTo }
  }

/** What a browser kept of an attempt that is still under way; null for anything else. */
export function pendingOf(core: Core, kept: string): Pending | null {
  const pending = Pending.safeParse(openKept(core, PURPOSE, kept)).data
  if (!pending) return null
  const age = Date.parse(core.now()) - pending.begunAt
  return age >= 0 && age <= PENDING_MS ? pending : null
}
