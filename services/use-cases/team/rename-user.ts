import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { allow } from '../../core/authorize.ts'
import { aboveOwn, requireRightsFor } from '../../core/require-rights.ts'

/**
 * Whoever is signed in says themself what they are called, whatever their role (AUTH-040). To name somebody else, or by a
 * token or key, takes the right to change users, and all the rights of who is named.
 */
export const renameUser =
  (core: Core) =>
  async (
    asker: Asker,
    { userId, name, commandId }: { userId: UserId; name: string; commandId: string },
  ): Promise<{ token: ConsistencyToken }> => {
    const oneself = asker.kind === 'user' && asker.userId === userId
    if (!oneself || asker.session?.kind === 'token') allow(asker, 'users.update')
    const { state: user } = await core.commands.stateOf(userDecider, asker, userId)
    const role = user.status === 'active' ? (user.creator ? 'admin' : user.role) : null
    if (!oneself && role)
      await requireRightsFor(core, asker, [{ of: 'user', userId, before: role, after: role }], () => aboveOwn)
    const { token } = await core.commands.handle(
      userDecider,
      userId,
      { type: 'RenameUser', data: { name } },
      core.context(asker, commandId),
    )
    return { token }
  }
