import { describe, expect, it } from 'vitest'
import { permissionsOf } from '#contracts/permissions.ts'
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
  const labels = (role: keyof typeof permissionsOf) => tabsFor(permissionsOf[role]).map(({ label }) => label)

  it('are those their role opens', () => {
    expect(labels('admin')).toEqual(expect.arrayContaining(['Company details', 'Branding', 'API keys', 'Sessions', 'System']))
    for (const role of ['edit', 'review'] as const) for (const label of ['Branding', 'API keys', 'System']) expect(labels(role)).not.toContain(label)
  })
})
