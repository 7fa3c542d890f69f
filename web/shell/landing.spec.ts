import { describe, expect, it } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { landingFor, sentOn } from './landing.ts'

const { admin, review } = permissionsOf

describe('where a person lands', () => {
  it.each([
    ['active', '/admin/overview', '/admin/overview'],
    [null, '/admin/overview', '/admin/overview'],
    ['non_renewing', '/admin/billing', '/admin/overview'],
    ['paused', '/admin/billing', '/admin/overview'],
    ['cancelled', '/admin/billing', '/admin/overview'],
  ] as const)('while the subscription is %s is %s with billing rights and %s without', (status, payer, other) => {
    expect([landingFor(status, admin), landingFor(status, review)]).toEqual([payer, other])
  })

  it('changes with the subscription while they work', () => {
    expect(sentOn('active', 'paused', admin)).toBe('/admin/billing')
    expect(sentOn('active', 'cancelled', review)).toBe('/admin/overview')
    expect(sentOn('paused', 'paused', admin)).toBeNull()
    expect(sentOn('paused', 'active', admin)).toBeNull()
    expect(sentOn('active', 'non_renewing', admin)).toBeNull()
  })
})
