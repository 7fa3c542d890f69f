import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { Rejected } from '#contracts/rejections.ts'
import { ssoUnsupported } from '#contracts/user/sign-in-errors.ts'
import { type Connection, IdentityProblem } from '#infra/engines/identity/identity.ts'
import type { Core } from '../../../platform.ts'
import { companyAt } from './settings.ts'

/** Google's for everybody, or the one of a company. `company` is null for Google: it is whoever's account it turns out to be. */
export type Via = { connection: 'google'; companyId: null } | { connection: 'sso'; companyId: string }

const Pending = z.object({
  via: z.union([z.object({ connection: z.literal('google'), companyId: z.null() }), z.object({ connection: z.literal('sso'), companyId: z.string() })]),
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  begunAt: z.number(),
})
export type Pending = z.infer<typeof Pending>

/** Long enough for a second factor, too short to be found lying about. */
export const PENDING_MS = 10 * 60_000

/** Who we are to the provider of this connection, at this moment. @throws Rejected 'identity/sso-unsupported' */
export async function connectionOf(core: Core, { companyId }: Via): Promise<Connection> {
  const settings = companyId === null ? core.settings.google : ((await companyAt(core, companyId))?.singleSignOn ?? null)
  if (!settings) throw new Rejected('identity/sso-unsupported', ssoUnsupported)
  return settings
}

export const unavailable = ({ connection }: Via) =>
  connection === 'google'
    ? new Rejected('identity/unavailable', 'Google does not answer at the moment. Please try again in a few minutes.')
    : new Rejected('identity/unavailable', 'Your identity provider does not answer at the moment. Please try again in a few minutes.')

/**
 * Begins a sign-in: where the browser goes, and what it keeps meanwhile. That is signed, so that it comes back as it
 * was; it is worth nothing without the code the provider gives to the same browser.
 */
export const beginSignIn =
  (core: Core) =>
  async (via: Via, { redirectUri, returnTo }: { redirectUri: string; returnTo: string }): Promise<{ location: string; pending: string }> => {
    const connection = await connectionOf(core, via)
    const { identity } = core.engines
    const attempt = identity.attempt(redirectUri)
    try {
      const location = await identity.authorizeUrl(connection, attempt)
      return { location, pending: signed(core, { via, ...attempt, returnTo: returnTo.slice(0, 1000), begunAt: Date.parse(core.now()) }) }
    } catch (error) {
      if (!(error instanceof IdentityProblem)) throw error
      console.warn(`sign-in through ${connection.issuer} could not begin: ${error.message}`)
      throw unavailable(via)
    }
  }

const PURPOSE = 'sign-in'
function signed({ engines }: Core, pending: Pending): string {
  const text = Buffer.from(JSON.stringify(pending)).toString('base64url')
  return `${text}.${engines.keys.sign(PURPOSE, text)}`
}

/** Where a browser was sent, and where it wanted to go, with an attempt that is still under way; null for anything else. */
export const attemptUnderWay =
  (core: Core) =>
  (kept: string): (Via & { returnTo: string }) | null => {
    const pending = pendingOf(core, kept)
    return pending && { ...pending.via, returnTo: pending.returnTo }
  }

/** What a browser kept of an attempt that is still under way; null for anything else. */
export function pendingOf({ engines, now }: Core, kept: string): Pending | null {
  const [text = '', signature = ''] = kept.split('.')
  const expected = engines.keys.sign(PURPOSE, text)
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  const pending = Pending.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  const age = Date.parse(now()) - pending.begunAt
  return age >= 0 && age <= PENDING_MS ? pending : null
}
