import type { Asker } from '#contracts/asker.ts'
import type { Permission } from '#contracts/permissions.ts'
import { Rejected } from '#contracts/rejections.ts'
import { LIFETIMES } from '#infra/engines/session-store/session-store.ts'
import type { Core } from '../../platform.ts'
import { allow } from '../allow.ts'
import { accountOf, holderOf, openSession, type UserAsker } from './sessions.ts'

/** Tells a user's bearer token from a company's API key before anything is looked up. */
const PREFIX = 'hlt_'
/** AUTH-026: what programs that came before us look for. */
export const JWT_EXPIRED = 'jwt expired'
/** More are forgotten ones. */
const MAX_TOKENS = 50

export type Issued = { token: string; tokenId: string; expiresIn: number; scopes: readonly Permission[] }

/** Tokens come from a session that somebody signed in for: one cannot prolong its own life by issuing the next. */
function signedInPerson(asker: Asker): UserAsker {
  if (asker.kind !== 'user' || asker.session?.kind === 'token') throw new Rejected('auth/forbidden', 'Sign in to issue a token')
  return asker
}

/**
 * A bearer token for the API (AUTH-019): it lasts 7200 s (AUTH-027), may do what its scopes say and its user may still
 * do, and is in the answer and nowhere else.
 */
export const issueToken =
  (core: Core) =>
  async (asker: Asker, { scopes }: { scopes: readonly Permission[] | null }): Promise<Issued> => {
    const { companyId, userId, permissions } = signedInPerson(asker)
    for (const scope of scopes ?? []) allow(asker, scope)
    const { sessions } = core.engines
    if ((await sessions.listOf(userId)).filter(({ kind }) => kind === 'token').length >= MAX_TOKENS)
      throw new Rejected('auth/too-many-attempts', `A person can have ${MAX_TOKENS} tokens at once. Revoke one that is no longer used.`)
    const { user } = (await accountOf(core)({ companyId, userId }))!
    const { token, id } = await sessions.create({ kind: 'token', companyId, userId, epoch: user.epoch, method: 'link', device: null, scopes })
    return { token: PREFIX + token, tokenId: id, expiresIn: LIFETIMES.token.absolute / 1000, scopes: scopes ?? permissions }
  }

/** A token for the `auth` parameter of an address (AUTH-014): it signs one browser in, within a minute. */
export const issueEntry =
  (core: Core) =>
  async (asker: Asker): Promise<{ token: string; expiresIn: number }> => {
    const { companyId, userId } = signedInPerson(asker)
    const { user } = (await accountOf(core)({ companyId, userId }))!
    const { token } = await core.engines.sessions.create({ kind: 'entry', companyId, userId, epoch: user.epoch, method: 'link', device: null, scopes: null })
    return { token, expiresIn: LIFETIMES.entry.absolute / 1000 }
  }

/** The session an `auth` parameter stands for; null when it has been used, has expired or never was one. */
export const redeemEntry =
  (core: Core) =>
  async (token: string, { device }: { device: string | null }): Promise<{ sessionToken: string } | null> => {
    const entry = await core.engines.sessions.take(token, 'entry')
    if (entry === null || entry === 'expired' || !(await holderOf(core)(entry))) return null
    return openSession(core)(entry, { method: 'link', device, epoch: entry.epoch })
  }

/** @returns null for what is no token of a person. @throws Rejected 'auth/session-expired' with the specification's 'jwt expired'. */
export const tokenAsker =
  (core: Core) =>
  async (bearer: string): Promise<UserAsker | null> => {
    if (!bearer.startsWith(PREFIX)) return null
    const session = await core.engines.sessions.find(bearer.slice(PREFIX.length), 'token')
    if (session === 'expired') throw new Rejected('auth/session-expired', JWT_EXPIRED)
    return session && ((await holderOf(core)(session))?.asker ?? null)
  }
