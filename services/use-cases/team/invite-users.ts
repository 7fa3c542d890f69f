import type { Asker } from '#contracts/asker.ts'
import { INVITATION_DAYS, MAX_INVITED } from '#contracts/company/team.ts'
import type { UserId } from '#contracts/ids.ts'
import type { RoleId } from '#contracts/permissions.ts'
import { Rejected } from '#contracts/rejections.ts'
import { streamName, SYSTEM } from '#contracts/streams.ts'
import { planVolumes } from '#contracts/subscription/plans.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/token.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { said, type Wording } from '#contracts/wording.ts'
import { noSeatLeft } from '#domain/subscription/commands/consume-user-seat.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../platform.ts'
import { requireVerifiedEmail } from '../accounts/verified.ts'
import { allow } from '../allow.ts'
import { until } from '../jobs/until.ts'
import { companyRoles, knownRole, moreThanOwn, rightsOf, withinOwnRights } from './rights.ts'

/** 'member': in the team or invited already; 'taken': the address has an account elsewhere; 'no-seat': the plan is full. */
export type InvitationOutcome = 'invited' | 'member' | 'taken' | 'no-seat' | 'invalid' | 'waiting'
export type InvitedPerson = { email: string; outcome: InvitationOutcome; userId: UserId | null; problem: string | Wording | null }

export const expiryFrom = (now: string) => new Date(Date.parse(now) + INVITATION_DAYS * 86_400_000).toISOString()

/**
 * Invites people by e-mail; each gets an answer of their own. A seat of the plan is taken with the invitation. Where
 * none is left nothing changes, and whoever is new further down the list is not asked for one again. Repeating the call with the same `commandId` invites nobody twice.
 */
export const inviteUsers =
  (core: Core) =>
  async (asker: Asker, { people, commandId }: { people: readonly { email: string; roleId: RoleId }[]; commandId: string }): Promise<{ invited: InvitedPerson[]; token: ConsistencyToken }> => {
    allow(asker, 'users.invite')
    await requireVerifiedEmail(core, asker)
    const roles = await companyRoles(core, asker)
    for (const roleId of new Set(people.map(({ roleId }) => roleId))) {
      knownRole(roleId, roles)
      withinOwnRights(asker, rightsOf(roleId, roles), moreThanOwn)
    }
    /** Who stands in the list twice is invited as they stand there first. */
    const roleOf = new Map(people.map(({ email, roleId }) => [normaliseEmail(email), roleId] as const).filter(([email]) => email !== '').toReversed())
    const addresses = [...roleOf.keys()].toReversed()
    if (addresses.length === 0 || addresses.length > MAX_INVITED) throw new Rejected('request/invalid', said`Invite 1 to ${MAX_INVITED} people at a time`)

    const { users } = await core.readers.teamOf(asker)
    const known = new Map(users.map((user) => [user.email, user]))
    let token: ConsistencyToken = {}
    let full: string | Wording | null = null
    async function one(email: string, roleId: RoleId): Promise<InvitedPerson> {
      const answer = (outcome: InvitationOutcome, problem: string | Wording | null, userId: UserId | null = null): InvitedPerson => ({ email, outcome, userId, problem })
      if (!isEmail(email)) return answer('invalid', 'This is not a complete e-mail address')
      const before = known.get(email)
      const userId = before?.status === 'expired' ? before.user_id : uuid5(commandId, `${asker.companyId} ${email}`)
      if (before && before.status !== 'expired' && before.user_id !== userId)
        return answer('member', before.status === 'active' ? 'This person is in your team already' : 'This person has been invited already', before.user_id)
      if (full !== null && !before) return answer('no-seat', full)
      const claimed = await reserve(core, asker, { email, userId, roleId, commandId })
      if (!claimed) return answer('taken', 'Somebody with this e-mail address has an account already')
      const settled = await seated(core, asker, userId, email)
      if (settled === 'no-seat') return answer('no-seat', (full = await limitMessage(core, asker)))
      if (settled === null) return answer('waiting', 'The invitation is on its way. Look again in a moment.', userId)
      token = mergeTokens(token, { [streamName(asker.companyId, 'user', userId)]: settled }, await seatsToken(core, asker))
      return answer('invited', null, userId)
    }
    // In the order of the list: where seats run out, the first get them.
    const invited: InvitedPerson[] = []
    for (const email of addresses) invited.push(await one(email, roleOf.get(email)!))
    return { invited, token }
  }

type Claim = { email: string; userId: UserId; roleId: RoleId; commandId: string }

/** False when the address is another account's. */
async function reserve({ commands, context, engines, now }: Core, asker: Asker, { email, userId, roleId, commandId }: Claim): Promise<boolean> {
  const reservation = engines.keys.blindIndex('email', email)
  const ownId = uuid5(commandId, `invite ${email}`)
  const invitedBy = asker.kind === 'user' ? asker.userId : null
  const data = { companyId: asker.companyId, userId, email, roleId, invitedBy, invitationId: uuid5(ownId, 'invitation'), expiresAt: expiryFrom(now()) }
  try {
    await commands.handle(emailReservationDecider, reservation, { type: 'ReserveEmailForInvitation', data }, context(asker, ownId), SYSTEM)
    return true
  } catch (error) {
    if (error instanceof Rejected && error.code === 'account/user-exists') return false
    throw error
  }
}

/** Waits, bounded, for the outcome: the revision at which the user stands invited, 'no-seat', or null when it is not known yet. */
async function seated(core: Core, asker: Asker, userId: UserId, email: string): Promise<number | 'no-seat' | null> {
  const over = new AbortController()
  const refused = until(
    core,
    emailReservationDecider,
    { ...asker, companyId: SYSTEM } as Asker,
    core.engines.keys.blindIndex('email', email),
    (claim) => claim.status === 'free' && claim.refused === userId,
    undefined,
    over.signal,
  ).then((revision) => (revision === null ? null : ('no-seat' as const)))
  const invited = until(core, userDecider, asker, userId, ({ status }) => status === 'invited' || status === 'active', undefined, over.signal)
  try {
    return await Promise.race([refused, invited])
  } finally {
    over.abort()
  }
}

async function limitMessage({ commands }: Core, asker: Asker): Promise<string | Wording> {
  const { state } = await commands.stateOf(subscriptionDecider, asker, asker.companyId)
  const seats = state.status === 'active' ? planVolumes[state.plan].userSeats : 0
  return noSeatLeft(seats ?? 0)
}

/** So that the page that follows counts the seats as they are now. */
async function seatsToken({ commands }: Core, asker: Asker): Promise<ConsistencyToken> {
  const { revision } = await commands.stateOf(subscriptionDecider, asker, asker.companyId)
  return { [streamName(asker.companyId, 'subscription', asker.companyId)]: revision }
}
