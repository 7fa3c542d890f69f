import { describe, expect, it } from 'vitest'
import type { Asker } from '../kernel/asker.ts'
import type { Permission } from '../kernel/permissions.ts'
import { featuresOf } from '../subscription/features.ts'
import { userAsker } from '../user/asker-of.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { accessOf, entriesOf, mayTry, permissionsOnJob } from './access.ts'
import type { JobPermission } from './permissions.ts'

const custom = new Map<string, readonly Permission[]>([
  ['interviewers', ['jobs.read', 'candidates.read', 'candidates.review', 'company.settings']],
  ['nothing', []],
])
const team = {
  roles: custom,
  groups: new Map([
    ['designers', [rita]],
    ['others', ['somebody-else']],
  ]),
}
const asker = (
  role: string | null,
  plan: 'performance' | 'enterprise' = 'enterprise',
  scopes?: readonly Permission[],
): Asker =>
  userAsker({
    companyId: acme,
    account: { userId: rita, role, creator: false },
    team,
    features: featuresOf(plan),
    ...(scopes && { scopes }),
  })
const on = (who: Asker, ...entries: JobPermission[]) => permissionsOnJob(who, entries)

describe('on a job, where the plan supports roles and permissions', () => {
  it('only administrators may do anything without an entry', () => {
    expect(on(asker('edit'))).toEqual([])
    expect(on(asker('admin'))).toContain('candidates.edit')
    expect(
      on(asker('edit'), { user_id: 'somebody-else', role_id: 'edit' }, { group_id: 'others', role_id: 'admin' }),
    ).toEqual([])
  })

  it('an entry for the person, a group of theirs, or everyone gives its role there, and all of them together count', () => {
    expect(on(asker('review'), { user_id: rita, role_id: 'edit' })).toContain('jobs.create')
    expect(on(asker('nothing'), { group_id: 'designers', role_id: 'review' })).toEqual([
      'jobs.read',
      'candidates.read',
      'candidates.review',
    ])
    expect(
      on(asker('nothing'), { group_id: 'global', role_id: 'interviewers' }, { user_id: rita, role_id: 'hm' }),
    ).toEqual(['jobs.read', 'candidates.read', 'candidates.review', 'live_interviews'])
  })

  it('the role "global" is the global role of the person', () => {
    expect(on(asker('review'), { group_id: 'global', role_id: 'global' })).toEqual([
      'jobs.read',
      'candidates.read',
      'candidates.review',
    ])
    expect(on(asker('nothing'), { group_id: 'global', role_id: 'global' })).toEqual([])
  })

  it('a role that is gone gives nothing, and no role on a job gives what is the company’s', () => {
    expect(on(asker('edit'), { user_id: rita, role_id: 'long-gone' })).toEqual([])
    expect(on(asker('review'), { user_id: rita, role_id: 'admin' })).not.toContain('company.settings')
    expect(on(asker('review'), { user_id: rita, role_id: 'constructor' })).toEqual([])
  })

  it('a token’s scopes hold on jobs too', () => {
    expect(on(asker('review', 'enterprise', ['jobs.read']), { user_id: rita, role_id: 'edit' })).toEqual(['jobs.read'])
  })

  it('is worth a look where the global role does not say yes', () => {
    expect([mayTry(asker('nothing'), 'candidates.edit'), mayTry(asker('nothing'), 'company.settings')]).toEqual([
      true,
      false,
    ])
    expect(mayTry(asker('review', 'performance'), 'candidates.edit')).toBe(false)
  })
})

describe('on a job, under any other plan', () => {
  it('the global role counts, whatever the entries say', () => {
    expect(on(asker('review', 'performance'), { user_id: rita, role_id: 'admin' })).toEqual([
      'jobs.read',
      'candidates.read',
      'candidates.review',
    ])
    expect(on(asker('edit', 'performance'))).toContain('jobs.create')
  })
})

describe('the rights of a person', () => {
  it('without a global role are a viewer’s (TEAM-003)', () => {
    expect(asker(null)).toMatchObject({
      role: 'review',
      permissions: ['jobs.read', 'candidates.read', 'candidates.review'],
    })
  })

  it('with a custom role are what it says, and nothing once it is gone', () => {
    expect(asker('interviewers').permissions).toContain('company.settings')
    expect(asker('long-gone')).toMatchObject({ role: '', permissions: [] })
  })

  it('who created the company are everything, whatever their role', () => {
    expect(
      userAsker({
        companyId: acme,
        account: { userId: rita, role: 'review', creator: true },
        team,
        features: featuresOf('enterprise'),
      }).permissions,
    ).toContain('company.billing')
  })
})

describe('the word that means a job’s entries', () => {
  it('is the same in whatever order they were given', () => {
    const entries: JobPermission[] = [
      { user_id: rita, role_id: 'edit' },
      { group_id: 'global', role_id: 'global' },
    ]
    expect(accessOf(entries)).toBe(accessOf(entries.toReversed()))
    expect(accessOf([])).toBe('')
  })

  it('can be read back, whatever the ids are', () => {
    const entries: JobPermission[] = [
      { user_id: 'a b=c:d', role_id: 'x y' },
      { group_id: 'global', role_id: 'global' },
    ]
    expect(entriesOf(accessOf(entries))).toEqual(expect.arrayContaining(entries))
    expect(entriesOf('')).toEqual([])
  })
})
