import { Rejected } from '#contracts/kernel/rejections.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { identityReservationDecider } from '#domain/identity-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Claims } from '#infra/engines/identity/identity.ts'
import type { Core } from '../../../core/core.ts'
import { type Account, accountOf } from '../sessions.ts'
import type { Via } from './begin.ts'

type Identity = Pick<Claims, 'issuer' | 'subject'>
/** What a confirmation kept has no picture: then nothing is known of it. */
type Linked = Identity & Partial<Pick<Claims, 'picture'>>

/**
 * The same person at Google and at a company's provider, or at two companies' ones, is not the same identity. Of a company
 * it counts for the provider as it is configured now: under another issuer or client it has to be linked anew.
 */
export async function identityKey(
  core: Pick<Core, 'commands' | 'engines'>,
  { companyId }: Via,
  { issuer, subject }: Identity,
): Promise<string> {
  if (companyId === null) return olderIdentityKey(core, { companyId }, { issuer, subject })
  const { state } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
  const connection = state.status === 'registered' ? state.signOnConnection : null
  return core.engines.keys.blindIndex(
    'identity',
    JSON.stringify([companyId, issuer, subject, connection?.clientId, connection?.number]),
  )
}

/** As identities at companies were named when an address was enough to link one: it says whom to ask for a proof. */
export const olderIdentityKey = (
  { engines }: Pick<Core, 'engines'>,
  { companyId }: Pick<Via, 'companyId'>,
  { issuer, subject }: Identity,
) => engines.keys.blindIndex('identity', JSON.stringify([companyId ?? 'google', issuer, subject]))

/** The open account that holds an identity; null when none does. */
export async function holderOfIdentity(core: Core, identity: string): Promise<Account | null> {
  const { state: holder } = await core.commands.stateOf(identityReservationDecider, { companyId: SYSTEM }, identity)
  if (holder.status !== 'reserved' || !(await accountOf(core)(holder))) return null
  return { companyId: holder.companyId, userId: holder.userId }
}

/** Claims the identity for an account whose person has proven that both are theirs. @throws Rejected 'account/identity-taken' */
export async function reserveIdentity(core: Core, identity: string, { companyId, userId }: Account): Promise<void> {
  const { state: holder } = await core.commands.stateOf(identityReservationDecider, { companyId: SYSTEM }, identity)
  const instead = holder.status === 'reserved' && !(await accountOf(core)(holder)) ? holder.userId : null
  const door = { kind: 'process', companyId: SYSTEM, name: 'single-sign-on', permissions: [] } as const
  await core.commands.handle(
    identityReservationDecider,
    identity,
    { type: 'ReserveIdentity', data: { companyId, userId, instead } },
    core.context(door),
    SYSTEM,
  )
}

/** Claims the identity and writes it to the account; both are done again where a crash came between. Answers the account's epoch. */
export async function linkIdentity(
  core: Core,
  via: Via,
  { issuer, subject, picture }: Linked,
  { companyId, userId }: Account,
): Promise<number> {
  const identity = await identityKey(core, via, { issuer, subject })
  const known = await accountOf(core)({ companyId, userId })
  if (!known) throw new Rejected('identity/refused', 'Signing in did not work. Please try again.')
  if (!known.user.identities.includes(identity)) {
    await reserveIdentity(core, identity, { companyId, userId })
    const data = { connection: via.connection, issuer, subject, identity }
    await core.commands.handle(userDecider, userId, { type: 'LinkIdentity', data }, core.context(known.asker))
  }
  const shown = picture && !isPictureAddress(picture) ? null : picture
  if (shown !== undefined && shown !== known.user.picture)
    await core.commands.handle(
      userDecider,
      userId,
      { type: 'RecordProviderPicture', data: { picture: shown } },
      core.context(known.asker),
    )
  return known.user.epoch
}

const isPictureAddress = (picture: string) => picture.length <= 2000 && /^https:\/\/[^\s]+$/.test(picture)
