import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'
import { known } from '../policies/known.ts'

/**
 * Sends an invitation or reminder that waits at once, or cancels it. Where none waits, nothing is changed.
 * @throws Rejected 'candidate/message-gone'
 */
export function settleReach(
  { how }: CandidateCommandData<'SettleHeldReach'>,
  state: Candidate,
  { now }: Pick<CommandContext, 'now'>,
): CandidateEvent[] {
  const held = known(state).heldReach
  if (!held?.isHeld || held.sendsAt <= now)
    throw new Rejected('candidate/message-gone', 'This message has left already, or was taken back')
  const { what, channels, isFirst } = held
  return [{ type: 'HeldReachSettled', data: { how, what, channels: [...channels], isFirst } }]
}

/** Once, and only of who was invited and has not begun: later visits say nothing new. */
export const noteOpened = (state: Candidate): CandidateEvent[] =>
  isKnown(state) && state.status === 'pending' && state.journeyVersion === null && !state.hasOpened
    ? [{ type: 'InvitationOpened', data: {} }]
    : []
