import type { Asker } from '#contracts/kernel/asker.ts'
import { expiryFrom } from '#contracts/company/team.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { RoleId } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import type { UserCommand } from '#contracts/user/commands.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { User } from '#domain/user/user.ts'
import { uuid5 } from '#infra/hashing.ts'
import { takeMessage } from '../../effects/messages/allowance.ts'
import type { Core } from '../../core/core.ts'
import { allow } from '../../core/authorize.ts'
import { until } from '../../core/until.ts'
import { aboveOwn, companyRoles, knownRole, moreThanOwn, requireRightsFor } from '../../core/require-rights.ts'

/** What became of each of several: `problem` is null for those it was done to. */
export type ChangedUser = { userId: UserId; problem: string | null; code: string | null }
type Several = { userIds: readonly UserId[]; commandId: string }
type Outcome = { changed: ChangedUser[]; token: ConsistencyToken }

const MAX_USERS = 1000

const notInTeam = () => new Rejected('team/user-not-found', 'No such user')

/** All are looked up before any is changed; null for an id that is not of the asker's team. Where none is, all of it is refused. */
async function teamStates(
  { commands }: Core,
  asker: Asker,
  userIds: readonly UserId[],
): Promise<Map<UserId, User | null>> {
  const once = [...new Set(userIds)]
  if (once.length === 0 || once.length > MAX_USERS)
    throw new Rejected('request/invalid', `Name 1 to ${MAX_USERS} users`)
  const states = new Map<UserId, User | null>()
  for (const userId of once) {
    const { state } = await commands.stateOf(userDecider, asker, userId)
    states.set(
      userId,
      state.status === 'unknown' || state.status === 'removed' || state.status === 'revoked' ? null : state,
    )
  }
  if ([...states.values()].every((state) => state === null)) throw notInTeam()
  return states
}

/** Undefined for the role they have now. The domain itself protects the company's creator. */
async function mayTouch(core: Core, asker: Asker, userId: UserId, after?: RoleId | null): Promise<true> {
  const { state } = await core.commands.stateOf(userDecider, asker, userId)
  if (!('role' in state) || ('creator' in state && state.creator)) return true
  return requireRightsFor(
    core,
    asker,
    [{ of: 'user', userId, before: state.role, after: after === undefined ? state.role : after }],
    () => aboveOwn,
  )
}

/** One command for each; who cannot be changed is reported, the others are. People with more rights than the asker cannot be changed. */
async function each(
  core: Core,
  asker: Asker,
  { userIds, commandId, after }: Several & { after: RoleId | null },
  commandFor: (userId: UserId) => UserCommand,
): Promise<Outcome> {
  const states = await teamStates(core, asker, userIds)
  const changed: ChangedUser[] = []
  let token: ConsistencyToken = {}
  for (const [userId, state] of states) {
    try {
      if (state === null) throw notInTeam()
      const stillMay = () => mayTouch(core, asker, userId, after)
      const handled = await core.commands.handle(
        userDecider,
        userId,
        commandFor(userId),
        core.context(asker, uuid5(commandId, userId)),
        undefined,
        stillMay,
      )
      token = mergeTokens(token, handled.token)
      changed.push({ userId, problem: null, code: null })
    } catch (error) {
      if (!(error instanceof Rejected)) throw error
      changed.push({ userId, problem: error.message, code: error.code })
    }
  }
  return { changed, token }
}

/** Gives all of these users a global role (TEAM-031). */
export const assignRole =
  (core: Core) =>
  async (asker: Asker, { roleId, ...several }: Several & { roleId: RoleId }): Promise<Outcome> => {
    allow(asker, 'users.update')
    const roles = await companyRoles(core, asker)
    knownRole(roleId, roles)
    await requireRightsFor(core, asker, [{ of: 'user', userId: '', before: null, after: roleId }], () => moreThanOwn)
    return each(core, asker, { ...several, after: roleId }, () => ({ type: 'AssignUserRole', data: { roleId } }))
  }

/** Removes these users, or withdraws their invitations; their sessions end at once, their seats are free (TEAM-023, 032). */
export const removeUsers =
  (core: Core) =>
  async (asker: Asker, several: Several): Promise<Outcome> => {
    allow(asker, 'users.delete')
    const { changed, token } = await each(core, asker, { ...several, after: null }, (userId) => ({
      type: 'RemoveUser',
      data: { userId },
    }))
    const gone = changed.flatMap(({ userId, problem }) => (problem === null ? [userId] : []))
    for (const userId of gone) await core.engines.sessions.endAllOf(userId)
    return { changed, token: mergeTokens(token, await seatsFreed(core, asker, gone)) }
  }

/** Waits, bounded, until their seats are free, so that the page that follows counts them. */
async function seatsFreed(core: Core, asker: Asker, gone: readonly UserId[]): Promise<ConsistencyToken> {
  if (gone.length === 0) return {}
  const revision = await until(
    core,
    subscriptionDecider,
    asker,
    asker.companyId,
    (state) => state.status === 'active' && !gone.some((userId) => state.seats.has(userId)),
  )
  return revision === null ? {} : { [streamName(asker.companyId, 'subscription', asker.companyId)]: revision }
}

/** A new link, a new term; the link sent before stops working. */
export const resendInvitation =
  (core: Core) =>
  async (
    asker: Asker,
    { userId, commandId }: { userId: UserId; commandId: string },
  ): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'users.invite')
    const user = (await teamStates(core, asker, [userId])).get(userId)
    if (user?.status === 'invited') await takeMessage(core, { companyId: asker.companyId, to: user.email })
    const data = { invitationId: uuid5(commandId, 'invitation'), expiresAt: expiryFrom(core.now()) }
    const stillMay = () => mayTouch(core, asker, userId)
    const { token } = await core.commands.handle(
      userDecider,
      userId,
      { type: 'ResendInvitation', data },
      core.context(asker, commandId),
      undefined,
      stillMay,
    )
    return { token }
  }

/** Withdraws an invitation without an answer; takes who may invite, not who may remove. */
export const revokeInvitation =
  (core: Core) =>
  async (
    asker: Asker,
    { userId, commandId }: { userId: UserId; commandId: string },
  ): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'users.invite')
    await teamStates(core, asker, [userId])
    const stillMay = () => mayTouch(core, asker, userId, null)
    const { token } = await core.commands.handle(
      userDecider,
      userId,
      { type: 'RevokeInvitation', data: {} },
      core.context(asker, commandId),
      undefined,
      stillMay,
    )
    return { token: mergeTokens(token, await seatsFreed(core, asker, [userId])) }
  }
