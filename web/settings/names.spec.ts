import { describe, expect, it } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { firstTab, tabOf, tabsFor } from './names.ts'

const asked = (query: string) => tabOf(new URLSearchParams(query))

describe('the tab an address asks for', () => {
  it.each([
    ['tab=api-keys', 'api-keys'],
    ['tab=API%20keys', 'api-keys'],
    ['page=Sessions', 'sessions'],
    ['page=SESSIONS', 'sessions'],
    ['tab=sessions&page=branding', 'sessions'],
    ['tab=nothing-of-ours', firstTab],
    ['tab=__proto__', firstTab],
    ['tab=constructor', firstTab],
    ['', firstTab],
  ])('%s', (query, name) => {
    expect(asked(query)).toBe(name)
  })
})

describe('the tabs a person sees', () => {
  const names = (role: keyof typeof permissionsOf) => tabsFor(permissionsOf[role]).map(({ name }) => name)

  it('are those their role opens', () => {
    expect(names('admin')).toEqual(
      expect.arrayContaining(['company-details', 'branding', 'api-keys', 'sessions', 'system']),
    )
    for (const role of ['edit', 'review'] as const)
      for (const name of ['branding', 'api-keys', 'system']) expect(names(role)).not.toContain(name)
  })
})
