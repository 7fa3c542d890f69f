import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import type { CompanyCommand, CompanyCommandData } from '#contracts/company/commands.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { Permission, RoleId } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Movement, RightsChange } from '#contracts/user/rights-change.ts'
import type { Group, RegisteredCompany } from '#domain/company/company.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { allow, requireFeature } from '../../core/authorize.ts'
import {
  companyNow,
  companyRoles,
  groupAboveOwn,
  inTurn,
  knownRole,
  moreThanOwn,
  requireRightsFor,
  roleAboveOwn,
} from '../../core/require-rights.ts'

type Written = { token: ConsistencyToken }
type Sent<Data> = Data & { commandId: string }

/** What the group or role would be after the command, so that what changes hands is known; null when it is gone. */
type Asked = (company: RegisteredCompany) => RightsChange[]

const wordsFor = ({ holder, jobId }: Movement) =>
  holder !== 'everyone' && 'group' in holder && jobId !== null
    ? groupAboveOwn
    : jobId !== null
      ? roleAboveOwn
      : moreThanOwn

/** The rights are looked at again whenever the company has changed before the command is decided. */
const handle = async (
  core: Core,
  asker: Asker,
  command: CompanyCommand,
  commandId: string,
  asked: Asked,
): Promise<Written> => {
  const stillMay = async () => {
    const company = await companyNow(core, asker)
    return company === null || requireRightsFor(core, asker, asked(company), wordsFor)
  }
  const { token } = await core.commands.handle(
    companyDecider,
    asker.companyId,
    command,
    core.context(asker, commandId),
    undefined,
    stillMay,
  )
  return { token }
}

/** Members are of the team, and a default role is known. */
async function checked(
  core: Core,
  asker: Asker,
  { members, defaultRoleId }: { members?: readonly UserId[] | undefined; defaultRoleId?: RoleId | null | undefined },
) {
  if (members?.length && (await core.readers.notInTeam(asker, members)).length > 0)
    throw new Rejected('team/user-not-found', 'No such user')
  if (defaultRoleId) knownRole(defaultRoleId, await companyRoles(core, asker))
}

export const createGroup =
  (core: Core) =>
  async (
    asker: Asker,
    { commandId, ...group }: Sent<Omit<CompanyCommandData<'CreateGroup'>, 'groupId'>>,
  ): Promise<Written & { groupId: string }> => {
    allow(asker, 'users.update')
    await checked(core, asker, group)
    const groupId = uuid5(commandId, 'group')
    return {
      groupId,
      ...(await handle(core, asker, { type: 'CreateGroup', data: { groupId, ...group } }, commandId, () => [
        { of: 'group', groupId, before: null, after: group },
      ])),
    }
  }

export const changeGroup =
  (core: Core) =>
  async (asker: Asker, { commandId, ...data }: Sent<CompanyCommandData<'ChangeGroup'>>): Promise<Written> => {
    allow(asker, 'users.update')
    await checked(core, asker, data)
    return handle(core, asker, { type: 'ChangeGroup', data }, commandId, ({ groups }) =>
      changeOf(groups, data.groupId, (before) => ({
        members: data.members ?? before.members,
        defaultRoleId: data.defaultRoleId === undefined ? before.defaultRoleId : data.defaultRoleId,
      })),
    )
  }

export const deleteGroup =
  (core: Core) =>
  async (asker: Asker, { commandId, groupId }: Sent<{ groupId: string }>): Promise<Written> => {
    allow(asker, 'users.update')
    return handle(core, asker, { type: 'DeleteGroup', data: { groupId } }, commandId, ({ groups }) =>
      changeOf(groups, groupId, () => null),
    )
  }

export const addMembersToGroups =
  (core: Core) =>
  async (asker: Asker, { commandId, ...data }: Sent<CompanyCommandData<'AddMembersToGroups'>>): Promise<Written> => {
    allow(asker, 'users.update')
    await checked(core, asker, data)
    return handle(core, asker, { type: 'AddMembersToGroups', data }, commandId, ({ groups }) =>
      data.groupIds.flatMap((groupId) =>
        changeOf(groups, groupId, (before) => ({ ...before, members: [...before.members, ...data.members] })),
      ),
    )
  }

type GroupRights = Pick<Group, 'members' | 'defaultRoleId'>
const changeOf = (
  groups: ReadonlyMap<string, Group>,
  groupId: string,
  after: (before: Group) => GroupRights | null,
): RightsChange[] => {
  const before = groups.get(groupId)
  return before ? [{ of: 'group', groupId, before, after: after(before) }] : []
}

const roleChange =
  (roleId: RoleId, after: (before: readonly Permission[]) => readonly Permission[] | null): Asked =>
  ({ roles }) => {
    const before = roles.get(roleId)?.permissions ?? null
    return [{ of: 'role', roleId, before, after: after(before ?? []) }]
  }

export const createRole =
  (core: Core) =>
  async (
    asker: Asker,
    { commandId, name, permissions }: Sent<{ name: string; permissions: Permission[] }>,
  ): Promise<Written & { roleId: string }> => {
    allow(asker, 'users.update')
    if (permissions.some((each) => !mayDo(asker, each))) throw new Rejected('auth/forbidden', moreThanOwn)
    await requireFeature(core, asker, 'rolesAndPermissions')
    const roleId = uuid5(commandId, 'role')
    const command = { type: 'CreateRole', data: { roleId, name, permissions } } as const
    return {
      roleId,
      ...(await inTurn(core, asker, () =>
        handle(
          core,
          asker,
          command,
          commandId,
          roleChange(roleId, () => permissions),
        ),
      )),
    }
  }

export const changeRole =
  (core: Core) =>
  async (asker: Asker, { commandId, ...data }: Sent<CompanyCommandData<'ChangeRole'>>): Promise<Written> => {
    allow(asker, 'users.update')
    return inTurn(core, asker, () =>
      handle(
        core,
        asker,
        { type: 'ChangeRole', data },
        commandId,
        roleChange(data.roleId, (before) => data.permissions ?? before),
      ),
    )
  }

/** Its holders may do nothing until they are given another (TEAM-004: '[Unknown]'). */
export const deleteRole =
  (core: Core) =>
  async (asker: Asker, { commandId, roleId }: Sent<{ roleId: string }>): Promise<Written> => {
    allow(asker, 'users.update')
    return inTurn(core, asker, () =>
      handle(
        core,
        asker,
        { type: 'DeleteRole', data: { roleId } },
        commandId,
        roleChange(roleId, () => null),
      ),
    )
  }
