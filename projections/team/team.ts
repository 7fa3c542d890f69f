import * as z from 'zod'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { GlobalRole, TeamColor } from '#contracts/company/team.ts'
import { UserId, Uuid } from '#contracts/kernel/ids.ts'
import { Permission } from '#contracts/kernel/permissions.ts'
import type { Projection } from '../runtime/projection.ts'

const Group = z.object({
  group_id: Uuid,
  name: z.string(),
  members: z.array(UserId),
  color: TeamColor,
  default_role_id: GlobalRole.nullable(),
})
const CustomRole = z.object({ role_id: Uuid, name: z.string(), permissions: z.array(Permission) })
export const TeamView = z.object({
  groups: z.array(Group).describe('Groups of users: members and the role each gives them'),
  roles: z.array(CustomRole).describe('Roles the company made, with what each allows'),
})
export type TeamView = z.infer<typeof TeamView>

const upsert = <Key extends string, Item extends Record<Key, string>>(items: Item[], key: Key, item: Item) =>
  items.some((each) => each[key] === item[key])
    ? items.map((each) => (each[key] === item[key] ? item : each))
    : [...items, item]

export const team: Projection<TeamView, CompanyEvent> = {
  name: 'team',
  version: 1,
  category: 'company',
  description: 'One document per company: its groups of users and the roles it made.',
  schema: TeamView,
  indexes: [{ fields: ['companyId'] }],
  counters: [],
  evolve: (view, { event }) => {
    if (event.type === 'CompanyRegistered') return { groups: [], roles: [] }
    if (!view) return null
    switch (event.type) {
      case 'GroupCreated':
      case 'GroupChanged': {
        const { groupId, defaultRoleId, ...group } = event.data
        return {
          ...view,
          groups: upsert(view.groups, 'group_id', { group_id: groupId, ...group, default_role_id: defaultRoleId }),
        }
      }
      case 'GroupDeleted':
        return { ...view, groups: view.groups.filter(({ group_id }) => group_id !== event.data.groupId) }
      case 'RoleCreated':
      case 'RoleChanged': {
        const { roleId, ...role } = event.data
        return { ...view, roles: upsert(view.roles, 'role_id', { role_id: roleId, ...role }) }
      }
      case 'RoleDeleted':
        return { ...view, roles: view.roles.filter(({ role_id }) => role_id !== event.data.roleId) }
      default:
        return view
    }
  },
}
