import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { lastRejectionMessage } from '#domain/candidate/messages.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { allowOnCandidate } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

/** Those whose rejection was mailed, or is just leaving, and who are rejected no more: what they read is to be put right. */
export const wronglyTold =
  (core: Core) =>
  async (asker: Asker, candidateIds: readonly CandidateId[]): Promise<CandidateId[]> => {
    const found: CandidateId[] = []
    for (const candidateId of candidateIds) {
      await allowOnCandidate(core, asker, 'candidates.read', candidateId)
      const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
      if (!isKnown(state) || state.columnId === 'rejected') continue
      const message = lastRejectionMessage(state.messages)
      if (message?.state === 'sent' || message?.state === 'queued') found.push(candidateId)
    }
    return found
  }
