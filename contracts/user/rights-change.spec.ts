import { describe, expect, it } from 'vitest'
import type { Asker } from '../kernel/asker.ts'
import type { JobPermission } from '../job/permissions.ts'
import { jobPermissions, type Permission, permissions, permissionsOf } from '../kernel/permissions.ts'
import { beyond, holdsEverything, reachedBy, type RightsChange, rightsMoved, type Standing } from './rights-change.ts'

const roles = new Map<string, readonly Permission[]>([['reads', ['users.update', 'jobs.read']]])
const groups = new Map([['panel', ['mia']]])
const jobs = (entries: JobPermission[]): Standing['jobs'] => new Map([['job', entries]])
const panelEdits: JobPermission = { group_id: 'panel', role_id: 'edit' }
const moved = (change: RightsChange, entries: JobPermission[] = [panelEdits]) =>
  rightsMoved(change, { roles, groups, jobs: jobs(entries) }).filter(
    ({ gives, takes }) => gives.length + takes.length > 0,
  )
const noah = (held: readonly Permission[], onJobs = true): Asker => ({
  kind: 'user',
  companyId: 'c0123456789ab',
  userId: 'noah',
  role: 'reads',
  creator: false,
  permissions: held,
  ...(onJobs && { onJobs: { groups: [], roles } }),
})

describe('what a change gives or takes, and to whom', () => {
  it('a group that people join or leave moves its roles on jobs, and one that is only renamed does not', () => {
    const panel = { members: ['mia'], defaultRoleId: null }
    const given = { holder: { group: 'panel' }, jobId: 'job', gives: jobPermissions, takes: [] }
    expect(
      moved({ of: 'group', groupId: 'panel', before: panel, after: { ...panel, members: ['mia', 'noah'] } }),
    ).toEqual([given])
    expect(moved({ of: 'group', groupId: 'panel', before: null, after: panel })).toEqual([given])
    expect(moved({ of: 'group', groupId: 'panel', before: panel, after: null })).toEqual([
      { ...given, gives: [], takes: jobPermissions },
    ])
    expect(moved({ of: 'group', groupId: 'panel', before: panel, after: panel })).toEqual([])
    expect(
      moved({ of: 'group', groupId: 'panel', before: panel, after: { ...panel, defaultRoleId: 'reads' } }),
    ).toEqual([{ holder: { group: 'panel' }, jobId: null, gives: roles.get('reads'), takes: [] }])
  })

  it('a role moves what it allows in the company, and on jobs what differs', () => {
    const change: RightsChange = {
      of: 'role',
      roleId: 'reads',
      before: ['users.update', 'jobs.read'],
      after: ['users.update', 'candidates.read'],
    }
    expect(moved(change, [{ user_id: 'mia', role_id: 'reads' }])).toEqual([
      { holder: { role: 'reads' }, jobId: null, gives: change.after, takes: change.before },
      { holder: { role: 'reads' }, jobId: 'job', gives: ['candidates.read'], takes: ['jobs.read'] },
    ])
  })

  it('a person who is removed loses what they have by their role, their entries and their groups; a new role moves no entry', () => {
    const entries: JobPermission[] = [
      { user_id: 'mia', role_id: 'hm' },
      panelEdits,
      { group_id: 'others', role_id: 'edit' },
    ]
    expect(moved({ of: 'user', userId: 'mia', before: 'review', after: null }, entries)).toEqual([
      { holder: { user: 'mia' }, jobId: null, gives: [], takes: permissionsOf.review },
      { holder: { user: 'mia' }, jobId: 'job', gives: [], takes: expect.arrayContaining([...permissionsOf.hm]) },
      { holder: { user: 'mia' }, jobId: 'job', gives: [], takes: jobPermissions },
    ])
    expect(reachedBy({ of: 'user', userId: 'mia', before: 'review', after: 'edit' }, groups)).toBeNull()
  })

  it('entries of a job move what they allow there; the role global can come to allow everything', () => {
    const change: RightsChange = {
      of: 'job',
      jobId: 'job',
      before: [panelEdits],
      after: [
        { user_id: 'mia', role_id: 'global' },
        { group_id: 'global', role_id: 'review' },
      ],
    }
    expect(moved(change)).toEqual([
      { holder: { group: 'panel' }, jobId: 'job', gives: [], takes: jobPermissions },
      { holder: { user: 'mia' }, jobId: 'job', gives: jobPermissions, takes: [] },
      { holder: 'everyone', jobId: 'job', gives: expect.arrayContaining([...permissionsOf.review]), takes: [] },
    ])
  })
})

describe('who may make it', () => {
  const beyondOf = (asker: Asker, change: RightsChange, entries: JobPermission[] = [panelEdits]) =>
    beyond(asker, rightsMoved(change, { roles, groups, jobs: jobs(entries) }), jobs(entries))
  const join: RightsChange = {
    of: 'group',
    groupId: 'panel',
    before: { members: [], defaultRoleId: null },
    after: { members: ['noah'], defaultRoleId: null },
  }

  it('has on the job what the group has there; rights in the company are none on it', () => {
    expect(beyondOf(noah(permissions), join)).toMatchObject({ jobId: 'job' })
    expect(beyondOf(noah(['users.update']), join, [panelEdits, { user_id: 'noah', role_id: 'edit' }])).toBeNull()
  })

  it('makes an administrator, or sets up how people sign in, with all rights on all jobs only', () => {
    for (const change of [
      { of: 'user', userId: 'noah', before: 'reads', after: 'admin' },
      { of: 'user', userId: 'mia', before: 'admin', after: 'review' },
      { of: 'sign-on' },
    ] as const) {
      expect(beyondOf(noah(permissions), change)).toMatchObject({ jobId: 'every' })
      expect(beyondOf(noah(permissions, false), change)).toBeNull()
      expect(beyondOf(noah(permissions.slice(1), false), change)).not.toBeNull()
    }
    expect([holdsEverything(noah(permissions)), holdsEverything(noah(permissions, false))]).toEqual([false, true])
  })

  it('issues a key with scopes of their own', () => {
    expect(
      beyondOf(noah(['jobs.read']), { of: 'key', keyId: 'key', before: null, after: ['jobs.read', 'analytics'] }),
    ).toMatchObject({ holder: { key: 'key' } })
  })
})
