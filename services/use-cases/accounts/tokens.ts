import type { Asker } from '#contracts/kernel/asker.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { endOf, LIFETIMES, type Session } from '#infra/engines/session-store/session-store.ts'
import type { Core } from '../../core/core.ts'
import { allow } from '../../core/authorize.ts'
import { holderOfKey } from './key-holder.ts'
import {
  accountOf,
  type Browser,
  holderOf,
  type Opened,
  openSession,
  sessionUser,
  type SignedIn,
  type UserAsker,
} from './sessions.ts'

/** Tells a bearer token from a company's API key before anything is looked up. */
const PREFIX = 'hlt_'
/** AUTH-026: what programs that came before us look for. */
export const JWT_EXPIRED = 'jwt expired'
/** More are forgotten ones. */
const MAX_TOKENS = 50

export type Issued = { token: string; tokenId: string; expiresIn: number; scopes: readonly Permission[] }

/** Tokens come from a session of a sign-in: a token cannot prolong itself by issuing the next. */
function signedInPerson(asker: Asker): UserAsker {
  if (asker.kind !== 'user' || asker.session?.kind === 'token')
    throw new Rejected('auth/forbidden', 'Sign in to issue a token')
  return asker
}

/** In place of a user's id, for a token of an API key (AUTH-043). */
const KEY = 'key:'

/** Whose tokens are counted, listed and ended together, and the epoch they belong to. */
async function holderFor(core: Core, asker: Asker): Promise<{ userId: string; epoch: number }> {
  if (asker.kind === 'apiKey' && !asker.session) return { userId: KEY + asker.keyId, epoch: 0 }
  const person = signedInPerson(asker)
  return { userId: person.userId, epoch: (await accountOf(core)(person))!.user.epoch }
}

/**
 * A bearer token for the API (AUTH-019): it lasts 7200 s (AUTH-027), may do what its scopes say and its user may still
 * do, and is in the answer and nowhere else.
 */
export const issueToken =
  (core: Core) =>
  async (asker: Asker, { scopes }: { scopes: readonly Permission[] | null }): Promise<Issued> => {
    const { companyId, permissions } = asker
    const { userId, epoch } = await holderFor(core, asker)
    for (const scope of scopes ?? []) allow(asker, scope)
    const { sessions } = core.engines
    if ((await sessions.listOf(userId)).filter(({ kind }) => kind === 'token').length >= MAX_TOKENS)
      throw new Rejected(
        'auth/too-many-attempts',
        `A person can have ${MAX_TOKENS} tokens at once. Revoke one that is no longer used.`,
      )
    const { token, id } = await sessions.create({
      kind: 'token',
      companyId,
      userId,
      epoch,
      method: 'link',
      device: null,
      scopes,
    })
    return {
      token: PREFIX + token,
      tokenId: id,
      expiresIn: LIFETIMES.token.absolute / 1000,
      scopes: scopes ?? permissions,
    }
  }

/** A token for the `auth` parameter of an address (AUTH-014): it signs one browser in, within a minute. */
export const issueEntry =
  (core: Core) =>
  async (asker: Asker): Promise<{ token: string; expiresIn: number }> => {
    const { companyId, userId } = signedInPerson(asker)
    const { user } = (await accountOf(core)({ companyId, userId }))!
    const { token } = await core.engines.sessions.create({
      kind: 'entry',
      companyId,
      userId,
      epoch: user.epoch,
      method: 'link',
      device: null,
      scopes: null,
    })
    return { token, expiresIn: LIFETIMES.entry.absolute / 1000 }
  }

type Person = { name: string; email: string }
const personOf = ({ user: { name, email } }: SignedIn): Person => ({ name, email })

/**
 * What an `auth` parameter would do in a browser that has this session, with nothing used up: `account` is whose sign-in
 * there is to agree to, null for a token that signs in no more and for the account that is signed in already; `here` is
 * who is signed in.
 */
export const entryOffer =
  (core: Core) =>
  async (token: string, held: string | null): Promise<{ account: Person | null; here: Person | null }> => {
    const here = held ? await sessionUser(core)(held) : null
    const entry = await core.engines.sessions.find(token, 'entry')
    const holder = entry === null || entry === 'expired' ? null : await holderOf(core)(entry)
    const asks = holder && holder.asker.userId !== here?.asker.userId
    return { account: asks ? personOf(holder) : null, here: here && personOf(here) }
  }

/**
 * The session an `auth` parameter belongs to, in place of the one the browser had; null when it has been used, has
 * expired or never was one.
 */
export const redeemEntry =
  (core: Core) =>
  async (token: string, browser: Browser): Promise<Opened | null> => {
    const entry = await core.engines.sessions.take(token, 'entry')
    if (entry === null || entry === 'expired' || !(await holderOf(core)(entry))) return null
    return openSession(core)(entry, { ...browser, method: 'link', epoch: entry.epoch })
  }

/** @returns null for what is no such token. @throws Rejected 'auth/session-expired' with the specification's 'jwt expired'. */
export const tokenAsker =
  (core: Core) =>
  async (bearer: string): Promise<Asker | null> => {
    if (!bearer.startsWith(PREFIX)) return null
    const session = await core.engines.sessions.find(bearer.slice(PREFIX.length), 'token')
    if (session === 'expired') throw new Rejected('auth/session-expired', JWT_EXPIRED)
    if (session?.userId.startsWith(KEY)) return keyAsker(core, session)
    return session && ((await holderOf(core)(session))?.asker ?? null)
  }

/** The key a token was exchanged for, while that is not revoked. */
async function keyAsker(core: Core, session: Session): Promise<Asker | null> {
  const { id, kind, companyId, userId, scopes, method } = session
  const { state } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
  const keyId = userId.slice(KEY.length)
  const known = state.status === 'registered' ? state.apiKeys.get(keyId) : undefined
  const asker =
    known &&
    (await holderOfKey(core, {
      companyId,
      keyId,
      owner: known.owner,
      scopes: known.scopes.filter((scope) => !scopes || scopes.includes(scope)),
    }))
  return asker ? { ...asker, session: { id, kind, method, endsAt: endOf(session) } } : null
}

/** Ends a token of the asker's own; false when there was none to end. */
export const revokeToken =
  (core: Core) =>
  async (asker: Asker, id: string): Promise<boolean> => {
    const owner = asker.kind === 'apiKey' ? KEY + asker.keyId : asker.kind === 'user' ? asker.userId : null
    return owner !== null && core.engines.sessions.endOne(owner, id)
  }
