import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/asker.ts'
import { DEFAULT_ROLE } from '#contracts/permissions.ts'
import { Rejected } from '#contracts/rejections.ts'
import { SYSTEM } from '#contracts/streams.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { InvitedUser, User } from '#domain/user/user.ts'
import type { Claims } from '#infra/engines/identity/identity.ts'
import type { Core } from '../../../platform.ts'
import { until } from '../../jobs/until.ts'
import { expiryFrom } from '../../team/invite-users.ts'
import type { Account } from '../sessions.ts'
import { reserveIdentity } from './identities.ts'
import { companyAt } from './settings.ts'

/** Stands where a password's hash would; no password matches it. */
const NO_PASSWORD = 'none'

/**
 * Whom a provider's word could mean. `proven`: the provider's word is enough, as the account was opened on it just now.
 * Anything else was there before, and its person has to prove that it is theirs.
 */
export type Meant = Account & { proven: boolean }

const atTheDoor = (companyId: string): Asker => ({ kind: 'process', companyId, name: 'single-sign-on', permissions: [] })
const noneHere = () => new Rejected('identity/refused', 'There is no account for you at this company. Ask an administrator to invite you.')

/**
 * The account of the person a provider has vouched for, by their address: one that is open, one they have been invited
 * to, or at a company that lets its people sign up so, a new one as a viewer. Null when there is none of this address.
 * @throws Rejected when the address is another company's, or the plan has no seat left.
 */
export async function admit(core: Core, companyId: string | null, claims: Claims, identity: string): Promise<Meant | null> {
  const email = normaliseEmail(claims.email ?? '')
  if (!isEmail(email)) throw new Rejected('identity/refused', 'Your identity provider did not say which e-mail address is yours.')
  // A company answers for its own people; anybody can write any address into an account elsewhere.
  if (companyId === null ? claims.emailVerified !== true : claims.emailVerified === false)
    throw new Rejected('identity/refused', 'Your identity provider has not confirmed your e-mail address. Confirm it there, and try again.')
  const key = core.engines.keys.blindIndex('email', email)
  const { state: held } = await core.commands.stateOf(emailReservationDecider, { companyId: SYSTEM }, key)
  if (held.status === 'reserved') {
    if (companyId !== null && held.companyId !== companyId) throw noneHere()
    return meant(core, held, key, claims, identity, companyId === null)
  }
  return companyId === null ? null : signUpAt(core, companyId, email, key, claims, identity)
}

async function meant(core: Core, { companyId, userId }: Account, key: string, claims: Claims, identity: string, needsProof = false): Promise<Meant | null> {
  const user = await arrived(core, { companyId, userId }, key)
  // An account that was opened with an address that was never proven may not be that of the person the provider knows.
  if (user.status === 'active' && needsProof && !user.emailVerified)
    throw new Rejected('identity/refused', 'This e-mail address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.')
  if (user.status === 'active') return { companyId, userId, proven: false }
  if (user.status !== 'invited') return null
  if (!letItselfIn(user)) return { companyId, userId, proven: false }
  // The identity is claimed first: the same person on another device finds it once the account is open.
  await reserveIdentity(core, identity, { companyId, userId })
  await acceptInvitation(core, { companyId, userId }, user.invitationId, claims)
  return { companyId, userId, proven: true }
}

/** An account that is being opened on a provider's word; one with another role than that gives was changed by a colleague since. */
const letItselfIn = ({ userId, invitedBy, role }: InvitedUser) => invitedBy === userId && role === DEFAULT_ROLE

/** Answers an invitation without a password. A repetition changes nothing. */
export async function acceptInvitation(core: Core, { companyId, userId }: Account, invitationId: string, claims: Pick<Claims, 'name' | 'email'>): Promise<void> {
  const asker: Asker = { kind: 'user', companyId, userId, role: DEFAULT_ROLE, creator: false, permissions: [] }
  const data = { invitationId, name: nameOf(claims), passwordHash: NO_PASSWORD }
  await core.commands.handle(userDecider, userId, { type: 'AcceptInvitation', data }, core.context(asker)).catch(unless('invitation/used'))
}

/** The same person, on another device at the same moment, was first: what was asked for is there. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Rejected) || error.code !== code) throw error
}

/**
 * Who holds an address, once they are on the company's list: seat and invitation follow the claim in steps of their own.
 * @throws Rejected when the plan had no seat left, or the steps take longer than a person waits.
 */
async function arrived(core: Core, { companyId, userId }: Account, key: string): Promise<User> {
  const user = async () => (await core.commands.stateOf(userDecider, { companyId }, userId)).state
  const already = await user()
  if (already.status !== 'unknown') return already
  const [door, decided] = [atTheDoor(companyId), new AbortController()]
  const refused = until(core, emailReservationDecider, { ...door, companyId: SYSTEM }, key, (claim) => claim.status === 'free' && claim.refused === userId, undefined, decided.signal)
  const invited = until(core, userDecider, door, userId, ({ status }) => status !== 'unknown', undefined, decided.signal)
  const outcome = await Promise.race([refused.then((revision) => (revision === null ? 'waiting' : 'no seat')), invited.then((revision) => (revision === null ? 'waiting' : 'invited'))])
  decided.abort()
  if (outcome === 'no seat') throw new Rejected('identity/refused', 'Your company’s plan has no seat left for you. Ask an administrator to free one.')
  if (outcome === 'waiting') throw new Rejected('command/unavailable', 'Your account is being set up. Please sign in in a minute.')
  return user()
}

const nameOf = ({ name, email }: Pick<Claims, 'name' | 'email'>) => (name ?? email!.split('@')[0]!).replace(/\p{Cc}/gu, ' ').trim().slice(0, 100)

/** Takes a seat of the plan as every colleague does (AUTH-029): a person who lets themself in is invited by no one else. */
async function signUpAt(core: Core, companyId: string, email: string, key: string, claims: Claims, identity: string): Promise<Meant | null> {
  const company = await companyAt(core, companyId)
  if (!company?.singleSignOn?.signUp) throw noneHere()
  const userId = randomUUID()
  const data = { companyId, userId, email, roleId: DEFAULT_ROLE, invitedBy: userId, invitationId: randomUUID(), expiresAt: expiryFrom(core.now()) }
  await core.commands.handle(emailReservationDecider, key, { type: 'ReserveEmailForInvitation', data }, core.context(atTheDoor(companyId)), SYSTEM).catch(unless('account/user-exists'))
  const { state: held } = await core.commands.stateOf(emailReservationDecider, { companyId: SYSTEM }, key)
  const holder = held.status === 'reserved' ? held : { companyId, userId }
  if (holder.companyId !== companyId) throw noneHere()
  return meant(core, holder, key, claims, identity)
}
