import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { EVERYONE, MAX_GROUPS, MAX_MEMBERS } from '#contracts/company/team.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Company, Group } from '../company.ts'
import { freeName } from '../policies/names.ts'
import { registered } from '../policies/registered.ts'

const namesBeside = (groups: ReadonlyMap<string, Group>, groupId: string) => [
  EVERYONE,
  ...[...groups].flatMap(([id, { name }]) => (id === groupId ? [] : [name])),
]

function known(groups: ReadonlyMap<string, Group>, groupId: string): Group {
  const group = groups.get(groupId)
  if (!group) throw new Rejected('team/group-not-found', 'No such group')
  return group
}

function membersOnce(members: readonly string[]): string[] {
  const once = [...new Set(members)]
  if (once.length > MAX_MEMBERS) throw new Rejected('team/too-many', said`A group can have ${MAX_MEMBERS} members`)
  return once
}

export function createGroup(data: CompanyCommandData<'CreateGroup'>, state: Company): CompanyEvent[] {
  const { groups } = registered(state)
  if (groups.has(data.groupId)) return []
  if (groups.size >= MAX_GROUPS) throw new Rejected('team/too-many', said`A company can have ${MAX_GROUPS} groups`)
  const name = freeName(data.name, namesBeside(groups, data.groupId), 'group')
  return [{ type: 'GroupCreated', data: { ...data, name, members: membersOnce(data.members) } }]
}

export function changeGroup(
  { groupId, ...changes }: CompanyCommandData<'ChangeGroup'>,
  state: Company,
): CompanyEvent[] {
  const { groups } = registered(state)
  const before = known(groups, groupId)
  const after: Group = {
    name: changes.name === undefined ? before.name : freeName(changes.name, namesBeside(groups, groupId), 'group'),
    members: changes.members === undefined ? before.members : membersOnce(changes.members),
    color: changes.color ?? before.color,
    defaultRoleId: changes.defaultRoleId === undefined ? before.defaultRoleId : changes.defaultRoleId,
  }
  return same(before, after) ? [] : [{ type: 'GroupChanged', data: { groupId, ...after, members: [...after.members] } }]
}

export function deleteGroup({ groupId }: CompanyCommandData<'DeleteGroup'>, state: Company): CompanyEvent[] {
  known(registered(state).groups, groupId)
  return [{ type: 'GroupDeleted', data: { groupId } }]
}

export function addMembersToGroups(
  { members, groupIds }: CompanyCommandData<'AddMembersToGroups'>,
  state: Company,
): CompanyEvent[] {
  const { groups } = registered(state)
  return [...new Set(groupIds)].flatMap((groupId) =>
    changeGroup({ groupId, members: [...known(groups, groupId).members, ...members] }, state),
  )
}
