import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { DEFAULT_ROLE } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { said } from '#contracts/kernel/wording.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { openInvitation } from '#domain/user/policies/invitation.ts'
import type { InvitedUser, User } from '#domain/user/user.ts'
import type { Claims } from '#infra/engines/identity/identity.ts'
import type { Core } from '../../../core/core.ts'
import type { InvitationRef } from '../../../core/secrets/invitation-code.ts'
import { until } from '../../../core/until.ts'
import { opened, takeAddress } from '../acceptance.ts'
import { addressHolder, emailKey } from '../reserve-account.ts'
import type { Account } from '../sessions.ts'
import { vouchesFor } from './domains.ts'
import { reserveIdentity } from './identities.ts'
import { companyAt } from './settings.ts'

/** In place of a password's hash; no password matches it. */
const NO_PASSWORD = 'none'

/**
 * Whom a provider's word could mean. `proven`: the provider's word is enough, as the account was opened on it just now.
 * Anything else was there before, and its person has to prove that it is theirs.
 */
export type Meant = Account & { proven: boolean }

const atTheDoor = (companyId: string): Asker => ({
  kind: 'process',
  companyId,
  name: 'single-sign-on',
  permissions: [],
})
const noneHere = () =>
  new Rejected('identity/refused', 'There is no account for you at this company. Ask an administrator to invite you.')

/**
 * The account of the person a provider has vouched for, by their address: one that is open, one that the company of the provider
 * has invited them to or whose `invitation` they came with, or at a company that lets its people sign up so and has proven
 * the domain of the address, a new one as a viewer. Null when there is none.
 * @throws Rejected when the address is another company's, or the plan has no seat left.
 */
export async function admit(
  core: Core,
  companyId: string | null,
  claims: Claims,
  identity: string,
  invitation: InvitationRef | null = null,
): Promise<Meant | null> {
  const email = normaliseEmail(claims.email ?? '')
  if (!isEmail(email))
    throw new Rejected('identity/refused', 'Your identity provider did not say which email address is yours.')
  // A company answers for its own people; elsewhere an account can have any address.
  if (companyId === null ? claims.emailVerified !== true : claims.emailVerified === false)
    throw new Rejected(
      'identity/refused',
      'Your identity provider has not confirmed your email address. Confirm it there, and try again.',
    )
  const holder = await addressHolder(core, email)
  if (holder) {
    if (companyId !== null && holder.companyId !== companyId) throw noneHere()
    return meant(core, holder, claims, identity, companyId === null)
  }
  if (companyId === null) return invitation && linked(core, invitation, email, claims, identity)
  const invited = await seatOf(core, companyId, email)
  return invited
    ? meant(core, { companyId, userId: invited }, claims, identity)
    : signUpAt(core, companyId, email, claims, identity)
}

/** The link of an invitation and the provider's word for the address it went to are proof enough. */
async function linked(
  core: Core,
  { companyId, userId, invitationId }: InvitationRef,
  email: string,
  claims: Claims,
  identity: string,
): Promise<Meant> {
  const { state } = await core.commands.stateOf(userDecider, { companyId }, userId)
  if (openInvitation(state, invitationId, core.now()).email !== email)
    throw new Rejected('identity/refused', 'This invitation was sent to another email address.')
  return accepted(core, { companyId, userId }, invitationId, claims, identity)
}

/** Who has the seat that the company keeps for this address. */
async function seatOf({ commands, engines }: Core, companyId: string, email: string): Promise<string | null> {
  const { state } = await commands.stateOf(subscriptionDecider, { companyId }, companyId)
  const [seats, key] = [state.status === 'active' ? [...state.seats] : [], emailKey({ engines }, email)]
  return seats.find(([, reservation]) => reservation === key)?.[0] ?? null
}

async function meant(
  core: Core,
  { companyId, userId }: Account,
  claims: Claims,
  identity: string,
  needsProof = false,
): Promise<Meant | null> {
  const user = await arrived(core, { companyId, userId })
  // An account that was opened with an address that was never proven may not be that of the person the provider knows.
  if (user.status === 'active' && needsProof && !user.emailVerified)
    throw new Rejected(
      'identity/refused',
      'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.',
    )
  if (user.status === 'active') return { companyId, userId, proven: false }
  if (user.status !== 'invited') return null
  if (!letItselfIn(user) || !(await vouchesFor(core, companyId, await companyAt(core, companyId), user.email)))
    return { companyId, userId, proven: false }
  return accepted(core, { companyId, userId }, user.invitationId, claims, identity)
}

/** The identity is claimed first: the same person on another device finds it once the account is open. */
async function accepted(
  core: Core,
  account: Account,
  invitationId: string,
  claims: Claims,
  identity: string,
): Promise<Meant> {
  await reserveIdentity(core, identity, account)
  await acceptInvitation(core, account, invitationId, claims)
  return { ...account, proven: true }
}

/** An account that is being opened on a provider's word; one with another role than that gives was changed by a colleague since. */
const letItselfIn = ({ userId, invitedBy, role }: InvitedUser) => invitedBy === userId && role === DEFAULT_ROLE

/**
 * Answers an invitation without a password. A repetition changes nothing.
 * @throws Rejected when the address is another account's by now, or the invitation is over.
 */
export async function acceptInvitation(
  core: Core,
  { companyId, userId }: Account,
  invitationId: string,
  claims: Pick<Claims, 'name' | 'email'>,
): Promise<void> {
  const invitee = { companyId, userId, email: normaliseEmail(claims.email ?? '') }
  const acceptance = { invitationId, name: nameOf(claims), passwordHash: NO_PASSWORD, language: null }
  // On another device at the same moment the same person was first: what they asked for is on its way.
  const revision = await takeAddress(core, invitee, acceptance).catch((error: unknown) =>
    isRejected(error, 'invitation/used') ? opened(core, invitee) : Promise.reject(error),
  )
  if (revision === null) throw noneHere()
}

const isRejected = (error: unknown, code: string) => error instanceof Rejected && error.code === code

/**
 * Who has a seat, once they are on the company's list: the invitation follows in a step of its own.
 * @throws Rejected when it takes longer than a person waits.
 */
async function arrived(core: Core, { companyId, userId }: Account): Promise<User> {
  const there = await until(core, userDecider, { companyId }, userId, ({ status }) => status !== 'unknown')
  if (there === null)
    throw new Rejected('command/unavailable', 'Your account is being set up. Please sign in in a minute.')
  return (await core.commands.stateOf(userDecider, { companyId }, userId)).state
}

const nameOf = ({ name, email }: Pick<Claims, 'name' | 'email'>) =>
  (name ?? email!.split('@')[0]!)
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)

/** Takes a seat of the plan as every colleague does (AUTH-029): a person who lets themself in is invited by no one else. */
async function signUpAt(
  core: Core,
  companyId: string,
  email: string,
  claims: Claims,
  identity: string,
): Promise<Meant | null> {
  const company = await companyAt(core, companyId)
  if (!company?.singleSignOn?.signUp) throw noneHere()
  if (!(await vouchesFor(core, companyId, company, email)))
    throw new Rejected(
      'identity/refused',
      said`Your company has not proven that ${email.slice(email.lastIndexOf('@') + 1)} is its own email domain. Ask an administrator to invite you.`,
    )
  const userId = randomUUID()
  const invitation = { email, roleId: DEFAULT_ROLE, invitedBy: userId, invitationId: randomUUID() }
  const command = { type: 'ConsumeUserSeat', data: { userId, reservation: emailKey(core, email), invitation } } as const
  try {
    await core.commands.handle(subscriptionDecider, companyId, command, core.context(atTheDoor(companyId)))
  } catch (error) {
    if (isRejected(error, 'subscription/no-user-seat'))
      throw new Rejected(
        'identity/refused',
        'Your company’s plan has no seat left for you. Ask an administrator to free one.',
      )
    // On another device at the same moment the same person was first.
    if (!isRejected(error, 'team/already-invited')) throw error
  }
  return meant(core, { companyId, userId: (await seatOf(core, companyId, email)) ?? userId }, claims, identity)
}
