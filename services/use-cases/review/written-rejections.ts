import { setTimeout as pause } from 'node:timers/promises'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { SEND_WRITTEN_MESSAGE } from '#contracts/process/names.ts'
import { callDecider } from '#domain/call/decider.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { lastRejectionMessage } from '#domain/candidate/messages.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { processDecider } from '#domain/process/decider.ts'
import { allowOnCandidate } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

/** How long is waited for what came of messages that were leaving as they were taken back. */
const PATIENCE_MS = 3000
const LOOK_MS = 15

/** Those whose rejection was mailed, or is just leaving, and who are rejected no more: what they read is to be put right. */
export const wronglyTold =
  (core: Core) =>
  async (asker: Asker, candidateIds: readonly CandidateId[]): Promise<CandidateId[]> => {
    const found: CandidateId[] = []
    const patience = Date.now() + PATIENCE_MS
    for (const candidateId of candidateIds) {
      await allowOnCandidate(core, asker, 'candidates.read', candidateId)
      const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
      if (!isKnown(state) || state.columnId === 'rejected') continue
      const message = lastRejectionMessage(state.messages)
      const mayBeLeaving = message?.state === 'cancelled' && (message.sendsAt ?? '') <= core.now()
      if (message?.state === 'sent' || message?.state === 'queued') found.push(candidateId)
      else if (mayBeLeaving && (await left(core, asker, candidateId, message.messageId, patience)))
        found.push(candidateId)
    }
    return found
  }

/** Whether a message whose time had come when it was taken back was on its way by then; one that still is counts as left. */
async function left(core: Core, asker: Asker, candidateId: CandidateId, messageId: string, patience: number) {
  const key = `${SEND_WRITTEN_MESSAGE}~candidate-${candidateId}`
  for (;;) {
    const { inputs, calls } = (await core.commands.stateOf(processDecider, asker, key)).state
    const open = [...calls.values()].find(({ call }) => isOf(call.payload, messageId))
    const hasBegun =
      open && (await core.commands.stateOf(callDecider, asker, open.call.effectId)).state.status === 'begun'
    // Of one that has ended, what came of it may still have to reach the candidate.
    const isUnderWay = hasBegun || [...inputs.values()].some((commands) => commands !== null)
    if (!isUnderWay) break
    if (Date.now() > patience) return true
    await pause(LOOK_MS)
  }
  const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
  return isKnown(state) && state.messages[messageId]?.state === 'sent'
}

const isOf = (payload: unknown, messageId: string) =>
  (payload as { values?: { messageId?: string } }).values?.messageId === messageId
