import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { active } from '../policies/active.ts'
import type { User } from '../user.ts'

export function linkIdentity(data: UserCommandData<'LinkIdentity'>, state: User): UserEvent[] {
  return active(state).identities.includes(data.identity) ? [] : [{ type: 'IdentityLinked', data }]
}
