import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'

/** Whether the boards of a person begin without the rejected candidates, from the log; a key has the usual. */
export const concealsRejected =
  ({ commands }: Core) =>
  async (asker: Asker): Promise<boolean> => {
    if (asker.kind !== 'user') return true
    const { state } = await commands.stateOf(userDecider, asker, asker.userId)
    return state.status !== 'active' || state.concealsRejected
  }

/** A choice of each person's own (CAN-027). @throws Rejected 'account/only-people' for a key */
export const concealRejection =
  (core: Core) =>
  async (
    asker: Asker,
    { conceal = null, commandId }: { conceal?: boolean | null | undefined; commandId?: string | undefined },
  ): Promise<{ token: ConsistencyToken; conceal: boolean }> => {
    if (asker.kind !== 'user')
      throw new Rejected('account/only-people', 'Only a person has boards of their own, not a key')
    const { token } = await core.commands.handle(
      userDecider,
      asker.userId,
      { type: 'ConcealRejection', data: { conceal } },
      core.context(asker, commandId),
    )
    return { token, conceal: await concealsRejected(core)(asker) }
  }
