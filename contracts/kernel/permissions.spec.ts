import { describe, expect, it } from 'vitest'
import { DEFAULT_ROLE, permissionsOf, Role, roleLabels } from './permissions.ts'

describe('a role (TEAM-002, TEAM-003)', () => {
  it('has admin first, and without a role a person is at most a viewer', () => {
    expect(Role.options.map((role) => roleLabels[role])).toEqual(['Admin', 'edit-review', 'Viewer'])
    expect(DEFAULT_ROLE).toBe('review')
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
