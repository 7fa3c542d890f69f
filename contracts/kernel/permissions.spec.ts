import { describe, expect, it } from 'vitest'
import { DEFAULT_ROLE, permissionsOf, Role, roleLabels } from './permissions.ts'

describe('a role (TEAM-002, TEAM-003)', () => {
  it('has admin first, and without a role a person is at most a viewer', () => {
    expect(Role.options.map((role) => roleLabels[role])).toEqual(['Admin', 'edit-review', 'Viewer'])
    expect(DEFAULT_ROLE).toBe('review')
  })

  it('lets viewers read and judge, and editors run jobs: what is the company’s, its team and its money is with administrators', () => {
    expect(permissionsOf.review.toSorted()).toEqual(['candidates.read', 'candidates.review', 'jobs.read'])
    expect(permissionsOf.edit.toSorted()).toEqual([
      'analytics',
      'candidates.edit',
      'candidates.invite',
      'candidates.read',
      'candidates.review',
      'company.templates',
      'jobs.create',
      'jobs.read',
      'live_interviews',
    ])
  })

  it('makes a host of meetings a person who judges and meets, and no more (TEAM-019)', () => {
    expect(permissionsOf.hm.toSorted()).toEqual([
      'candidates.read',
      'candidates.review',
      'jobs.read',
      'live_interviews',
    ])
  })
})
