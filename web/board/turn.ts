import type { Card } from '#contracts/views/board.ts'

/** Whose turn it is: `yours` and `notInvited` need a person, `held` room in the plan, everything else is as it should be. */
export type Turn = 'rejected' | 'hired' | 'held' | 'notInvited' | 'yours' | 'reviewed' | 'candidate'

export function turnOf({ status, waiting, rejected, rating, columnId }: Card): Turn {
  if (rejected) return 'rejected'
  if (columnId === 'hired') return 'hired'
  if (waiting) return 'held'
  if (status === 'added') return 'notInvited'
  if (status === 'completed') return rating === null ? 'yours' : 'reviewed'
  return 'candidate'
}
