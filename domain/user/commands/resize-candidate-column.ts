import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { active } from '../policies/active.ts'
import type { User } from '../user.ts'

export function resizeCandidateColumn(data: UserCommandData<'ResizeCandidateColumn'>, state: User): UserEvent[] {
  const now = active(state).candidateColumnWidths[data.column] ?? null
  return now === data.width ? [] : [{ type: 'CandidateColumnResized', data }]
}
