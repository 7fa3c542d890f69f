import { describe, expect, it } from 'vitest'
import { permissionsOf } from '#contracts/permissions.ts'
import { navigationFor } from './navigation.ts'

const labels = (role: keyof typeof permissionsOf) => navigationFor(permissionsOf[role]).flatMap(({ entries }) => entries.map(({ label }) => label))

describe('the sidebar', () => {
  it('shows an administrator everything', () => {
    expect(labels('admin')).toEqual(['Overview', 'Jobs', 'Candidates', 'Analytics', 'Settings', 'Billing'])
  })

  it('leaves out what a role may not open', () => {
    expect(labels('edit')).not.toContain('Billing')
    expect(labels('review')).toEqual(['Overview', 'Jobs', 'Candidates', 'Settings'])
  })
})
