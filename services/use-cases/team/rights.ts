import { type Asker, mayDo } from '#contracts/asker.ts'
import { permissionsOfRole } from '#contracts/job/access.ts'
import { type Permission, Role, type RoleId } from '#contracts/permissions.ts'
import { Rejected } from '#contracts/rejections.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { CustomRole } from '#domain/company/company.ts'
import type { Core } from '../../platform.ts'

export const rightsOf = (roleId: RoleId, roles: ReadonlyMap<string, CustomRole>): readonly Permission[] =>
  permissionsOfRole(roleId, new Map([...roles].map(([id, { permissions }]) => [id, permissions])))

export async function companyRoles({ commands }: Core, asker: Asker): Promise<ReadonlyMap<string, CustomRole>> {
  const { state } = await commands.stateOf(companyDecider, asker, asker.companyId)
  return state.status === 'registered' ? state.roles : new Map()
}

/** @throws Rejected 'team/role-not-found' for one that is neither of the system nor of the company. */
export function knownRole(roleId: RoleId, roles: ReadonlyMap<string, CustomRole>): void {
  if (!Role.safeParse(roleId).success && !roles.has(roleId)) throw new Rejected('team/role-not-found', 'No such role')
}

/** Nobody hands out, changes or takes away rights they do not have themselves. */
export function withinOwnRights(asker: Asker, rights: readonly Permission[], message: string): void {
  if (rights.some((right) => !mayDo(asker, right))) throw new Rejected('auth/forbidden', message)
}
export const moreThanOwn = 'You cannot give a role that allows more than your own'
export const aboveOwn = 'This user may do more than you. Ask an administrator'
