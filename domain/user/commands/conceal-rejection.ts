import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { active } from '../policies/active.ts'
import type { User } from '../user.ts'

export function concealRejection({ conceal }: UserCommandData<'ConcealRejection'>, state: User): UserEvent[] {
  const { concealsRejected } = active(state)
  const next = conceal ?? !concealsRejected
  return next === concealsRejected ? [] : [{ type: 'RejectionConcealmentChosen', data: { conceal: next } }]
}
