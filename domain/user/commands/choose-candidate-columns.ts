import { same } from '#contracts/kernel/same.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { active } from '../policies/active.ts'
import type { User } from '../user.ts'

export function chooseCandidateColumns(data: UserCommandData<'ChooseCandidateColumns'>, state: User): UserEvent[] {
  return same(active(state).candidateColumns, data.columns) ? [] : [{ type: 'CandidateColumnsChosen', data }]
}
