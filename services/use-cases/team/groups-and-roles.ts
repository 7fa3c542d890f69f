import type { Asker } from '#contracts/asker.ts'
import type { CompanyCommand, CompanyCommandData } from '#contracts/company/commands.ts'
import type { UserId } from '#contracts/ids.ts'
import type { Permission, RoleId } from '#contracts/permissions.ts'
import { Rejected } from '#contracts/rejections.ts'
import { hasFeature } from '#contracts/subscription/features.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../platform.ts'
import { allow } from '../allow.ts'
import { companyRoles, knownRole, moreThanOwn, rightsOf, withinOwnRights } from './rights.ts'

type Written = { token: ConsistencyToken }
type Sent<Data> = Data & { commandId: string }

const handle = async (core: Core, asker: Asker, command: CompanyCommand, commandId: string): Promise<Written> => {
  const { token } = await core.commands.handle(companyDecider, asker.companyId, command, core.context(asker, commandId))
  return { token }
}

/** Members are of the team, and a default role is known and gives nothing that the asker does not have. */
async function checked(core: Core, asker: Asker, { members, defaultRoleId }: { members?: readonly UserId[] | undefined; defaultRoleId?: RoleId | null | undefined }) {
  if (members?.length && (await core.readers.notInTeam(asker, members)).length > 0) throw new Rejected('team/user-not-found', 'No such user')
  if (!defaultRoleId) return
  const roles = await companyRoles(core, asker)
  knownRole(defaultRoleId, roles)
  withinOwnRights(asker, rightsOf(defaultRoleId, roles), moreThanOwn)
}

export const createGroup =
  (core: Core) =>
  async (asker: Asker, { commandId, ...group }: Sent<Omit<CompanyCommandData<'CreateGroup'>, 'groupId'>>): Promise<Written & { groupId: string }> => {
    allow(asker, 'users.update')
    await checked(core, asker, group)
    const groupId = uuid5(commandId, 'group')
    return { groupId, ...(await handle(core, asker, { type: 'CreateGroup', data: { groupId, ...group } }, commandId)) }
  }

export const changeGroup =
  (core: Core) =>
  async (asker: Asker, { commandId, ...data }: Sent<CompanyCommandData<'ChangeGroup'>>): Promise<Written> => {
    allow(asker, 'users.update')
    await checked(core, asker, data)
    await withinGroupRights(core, asker, [data.groupId])
    return handle(core, asker, { type: 'ChangeGroup', data }, commandId)
  }

export const deleteGroup =
  (core: Core) =>
  async (asker: Asker, { commandId, groupId }: Sent<{ groupId: string }>): Promise<Written> => {
    allow(asker, 'users.update')
    return handle(core, asker, { type: 'DeleteGroup', data: { groupId } }, commandId)
  }

export const addMembersToGroups =
  (core: Core) =>
  async (asker: Asker, { commandId, ...data }: Sent<CompanyCommandData<'AddMembersToGroups'>>): Promise<Written> => {
    allow(asker, 'users.update')
    await checked(core, asker, data)
    await withinGroupRights(core, asker, data.groupIds)
    return handle(core, asker, { type: 'AddMembersToGroups', data }, commandId)
  }

/** A group is suggested with its default role on every job: nobody puts people into one whose role is more than their own. */
async function withinGroupRights(core: Core, asker: Asker, groupIds: readonly string[]) {
  const { state } = await core.commands.stateOf(companyDecider, asker, asker.companyId)
  if (state.status === 'unknown') return
  for (const groupId of groupIds) {
    const roleId = state.groups.get(groupId)?.defaultRoleId
    if (roleId) withinOwnRights(asker, rightsOf(roleId, state.roles), moreThanOwn)
  }
}

export const createRole =
  (core: Core) =>
  async (asker: Asker, { commandId, name, permissions }: Sent<{ name: string; permissions: Permission[] }>): Promise<Written & { roleId: string }> => {
    allow(asker, 'users.update')
    withinOwnRights(asker, permissions, moreThanOwn)
    if (!hasFeature(await core.planOf(asker.companyId), 'rolesAndPermissions'))
      throw new Rejected('subscription/feature-missing', 'Roles of your own come with a larger plan.')
    const roleId = uuid5(commandId, 'role')
    return { roleId, ...(await handle(core, asker, { type: 'CreateRole', data: { roleId, name, permissions } }, commandId)) }
  }

export const changeRole =
  (core: Core) =>
  async (asker: Asker, { commandId, ...data }: Sent<CompanyCommandData<'ChangeRole'>>): Promise<Written> => {
    allow(asker, 'users.update')
    withinOwnRights(asker, data.permissions ?? [], moreThanOwn)
    withinOwnRights(asker, (await companyRoles(core, asker)).get(data.roleId)?.permissions ?? [], moreThanOwn)
    return handle(core, asker, { type: 'ChangeRole', data }, commandId)
  }

/** Whoever has it may do nothing until somebody gives them another (TEAM-004: '[Unknown]'). */
export const deleteRole =
  (core: Core) =>
  async (asker: Asker, { commandId, roleId }: Sent<{ roleId: string }>): Promise<Written> => {
    allow(asker, 'users.update')
    withinOwnRights(asker, (await companyRoles(core, asker)).get(roleId)?.permissions ?? [], moreThanOwn)
    return handle(core, asker, { type: 'DeleteRole', data: { roleId } }, commandId)
  }
