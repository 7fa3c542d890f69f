import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import type { UserAsker } from './sessions.ts'

/** Whether a person has not put the first steps away. */
export const wantsFirstSteps =
  ({ commands }: Core) =>
  async (asker: UserAsker): Promise<boolean> => {
    const { state } = await commands.stateOf(userDecider, asker, asker.userId)
    return state.status === 'active' && state.firstSteps
  }

export const dismissFirstSteps =
  (core: Core) =>
  async (asker: UserAsker): Promise<void> => {
    await core.commands.handle(userDecider, asker.userId, { type: 'DismissFirstSteps', data: {} }, core.context(asker))
  }
