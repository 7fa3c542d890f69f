import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { requireFeature } from '../../core/authorize.ts'
import type { UserAsker } from './sessions.ts'

/** The columns a person chose for the table of candidates; null where they never did. */
export const candidateColumns =
  ({ commands }: Core) =>
  async (asker: UserAsker): Promise<readonly string[] | null> => {
    const { state } = await commands.stateOf(userDecider, asker, asker.userId)
    return state.status === 'active' ? state.candidateColumns : null
  }

/** People choose for themselves, where the company's plan has it (CAN-007). */
export const chooseCandidateColumns =
  (core: Core) =>
  async (asker: UserAsker, { columns }: { columns: string[] }): Promise<void> => {
    await requireFeature(core, asker, 'customColumns')
    await core.commands.handle(
      userDecider,
      asker.userId,
      { type: 'ChooseCandidateColumns', data: { columns } },
      core.context(asker),
    )
  }

/** The widths a person gave to columns of that table, in pixels by the column's key. */
export const candidateColumnWidths =
  ({ commands }: Core) =>
  async (asker: UserAsker): Promise<Readonly<Record<string, number>>> => {
    const { state } = await commands.stateOf(userDecider, asker, asker.userId)
    return state.status === 'active' ? state.candidateColumnWidths : {}
  }

export const resizeCandidateColumn =
  (core: Core) =>
  async (asker: UserAsker, data: { column: string; width: number | null }): Promise<void> => {
    await core.commands.handle(userDecider, asker.userId, { type: 'ResizeCandidateColumn', data }, core.context(asker))
  }
