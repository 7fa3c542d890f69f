import { describe, expect, it } from 'vitest'
import { type Permission, permissionsOf } from '#contracts/kernel/permissions.ts'
import { isCurrent, navigationFor } from './navigation.ts'

type Told = Parameters<typeof navigationFor>[1]
const entries = (permissions: readonly Permission[], told?: Told) =>
  navigationFor(permissions, told).flatMap(({ entries }) => entries)
const labels = (permissions: readonly Permission[], told?: Told) => entries(permissions, told).map(({ label }) => label)

describe('the sidebar', () => {
  it('shows an administrator everything, in the order of the specification', () => {
    expect(labels(permissionsOf.admin)).toEqual([
      'navOverview',
      'navJobs',
      'navCandidates',
      'navMeetings',
      'navLives',
      'navAnalytics',
      'navTemplates',
      'navIntegrations',
      'navBranding',
      'navUsers',
      'navSettings',
      'navBilling',
    ])
  })

  it('groups what belongs together', () => {
    expect(navigationFor(permissionsOf.admin).map(({ label, entries }) => [label, entries.length])).toEqual([
      [null, 3],
      ['navInterviewsGroup', 2],
      ['navCompanyGroup', 2],
      ['navSettingsGroup', 5],
    ])
  })

  it('leaves out what a role may not open', () => {
    expect(labels(permissionsOf.edit)).toEqual([
      'navOverview',
      'navJobs',
      'navCandidates',
      'navMeetings',
      'navLives',
      'navAnalytics',
      'navTemplates',
      'navSettings',
    ])
    expect(labels(permissionsOf.review)).toEqual([
      'navOverview',
      'navJobs',
      'navCandidates',
      'navMeetings',
      'navSettings',
    ])
  })

  it('shows Candidates to no one whose own role may not read them, unless a job may allow it', () => {
    expect(labels(['jobs.read'])).toEqual(['navOverview', 'navJobs', 'navMeetings', 'navSettings'])
    expect(labels(['jobs.read'], { byJob: true })).toEqual([
      'navOverview',
      'navJobs',
      'navCandidates',
      'navMeetings',
      'navSettings',
    ])
    expect(labels(['candidates.read'])).toContain('navCandidates')
  })

  it.each<[Permission, boolean]>([
    ['users.invite', true],
    ['users.update', false],
    ['users.delete', false],
  ])('shows Users with %s alone; Invite beside it: %s', (permission, invites) => {
    const users = entries([permission]).find(({ label }) => label === 'navUsers')
    expect(users).toBeDefined()
    expect(users?.action !== undefined).toBe(invites)
  })

  it('marks Integrations as new for who may open them', () => {
    expect(
      entries(['company.integrations'])
        .filter(({ isNew }) => isNew)
        .map(({ label }) => label),
    ).toEqual(['navIntegrations'])
    expect(entries([]).filter(({ isNew }) => isNew)).toEqual([])
  })

  it('calls jobs Products for a review account', () => {
    expect(labels(permissionsOf.admin, { review: true })).toContain('navProducts')
    expect(labels(permissionsOf.admin, { review: true })).not.toContain('navJobs')
  })

  it.each([
    ['/admin/jobs', '/admin/jobs/1/candidates/2', '', true],
    ['/admin/jobs', '/admin/jobsite', '', false],
    ['/admin/settings', '/admin/settings', '', true],
    ['/admin/settings', '/admin/settings', '?tab=profile', true],
    ['/admin/settings', '/admin/settings', '?tab=branding', false],
    ['/admin/settings?tab=branding', '/admin/settings', '?tab=branding', true],
    ['/admin/settings?tab=users', '/admin/settings', '?page=Users', true],
    ['/admin/settings?tab=users', '/admin/settings', '', false],
  ])('takes %s for the page at %s%s: %s', (to, pathname, search, current) => {
    expect(isCurrent(to, { pathname, search })).toBe(current)
  })
})
