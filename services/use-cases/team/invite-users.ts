import type { Asker } from '#contracts/asker.ts'
import { INVITATION_DAYS, MAX_INVITED } from '#contracts/company/team.ts'
import type { UserId } from '#contracts/ids.ts'
import type { RoleId } from '#contracts/permissions.ts'
import { Rejected } from '#contracts/rejections.ts'
import { streamName, SYSTEM } from '#contracts/streams.ts'
import { planVolumes } from '#contracts/subscription/plans.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { said, type Wording } from '#contracts/wording.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { noSeatLeft } from '#domain/subscription/commands/consume-user-seat.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { seatsInUse } from '#domain/subscription/subscription.ts'
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

/** Invited side by side. Each waits for three steps of processes, most of it for the disk, which they share. */
const AT_ONCE = 16

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
    const roleOf = new Map<string, RoleId>()
    for (const { email, roleId } of people) if (!roleOf.has(normaliseEmail(email))) roleOf.set(normaliseEmail(email), roleId)
    roleOf.delete('')
    const addresses = [...roleOf.keys()]
    if (addresses.length === 0 || addresses.length > MAX_INVITED) throw new Rejected('request/invalid', said`Invite 1 to ${MAX_INVITED} people at a time`)

    const { users } = await core.readers.teamOf(asker)
    const known = new Map(users.map((user) => [user.email, user]))
    let full: string | Wording | null = null
    /** Null for whoever is asked: what is left is to invite them. */
    function refused(email: string): InvitedPerson | null {
      if (!isEmail(email)) return answered(email, 'invalid', 'This is not a complete e-mail address')
      const before = known.get(email)
      if (before && before.status !== 'expired' && before.user_id !== userIdOf(email))
        return answered(email, 'member', before.status === 'active' ? 'This person is in your team already' : 'This person has been invited already', before.user_id)
      return full !== null && !before ? answered(email, 'no-seat', full) : null
    }
    function userIdOf(email: string): UserId {
      const before = known.get(email)
      // Whose invitation ran out is asked once more as who they are; so they are when the call is repeated.
      return before?.status === 'expired' || before?.invitation?.invitationId === invitationFor(commandId, email) ? before.user_id : uuid5(commandId, `${asker.companyId} ${email}`)
    }
    async function one(email: string): Promise<InvitedPerson> {
      const userId = userIdOf(email)
      const claimed = await reserve(core, asker, { email, userId, roleId: roleOf.get(email)!, commandId })
      if (!claimed) return answered(email, 'taken', 'Somebody with this e-mail address has an account already')
      const settled = await seated(core, asker, userId, email)
      if (settled === 'no-seat') return answered(email, 'no-seat', (full = await limitMessage(core, asker)))
      if (settled === null) return answered(email, 'waiting', 'The invitation is on its way. Look again in a moment.', userId)
      token[streamName(asker.companyId, 'user', userId)] = settled
      return answered(email, 'invited', null, userId)
    }

    const token: ConsistencyToken = {}
    const outcomes = new Map<string, InvitedPerson>()
    const waiting = [...addresses]
    while (waiting.length > 0) {
      const together = await roomFor(core, asker)
      const asked: string[] = []
      while (waiting.length > 0 && asked.length < together) {
        const email = waiting.shift()!
        const no = refused(email)
        if (no) outcomes.set(email, no)
        else asked.push(email)
      }
      for (const person of await Promise.all(asked.map(one))) outcomes.set(person.email, person)
    }
    if (Object.keys(token).length > 0) Object.assign(token, await seatsToken(core, asker))
    return { invited: addresses.map((email) => outcomes.get(email)!), token }
  }

const answered = (email: string, outcome: InvitationOutcome, problem: string | Wording | null, userId: UserId | null = null): InvitedPerson => ({ email, outcome, userId, problem })

/**
 * How many can be asked at the same moment: none of them more than there are seats for, so that where seats run out the
 * first of the list have them. Where none is left one is asked alone: what the plan says of it is the answer to all who follow.
 */
async function roomFor({ commands }: Core, asker: Asker): Promise<number> {
  const { state } = await commands.stateOf(subscriptionDecider, asker, asker.companyId)
  if (state.status !== 'active') return 1
  const { userSeats } = planVolumes[state.plan]
  return userSeats === null ? AT_ONCE : Math.min(AT_ONCE, Math.max(1, userSeats - seatsInUse(state)))
}

const claimId = (commandId: string, email: string) => uuid5(commandId, `invite ${email}`)
const invitationFor = (commandId: string, email: string) => uuid5(claimId(commandId, email), 'invitation')

type Claim = { email: string; userId: UserId; roleId: RoleId; commandId: string }

/** False when the address is another account's. */
async function reserve({ commands, context, engines, now }: Core, asker: Asker, { email, userId, roleId, commandId }: Claim): Promise<boolean> {
  const reservation = engines.keys.blindIndex('email', email)
  const ownId = claimId(commandId, email)
  const invitedBy = asker.kind === 'user' ? asker.userId : null
  const data = { companyId: asker.companyId, userId, email, roleId, invitedBy, invitationId: invitationFor(commandId, email), expiresAt: expiryFrom(now()) }
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
