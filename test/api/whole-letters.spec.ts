import { expect, it } from 'vitest'
import { useInside } from '../support/inside.ts'

const here = useInside()
const tabs = [
  'company-details',
  'profile',
  'users',
  'groups',
  'roles',
  'branding',
  'notifications',
  'api-keys',
  'scoring',
  'single-sign-on',
  'sessions',
  'audit',
]

/** A letter of Hebrew is two bytes, and React fills up with zeros what it cannot put half a letter into. */
it('sends no page with anything between its letters, in which browsers would show a sign for what cannot be read', async () => {
  const pages = [
    'overview',
    'jobs',
    'videos',
    'meetings',
    'lives',
    'stats',
    'templates',
    'integration',
    'billing',
    'search?q=a',
    ...tabs.map((tab) => `settings?tab=${tab}`),
  ]
  const torn: string[] = []
  for (const page of pages) {
    const { status, text } = await here.get(here.acme.admin, `/admin/${page}`, { headers: { 'accept-language': 'he' } })
    expect([page, status, text.includes('lang="he"')]).toEqual([page, 200, true])
    if (text.includes('\0')) torn.push(page)
  }
  expect(torn).toEqual([])
})
