import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { requireChangeOf } from './require-change-of.ts'

export const renameUser =
  (core: Core) =>
  async (
    asker: Asker,
    { userId, name, commandId }: { userId: UserId; name: string; commandId: string },
  ): Promise<{ token: ConsistencyToken }> => {
    await requireChangeOf(core, asker, userId)
    const { token } = await core.commands.handle(
      userDecider,
      userId,
      { type: 'RenameUser', data: { name } },
      core.context(asker, commandId),
    )
    return { token }
  }
