import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { MAX_ROLES } from '#contracts/company/team.ts'
import { roleLabels } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Company, CustomRole } from '../company.ts'
import { freeName } from '../policies/names.ts'
import { registered } from '../policies/registered.ts'

/** Roles of the system keep their names to themselves. */
const namesBeside = (roles: ReadonlyMap<string, CustomRole>, roleId: string) => [
  ...Object.values(roleLabels),
  ...[...roles].flatMap(([id, { name }]) => (id === roleId ? [] : [name])),
]

function known(roles: ReadonlyMap<string, CustomRole>, roleId: string): CustomRole {
  const role = roles.get(roleId)
  if (!role) throw new Rejected('team/role-not-found', 'No such role')
  return role
}

export function createRole(data: CompanyCommandData<'CreateRole'>, state: Company): CompanyEvent[] {
  const { roles } = registered(state)
  if (roles.has(data.roleId)) return []
  if (roles.size >= MAX_ROLES)
    throw new Rejected('team/too-many', said`A company can have ${MAX_ROLES} roles of its own`)
  const name = freeName(data.name, namesBeside(roles, data.roleId), 'role')
  return [{ type: 'RoleCreated', data: { ...data, name, permissions: [...new Set(data.permissions)].sort() } }]
}

export function changeRole(
  { roleId, name, permissions }: CompanyCommandData<'ChangeRole'>,
  state: Company,
): CompanyEvent[] {
  const { roles } = registered(state)
  const before = known(roles, roleId)
  const after: CustomRole = {
    name: name === undefined ? before.name : freeName(name, namesBeside(roles, roleId), 'role'),
    permissions: permissions === undefined ? before.permissions : [...new Set(permissions)].sort(),
  }
  return same(before, after)
    ? []
    : [{ type: 'RoleChanged', data: { roleId, ...after, permissions: [...after.permissions] } }]
}

export function deleteRole({ roleId }: CompanyCommandData<'DeleteRole'>, state: Company): CompanyEvent[] {
  known(registered(state).roles, roleId)
  return [{ type: 'RoleDeleted', data: { roleId } }]
}
