import { type Asker, mayDo } from '#contracts/asker.ts'
import { DEFAULT_ROLE, type RoleId } from '#contracts/company/team.ts'
import { type Permission, permissionsOf, Role } from '#contracts/permissions.ts'
import { Rejected } from '#contracts/rejections.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { CustomRole } from '#domain/company/company.ts'
import type { Core } from '../../platform.ts'

/** What a role allows; one that is missing allows what a viewer may do. */
export function rightsOf(roleId: RoleId, roles: ReadonlyMap<string, CustomRole>): readonly Permission[] {
  const system = Role.safeParse(roleId)
  return system.success ? permissionsOf[system.data] : (roles.get(roleId)?.permissions ?? permissionsOf[DEFAULT_ROLE])
}

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
