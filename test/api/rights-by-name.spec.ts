import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Permission, permissions } from '#contracts/kernel/permissions.ts'
import { type Colleague, colleaguesOf } from '../support/colleagues.ts'
import { nobody, useApi, type Who } from '../support/api.ts'

/** The permissions that the specification names (A§6), as a role of the company's own gives them. */
const named = [
  'company.billing',
  'company.integrations',
  'company.edit.branding',
  'company.templates',
  'jobs.create',
  'live_interviews',
  'analytics',
  'users.invite',
  'users.update',
  'users.delete',
] as const
type Named = (typeof named)[number]
const only = {} as Record<Named, Colleague>
const allBut = {} as Record<Named, Colleague>
let plain: Colleague
/** A role that all may give: no one can give more than they have. */
let modest: string
const api = useApi(undefined, async (platform, { acme }) => {
  const { role, colleague } = colleaguesOf(platform, acme)
  const somebody = async (name: string, ...allowed: Permission[]) => colleague(name, await role(name, ...allowed))
  modest = await role('Nothing yet')
  plain = await somebody('Reads', 'jobs.read', 'candidates.read')
  for (const permission of named) {
    only[permission] = await somebody(`Only ${permission}`, permission)
    allBut[permission] = await somebody(`All but ${permission}`, ...permissions.filter((each) => each !== permission))
  }
})

const open = (who: Who, path: string) => api.get(who, path, { headers: { accept: 'text/html' } })
const heading = ({ text }: { text: string }) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]
const signIn = (path: string) => `/login?${new URLSearchParams({ returnTo: path })}`

describe('a page that the sidebar names a permission for', () => {
  it.each<[row: string, path: string, needs: Named, title: string]>([
    ['NAV-002', '/admin/stats', 'analytics', 'Analytics'],
    ['NAV-003', '/admin/lives', 'live_interviews', 'Live Interviews'],
    ['NAV-007', '/admin/templates', 'company.templates', 'Templates'],
    ['NAV-008', '/admin/integration', 'company.integrations', 'Integrations'],
    ['NAV-011', '/admin/settings?tab=branding', 'company.edit.branding', 'Settings'],
  ])('%s: %s opens with %s, without any other, and with no other', async (_row, path, needs, title) => {
    const [with_, without, stranger] = [
      await open(only[needs], path),
      await open(allBut[needs], path),
      await open(nobody, path),
    ]
    expect([with_.status, heading(with_)]).toEqual([200, title])
    expect([without.status, heading(without)]).toEqual([403, 'Not for you to open'])
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, signIn(path)])
  })

  it.each([
    ['/admin/billing', [200, null]],
    ['/admin/billing/bundles?limit=jobs', [302, '/admin/billing?limit=jobs#plans']],
    ['/admin/billing/success', [200, null]],
  ])('%s is for company.billing; everybody else is sent to the overview (NAV-009, NAV-010)', async (path, answer) => {
    const [payer, other, stranger] = [
      await open(only['company.billing'], path),
      await open(allBut['company.billing'], path),
      await open(nobody, path),
    ]
    expect([payer.status, payer.headers.get('location')]).toEqual(answer)
    expect([other.status, other.headers.get('location')]).toEqual([302, '/admin/overview'])
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, signIn(path)])
  })
})

describe('a page that the sidebar names none for', () => {
  it.each([
    ['NAV-004', '/admin/overview', 'Overview'],
    ['NAV-004', '/admin/videos', 'Candidates'],
    ['NAV-004', '/admin/meetings', 'Meetings'],
    ['NAV-005', '/admin/jobs', 'Jobs'],
    ['NAV-011', '/admin/settings', 'Settings'],
  ])('%s: %s opens for a colleague who holds none of them, and for nobody else', async (_row, path, title) => {
    const [theirs, strangers] = [await open(plain, path), await open(nobody, path)]
    expect([theirs.status, heading(theirs)]).toEqual([200, title])
    expect([strangers.status, strangers.headers.get('location')]).toEqual([302, signIn(path)])
  })

  it('NAV-006: a job opens under its title', async () => {
    expect(heading(await open(plain, `/admin/jobs/${api.acme.jobId}`))).toBe(`Engineer ${api.acme.marker}`)
  })

  it('NAV-001: /admin itself is the overview', async () => {
    const answer = await open(plain, '/admin')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/overview'])
  })
})

describe('the way to own hours and calendars (NAV-038)', () => {
  const link = 'href="/scheduling-settings"'
  /** One is in the person's menu, one on the page. */
  const linksOn = async (who: Who, path: string) => (await open(who, path)).text.split(link).length - 1

  it('is in the menu, on both pages of interviews and in the search of a person who holds live_interviews alone', async () => {
    const person = only.live_interviews
    expect(
      await Promise.all(['/admin/overview', '/admin/meetings', '/admin/lives'].map((at) => linksOn(person, at))),
    ).toEqual([1, 2, 2])
    expect((await open(person, '/admin/search?q=scheduling')).text).toContain(link)
    expect((await open(person, '/scheduling-settings')).status).toBe(200)
  })

  it('is nowhere for a person with every other permission, who may not open it', async () => {
    const person = allBut.live_interviews
    expect(await Promise.all(['/admin/overview', '/admin/meetings'].map((at) => linksOn(person, at)))).toEqual([0, 0])
    expect((await open(person, '/admin/search?q=scheduling')).text).not.toContain(link)
    expect((await open(person, '/scheduling-settings')).status).toBe(403)
  })
})

describe('a call that a permission is named for (TEAM-005)', () => {
  const invite = (who: Who) =>
    api.put(who, '/api/v2/users/sendInvitations', {
      collaborators: [{ email: `${randomUUID()}@acme.test`, global_role_id: modest }],
    })
  const member = async () => (await invite(api.acme.admin)).body.collaborators[0].user_id as string
  const calls: Partial<Record<Named, (who: Who) => Promise<{ status: number }>>> = {
    'jobs.create': (who) => api.post(who, '/api/v2/job', { title: 'Night porter' }),
    'users.invite': invite,
    'users.update': async (who) =>
      api.put(who, '/api/v2/users/updateCollaborator', { user_id: await member(), global_role_id: modest }),
    'users.delete': async (who) =>
      api.send(who, 'DELETE', '/api/v2/users/deleteCollaborator', { body: { user_id: await member() } }),
  }

  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    '%s allows what it says, and nothing else does',
    async (permission) => {
      const call = calls[permission]!
      expect((await call(allBut[permission])).status).toBe(403)
      expect([200, 201]).toContain((await call(only[permission])).status)
    },
  )

  it('the sidebar offers a new job with jobs.create alone', async () => {
    expect((await open(only['jobs.create'], '/admin/overview')).text).toContain('Create New Job')
    expect((await open(allBut['jobs.create'], '/admin/overview')).text).not.toContain('Create New Job')
  })

  it('the profile menu leads to billing with company.billing alone (NAV-014)', async () => {
    const links = ({ text }: { text: string }) =>
      [...text.matchAll(/role="menuitem"[^>]*href="(\/admin[^"]*)"|href="(\/admin[^"]*)"[^>]*role="menuitem"/g)].map(
        ([, before, after]) => before ?? after,
      )
    expect(links(await open(only['company.billing'], '/admin/overview'))).toEqual([
      '/admin/settings?tab=profile',
      '/admin/settings',
      '/admin/billing',
    ])
    expect(links(await open(allBut['company.billing'], '/admin/overview'))).toEqual([
      '/admin/settings?tab=profile',
      '/admin/settings',
    ])
  })
})

it('a company has one super admin, who created it (TEAM-001)', async () => {
  const { users } = (await api.get(api.acme.admin, '/api/legacy/users')).body
  expect(users.length).toBeGreaterThan(20)
  expect(
    users.filter(({ creator }: { creator: boolean }) => creator).map(({ user_id }: { user_id: string }) => user_id),
  ).toEqual([api.acme.userId])
})
