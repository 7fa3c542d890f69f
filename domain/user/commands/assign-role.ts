import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserCommandData } from '#contracts/user/commands.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { member, notOneself, notSuperAdmin } from '../policies/members.ts'
import type { User } from '../user.ts'

export function assignRole({ roleId }: UserCommandData<'AssignUserRole'>, state: User, asker: Asker): UserEvent[] {
  const user = member(state)
  if (user.role === roleId) return []
  notSuperAdmin(user)
  notOneself(user, asker, 'You cannot change your own role')
  return [{ type: 'UserRoleAssigned', data: { roleId } }]
}
