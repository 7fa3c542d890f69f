import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** To the rejected column is a rejection; out of it clears one (CAN-013). A card that another person moved on stays there. */
export function move(
  { to, expectedFrom, batchId, columns, undo = false }: CandidateCommandData<'MoveCandidateToColumn'>,
  state: Candidate,
): CandidateEvent[] {
  const { columnId: from, trail } = known(state)
  if (!columns.includes(to)) throw new Rejected('job/column-not-found', 'This column is not on the board any more')
  if (to === from) return []
  if (expectedFrom !== null && expectedFrom !== from)
    throw new Rejected('candidate/moved-meanwhile', 'Somebody moved this candidate meanwhile')
  if (undo && trail.at(-1) === to) return [{ type: 'CandidateMoveUndone', data: { from, to, batchId } }]
  return to === 'rejected'
    ? [{ type: 'CandidateRejected', data: { from, reason: '', batchId } }]
    : [{ type: 'CandidateMovedToColumn', data: { from, to, batchId } }]
}
