import { describe, it } from 'vitest'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { MAX_GROUPS, MAX_MEMBERS, MAX_ROLES, MAX_TEAM_NAME } from '#contracts/company/team.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { acme, admin, contextOf, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(companyDecider, contextOf(admin))
const registered: CompanyEvent = { type: 'CompanyRegistered', data: { companyId: acme, name: 'Acme', createdBy: rita } }
const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`
const people = (count: number) => Array.from({ length: count }, (_, n) => idOf(n))

const group = (n: number, name = `Group ${n}`) => ({
  groupId: idOf(n),
  name,
  members: [] as string[],
  color: 'blue' as const,
  defaultRoleId: null,
})
const grouped = (n: number): CompanyEvent => ({ type: 'GroupCreated', data: group(n) })
const createGroup = (n: number, name?: string, members: string[] = []) =>
  ({ type: 'CreateGroup', data: { ...group(n, name), members } }) as const
const role = (n: number, name = `Role ${n}`) => ({ roleId: idOf(n), name, permissions: ['jobs.read' as const] })
const made = (n: number): CompanyEvent => ({ type: 'RoleCreated', data: role(n) })
const createRole = (n: number, name?: string) => ({ type: 'CreateRole', data: role(n, name) }) as const

describe('a group', () => {
  it('has a name, which is no other group’s and not that of all colleagues', () => {
    given(registered).when(createGroup(1, '  Group   1 ')).then(grouped(1))
    for (const [name, words] of [
      ['  ', 'Give the group a name'],
      ['x'.repeat(MAX_TEAM_NAME + 1), 'Use at most 60 characters'],
      ['a\u0007b', 'Line breaks and control characters are not possible here'],
    ] as const)
      given(registered).when(createGroup(1, name)).thenRejects('team/name-invalid', words, { name: words })
    for (const name of ['GROUP 1', 'everyone'])
      given(registered, grouped(1))
        .when(createGroup(2, name))
        .thenRejects('team/name-taken', 'There is a group of this name already')
  })

  it('has so many members, and a company so many groups', () => {
    given(registered)
      .when(createGroup(1, 'All', people(MAX_MEMBERS + 1)))
      .thenRejects('team/too-many', 'A group can have 1000 members')
    given(registered, ...Array.from({ length: MAX_GROUPS }, (_, n) => grouped(n)))
      .when(createGroup(MAX_GROUPS))
      .thenRejects('team/too-many', 'A company can have 100 groups')
  })

  it('that is not there can neither be changed nor deleted', () => {
    given(registered)
      .when({ type: 'ChangeGroup', data: { groupId: idOf(1), name: 'Nobody' } })
      .thenRejects('team/group-not-found', 'No such group')
    given(registered, grouped(1), { type: 'GroupDeleted', data: { groupId: idOf(1) } })
      .when({ type: 'DeleteGroup', data: { groupId: idOf(1) } })
      .thenRejects('team/group-not-found', 'No such group')
  })
})

describe('a role a company makes itself', () => {
  it('has a name, which is no other role’s and none of the system’s', () => {
    given(registered).when(createRole(1)).then(made(1))
    given(registered).when(createRole(1, '')).thenRejects('team/name-invalid', 'Give the role a name')
    for (const name of ['role 1', 'Viewer'])
      given(registered, made(1))
        .when(createRole(2, name))
        .thenRejects('team/name-taken', 'There is a role of this name already')
  })

  it('is one of so many', () => {
    given(registered, ...Array.from({ length: MAX_ROLES }, (_, n) => made(n)))
      .when(createRole(MAX_ROLES))
      .thenRejects('team/too-many', 'A company can have 50 roles of its own')
  })

  it('that is not there can neither be changed nor deleted', () => {
    given(registered)
      .when({ type: 'ChangeRole', data: { roleId: idOf(1), name: 'Nobody' } })
      .thenRejects('team/role-not-found', 'No such role')
    given(registered)
      .when({ type: 'DeleteRole', data: { roleId: idOf(1) } })
      .thenRejects('team/role-not-found', 'No such role')
  })
})
