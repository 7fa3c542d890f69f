import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateCommand, CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnCandidate } from '../../core/authorize.ts'

type Change = 'ChangeInviteDeadline' | 'ChangeInviteStatus' | 'SettleHeldReach'

const send =
  <Type extends Change>(core: Core, type: Type) =>
  async (
    asker: Asker,
    { commandId, ...data }: CandidateCommandData<Type> & { commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    await allowOnCandidate(core, asker, 'candidates.invite', data.candidateId)
    const command = { type, data } as unknown as CandidateCommand
    const { token } = await core.commands.handle(
      candidateDecider,
      data.candidateId,
      command,
      core.context(asker, commandId),
    )
    return { token }
  }

/** Until when an invited person may begin; null for as long as they like. */
export const changeInviteDeadline = (core: Core) => send(core, 'ChangeInviteDeadline')
/** Ends the wait of an invitation or reminder: it leaves at once, or not at all. */
export const settleHeldReach = (core: Core) => send(core, 'SettleHeldReach')
export const changeInviteStatus = (core: Core) => send(core, 'ChangeInviteStatus')
