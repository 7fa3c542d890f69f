import { describe, it } from 'vitest'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { team } from './team.ts'

const [panel, board, coordinator, sam] = [1, 2, 3, 4].map(
  (n) => `${n}${n}${n}${n}${n}${n}${n}${n}-4444-4444-8444-444444444444`,
) as [string, string, string, string]
const given = (...events: CompanyEvent[]) =>
  specifyProjection(team)(...recorded(streamName(acme, 'company', acme), events))
const registered: CompanyEvent = { type: 'CompanyRegistered', data: { companyId: acme, name: 'Acme', createdBy: rita } }
const made: CompanyEvent = {
  type: 'GroupCreated',
  data: { groupId: panel, name: 'Panel', members: [rita], color: 'teal', defaultRoleId: 'review' },
}
const role: CompanyEvent = {
  type: 'RoleCreated',
  data: { roleId: coordinator, name: 'Coordinator', permissions: ['jobs.read'] },
}

describe('the team of a company', () => {
  it('begins without groups and roles of its own', () => {
    given(registered).shows({ groups: [], roles: [] })
    given(made).showsNothing()
  })

  it('has groups with their members, colour and default role (TEAM-009)', () => {
    given(registered, made).shows({
      groups: [{ group_id: panel, name: 'Panel', members: [rita], color: 'teal', default_role_id: 'review' }],
    })
  })

  it('shows a group as it was changed, where it stood, and not once it was deleted', () => {
    const second: CompanyEvent = {
      type: 'GroupCreated',
      data: { groupId: board, name: 'Board', members: [], color: 'red', defaultRoleId: null },
    }
    const changed: CompanyEvent = {
      type: 'GroupChanged',
      data: { groupId: panel, name: 'Panel', members: [rita, sam], color: 'teal', defaultRoleId: null },
    }
    const shown = {
      group_id: panel,
      name: 'Panel',
      members: [rita, sam],
      color: 'teal' as const,
      default_role_id: null,
    }
    given(registered, made, second, changed).shows({
      groups: [shown, { group_id: board, name: 'Board', members: [], color: 'red', default_role_id: null }],
    })
    given(registered, made, second, changed, { type: 'GroupDeleted', data: { groupId: board } }).shows({
      groups: [shown],
    })
  })

  it('has roles with what each allows, as they are by now (TEAM-006)', () => {
    const more: CompanyEvent = {
      type: 'RoleChanged',
      data: { roleId: coordinator, name: 'Coordinator', permissions: ['jobs.read', 'candidates.invite'] },
    }
    given(registered, role).shows({
      roles: [{ role_id: coordinator, name: 'Coordinator', permissions: ['jobs.read'] }],
    })
    given(registered, role, more).shows({
      roles: [{ role_id: coordinator, name: 'Coordinator', permissions: ['jobs.read', 'candidates.invite'] }],
    })
  })

  it('lets a group keep the name of a role that was deleted: it shows as [Unknown]', () => {
    const withRole: CompanyEvent = {
      type: 'GroupCreated',
      data: { groupId: panel, name: 'Panel', members: [], color: 'teal', defaultRoleId: coordinator },
    }
    given(registered, role, withRole, { type: 'RoleDeleted', data: { roleId: coordinator } }).shows({
      roles: [],
      groups: [{ group_id: panel, name: 'Panel', members: [], color: 'teal', default_role_id: coordinator }],
    })
  })

  it('does not change with what else the company does', () => {
    given(registered, made, { type: 'SingleSignOnDisabled', data: {} }).shows({
      groups: [{ group_id: panel, name: 'Panel', members: [rita], color: 'teal', default_role_id: 'review' }],
      roles: [],
    })
  })
})
