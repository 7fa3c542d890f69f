import type { Asker } from '#contracts/kernel/asker.ts'
import { MAX_INVITED } from '#contracts/company/team.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { RoleId } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { said, type Wording } from '#contracts/kernel/wording.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { refusedMessage } from '../../effects/messages/allowance.ts'
import type { Core } from '../../core/core.ts'
import { emailKey } from '../accounts/reserve-account.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'
import { allow } from '../../core/authorize.ts'
import { until } from '../../core/until.ts'
import { companyRoles, knownRole, moreThanOwn, requireRightsFor } from '../../core/require-rights.ts'

/** 'member': in the team or invited already; 'no-seat': the plan is full; 'limited': no more messages may be sent for now. Accounts at other companies are never told of. */
export type InvitationOutcome = 'invited' | 'member' | 'no-seat' | 'invalid' | 'waiting' | 'limited'
export type InvitedPerson = {
  email: string
  outcome: InvitationOutcome
  userId: UserId | null
  problem: string | Wording | null
}

/** Waited for side by side, while a process invites them. */
const AT_ONCE = 16

/**
 * Invites people by email; each gets an answer of their own. A seat of the plan is taken with the invitation. Where
 * none is left nothing changes, for those further down the list either. Repeating the call with the same `commandId`
 * invites each of them once.
 */
export const inviteUsers =
  (core: Core) =>
  async (
    asker: Asker,
    { people, commandId }: { people: readonly { email: string; roleId: RoleId }[]; commandId: string },
  ): Promise<{ invited: InvitedPerson[]; token: ConsistencyToken }> => {
    allow(asker, 'users.invite')
    await requireVerifiedEmail(core, asker)
    const roles = await companyRoles(core, asker)
    const given = [...new Set(people.map(({ roleId }) => roleId))]
    for (const roleId of given) knownRole(roleId, roles)
    await requireRightsFor(
      core,
      asker,
      given.map((after) => ({ of: 'user', userId: '', before: null, after })),
      () => moreThanOwn,
    )
    /** A person who is in the list twice is invited as in the first entry. */
    const roleOf = new Map<string, RoleId>()
    for (const { email, roleId } of people)
      if (!roleOf.has(normaliseEmail(email))) roleOf.set(normaliseEmail(email), roleId)
    roleOf.delete('')
    const addresses = [...roleOf.keys()]
    if (addresses.length === 0 || addresses.length > MAX_INVITED)
      throw new Rejected('request/invalid', said`Invite 1 to ${MAX_INVITED} people at a time`)

    const { users } = await core.readers.teamOf(asker)
    const known = new Map(users.map((user) => [user.email, user]))
    let full: string | Wording | null = null
    /** Null for who can be invited. */
    function refused(email: string): InvitedPerson | null {
      if (!isEmail(email)) return answered(email, 'invalid', 'This is not a complete email address')
      const before = known.get(email)
      if (before && before.status !== 'expired' && before.user_id !== userIdOf(email))
        return answered(
          email,
          'member',
          before.status === 'active' ? 'This person is in your team already' : 'This person has been invited already',
          before.user_id,
        )
      return full !== null && !before ? answered(email, 'no-seat', full) : null
    }
    function userIdOf(email: string): UserId {
      const before = known.get(email)
      // A person whose invitation ran out is invited again as the same user; so they are when the call is repeated.
      return before?.status === 'expired' || before?.invitation?.invitationId === invitationFor(commandId, email)
        ? before.user_id
        : uuid5(commandId, `${asker.companyId} ${email}`)
    }
    /** Null once the seat is theirs. */
    async function seat(email: string): Promise<InvitedPerson | null> {
      const no = refused(email)
      if (no) return no
      const isRepeated = known.get(email)?.invitation?.invitationId === invitationFor(commandId, email)
      const limited = isRepeated ? null : await refusedMessage(core, { companyId: asker.companyId, to: email })
      if (limited) return answered(email, 'limited', limited)
      try {
        return (await takeSeat(core, asker, { email, userId: userIdOf(email), roleId: roleOf.get(email)!, commandId }))
          ? null
          : answered(email, 'waiting', 'Somebody else changed this at the same moment. Please try again.')
      } catch (error) {
        if (!(error instanceof Rejected)) throw error
        if (error.code === 'team/already-invited') return answered(email, 'member', error.wording.message)
        if (!error.code.startsWith('subscription/')) throw error
        full = error.wording.message
        return answered(email, 'no-seat', full)
      }
    }
    async function invited(email: string): Promise<InvitedPerson> {
      const userId = userIdOf(email)
      const revision = await until(
        core,
        userDecider,
        asker,
        userId,
        ({ status }) => status === 'invited' || status === 'active',
      )
      if (revision === null)
        return answered(email, 'waiting', 'The invitation is on its way. Look again in a moment.', userId)
      token[streamName(asker.companyId, 'user', userId)] = revision
      return answered(email, 'invited', null, userId)
    }

    const token: ConsistencyToken = {}
    const outcomes = new Map<string, InvitedPerson>()
    for (let at = 0; at < addresses.length; at += AT_ONCE) {
      const seated: string[] = []
      for (const email of addresses.slice(at, at + AT_ONCE)) {
        // One after another: where seats run out, the first of the list have them.
        const no = await seat(email)
        if (no) outcomes.set(email, no)
        else seated.push(email)
      }
      for (const person of await Promise.all(seated.map(invited))) outcomes.set(person.email, person)
    }
    if (Object.keys(token).length > 0) Object.assign(token, await seatsToken(core, asker))
    return { invited: addresses.map((email) => outcomes.get(email)!), token }
  }

const answered = (
  email: string,
  outcome: InvitationOutcome,
  problem: string | Wording | null,
  userId: UserId | null = null,
): InvitedPerson => ({ email, outcome, userId, problem })

const claimId = (commandId: string, email: string) => uuid5(commandId, `invite ${email}`)
const invitationFor = (commandId: string, email: string) => uuid5(claimId(commandId, email), 'invitation')

type Seat = { email: string; userId: UserId; roleId: RoleId; commandId: string }

/**
 * False when the seat of an invitation that ran out has not been given back yet.
 * @throws Rejected 'team/already-invited' or 'subscription/no-user-seat'
 */
async function takeSeat(core: Core, asker: Asker, { email, userId, roleId, commandId }: Seat): Promise<boolean> {
  const invitation = {
    email,
    roleId,
    invitedBy: asker.kind === 'user' ? asker.userId : null,
    invitationId: invitationFor(commandId, email),
  }
  const command = { type: 'ConsumeUserSeat', data: { userId, reservation: emailKey(core, email), invitation } } as const
  const take = async () => {
    const { events, replayed } = await core.commands.handle(
      subscriptionDecider,
      asker.companyId,
      command,
      core.context(asker, claimId(commandId, email)),
    )
    return replayed || events.length > 0
  }
  if (await take()) return true
  await until(
    core,
    subscriptionDecider,
    asker,
    asker.companyId,
    (state) => state.status === 'active' && !state.seats.has(userId),
  )
  return take()
}

/** So that the page that follows counts the seats as they are now. */
async function seatsToken({ commands }: Core, asker: Asker): Promise<ConsistencyToken> {
  const { revision } = await commands.stateOf(subscriptionDecider, asker, asker.companyId)
  return { [streamName(asker.companyId, 'subscription', asker.companyId)]: revision }
}
