import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { member, notOneself, notSuperAdmin } from '../policies/members.ts'
import type { User } from '../user.ts'
import { revoke } from './invite.ts'

/** A person who has not joined yet is removed by withdrawing the invitation. */
export function remove(state: User, asker: Asker): UserEvent[] {
  if (state.status === 'removed') return []
  const user = member(state)
  if (user.status !== 'active') return revoke(state)
  notSuperAdmin(user)
  notOneself(user, asker, 'You cannot remove yourself')
  return [{ type: 'UserRemoved', data: { userId: user.userId } }]
}

/** Also when it proved the address at the same instant: the reservation of the address has decided. */
export const giveWay = (user: User): UserEvent[] =>
  user.status === 'active' ? [{ type: 'UserRemoved', data: { userId: user.userId } }] : []
