import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { userDecider } from '#domain/user/decider.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { aboveOwn, requireRightsFor } from '../../core/require-rights.ts'

/**
 * A person who is signed in says what they are called and how they look, whatever their role (AUTH-040). To do it for
 * another, or by a token or key, takes the right to change users, and all the rights of the other.
 */
export async function requireChangeOf(core: Core, asker: Asker, userId: UserId): Promise<void> {
  const oneself = asker.kind === 'user' && asker.userId === userId
  if (!oneself || asker.session?.kind === 'token') allow(asker, 'users.update')
  const { state: user } = await core.commands.stateOf(userDecider, asker, userId)
  const role = user.status === 'active' ? (user.creator ? 'admin' : user.role) : null
  if (!oneself && role)
    await requireRightsFor(core, asker, [{ of: 'user', userId, before: role, after: role }], () => aboveOwn)
}
