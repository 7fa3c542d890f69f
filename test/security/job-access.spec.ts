import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import type { Endpoint } from '#contracts/http/api/route.ts'
import { FORBIDDEN_HEADER } from '#contracts/http/forbidden.ts'
import { pages } from '#contracts/http/pages.ts'
import { jobPermissions, type Permission, permissionsOf } from '#contracts/kernel/permissions.ts'
import { useApi, type Who } from '../support/api.ts'
import { type Colleague, colleaguesOf } from '../support/colleagues.ts'
import { forms, type Named } from './forms.ts'
import { type Ids, idsOf, pathOf, sampleOf } from './requests.ts'

/** Who has which role on Acme's one job, while the company has roles and permissions. */
const people = {} as Record<
  'unassigned' | 'nobody' | 'viewer' | 'hm' | 'grouped' | 'fixer' | 'inviter' | 'coordinator',
  Colleague
>
let entries: object[] = []

const api = useApi(undefined, async (platform, { acme }) => {
  const { onPlan, role, group, colleague } = colleaguesOf(platform, acme)
  await onPlan('enterprise')
  const nothing = await role('Nothing at all')
  people.unassigned = await colleague('Ute Unassigned', 'edit')
  people.nobody = await colleague('Nils Nobody', nothing)
  people.viewer = await colleague('Vera Viewer', nothing)
  people.hm = await colleague('Hana Manager', 'review')
  people.grouped = await colleague('Gus Grouped', nothing)
  people.fixer = await colleague('Fay Fixer', 'review')
  people.inviter = await colleague('Ines Inviter', nothing)
  people.coordinator = await colleague('Cora Coordinator', nothing)
  entries = [
    { user_id: people.viewer.userId, role_id: 'review' },
    { user_id: people.hm.userId, role_id: 'hm' },
    { group_id: await group('Editors', people.grouped.userId), role_id: 'edit' },
    {
      user_id: people.fixer.userId,
      role_id: await role('Moves cards', 'jobs.read', 'candidates.read', 'candidates.edit'),
    },
    { user_id: people.inviter.userId, role_id: await role('Invites', 'candidates.invite') },
    {
      user_id: people.coordinator.userId,
      role_id: await role('Coordinates', 'jobs.read', 'candidates.read', 'candidates.invite'),
    },
  ]
  const { token } = await platform.useCases.jobs.setJobPermissions(colleaguesOf(platform, acme).admin, {
    jobId: acme.jobId,
    permissions: entries as never,
  })
  await platform.caughtUp(token)
})

const may: Record<string, readonly Permission[]> = {
  unassigned: [],
  nobody: [],
  viewer: permissionsOf.review,
  hm: permissionsOf.hm,
  grouped: permissionsOf.edit,
  fixer: ['jobs.read', 'candidates.read', 'candidates.edit'],
  inviter: ['candidates.invite'],
  coordinator: ['jobs.read', 'candidates.read', 'candidates.invite'],
}
const missing = (): Ids => ({
  ...idsOf(api.acme),
  jobId: randomUUID(),
  columnId: randomUUID(),
  candidateId: randomUUID(),
})
const send = (who: Who, endpoint: Endpoint, ids: Ids) => {
  const sample = sampleOf(endpoint, ids)
  return api.send(who, endpoint.method, pathOf(endpoint, sample), { body: sample.body })
}
const aboutJobs = endpoints.filter(
  ({ spec, id }) =>
    ['job', 'candidate', 'candidates'].includes(spec.target) &&
    // A key, and no person.
    !spec.credential &&
    // A copy takes the right to create jobs in the company as well.
    !['cloneJob', 'archiveJob', 'deleteJob', 'deleteCandidate', 'deleteInvitations', 'updateJobPermissions'].includes(
      id,
    ),
)
const named = (): Named => ({
  jobId: api.acme.jobId,
  candidateId: api.acme.other,
  link: `${api.acme.companyId}.${api.acme.jobId}`,
})
const addressOf = (path: string, of: Named) => path.replace(/:(\w+)/g, (_, name: keyof Named) => of[name])

describe.each(Object.entries(may))('%s', (name, given) => {
  const who = () => people[name as keyof typeof people]

  it.each(aboutJobs.map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const [own, none] = [await send(who(), endpoint, idsOf(api.acme)), await send(who(), endpoint, missing())]
      expect(none.status).toBe(404)
      if (given.length === 0)
        expect({ status: own.status, body: own.body }).toEqual({ status: none.status, body: none.body })
      else if (!given.includes(endpoint.spec.permission as Permission))
        // A job that a caller may not read is not found by the calls that read it first.
        expect([own.status, own.body.code].join()).toMatch(
          given.includes('jobs.read') ? /^403,auth\/forbidden$/ : /^(403,auth\/forbidden|404,job\/not-found)$/,
        )
      else if (endpoint.id === 'updateDashboardFilter')
        // A filter that is not shared is its owner's alone.
        expect(own).toMatchObject({ status: 404, body: { code: 'filter/not-found' } })
      else expect([200, 201, 409], `${own.status} ${own.text}`).toContain(own.status)
    },
  )

  it.each(
    Object.entries(pages).filter(
      ([, { open, target }]) => open && open !== 'public' && (target === 'job' || target === 'candidate'),
    ),
  )('opens %s as the job says', async (_folder, { path, open }) => {
    const headers = { headers: { accept: 'text/html' } }
    const own = await api.get(who(), addressOf(path, named()), headers)
    const wanted = (jobPermissions as readonly string[]).includes(open!) ? given.includes(open as Permission) : false
    if (wanted) expect([200, 302], own.text.slice(0, 300)).toContain(own.status)
    else {
      expect(given.length === 0 ? [403, 404] : [403], String(own.status)).toContain(own.status)
      expect(own.text).not.toContain(api.acme.marker)
    }
    if (given.length === 0 && (jobPermissions as readonly string[]).includes(open!)) expect(own.status).toBe(404)
  })

  it.each(
    Object.keys(forms).filter(
      (folder) => ['job', 'candidate'].includes(pages[folder]!.target) && folder !== 'admin.jobs.$jobId.access',
    ),
  )('changes %s as the job says', async (folder) => {
    const { path, change } = pages[folder]!
    const sent = forms[folder]!(named())
    const address = addressOf(path, named()) + (folder.endsWith('_index') ? '?index' : '')
    const own =
      'json' in sent
        ? await api.post(who(), address, sent.json)
        : await api.send(who(), 'POST', address, {
            raw: new URLSearchParams(sent.form).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
    const code = own.body?.refusal?.code ?? own.body?.code ?? null
    if (given.includes(change as Permission)) expect(code ?? '').not.toMatch(/forbidden|not-found/)
    else {
      expect(
        [403, 404].includes(own.status) || /forbidden|not-found/.test(code ?? ''),
        `${own.status} ${own.text.slice(0, 300)}`,
      ).toBe(true)
      if (given.length === 0) expect(own.text).not.toContain(api.acme.marker)
    }
  })
})

it('shows who may only invite the form for it and nothing else of the job', async () => {
  const invite = `/jobs/${api.acme.jobId}/invite`
  const html = { headers: { accept: 'text/html' } }
  const own = await api.get(people.inviter, invite, html)
  expect([own.status, own.text.includes('Add Candidates')]).toEqual([200, true])
  expect(own.text).not.toMatch(/\/apply\/|qr\.png/)
  const more = await api.get(people.grouped, invite, html)
  expect([more.status, more.headers.get('location')]).toEqual([302, `/jobs/post/${api.acme.jobId}?view=invite`])
})

describe.each(['unassigned', 'nobody'] as const)('%s, who has no role on the job', (name) => {
  const who = () => people[name]

  it('finds nothing of it in any list, search, figure or suggestion', async () => {
    const lists = [
      ...endpoints
        .filter(({ spec, method }) => spec.target === 'none' && method === 'GET')
        .map((endpoint) => pathOf(endpoint, sampleOf(endpoint, idsOf(api.acme)))),
      ...Object.values(pages)
        .filter(({ open, target }) => open && open !== 'public' && target === 'none')
        .map(({ path }) => path),
      `/api/v2/jobs?search=${api.acme.marker}`,
      `/admin/videos?search=${api.acme.marker}`,
      `/admin/videos?job=${api.acme.jobId}`,
      `/admin/stats?job=${api.acme.jobId}`,
      `/admin/stats/candidates?job=${api.acme.jobId}`,
    ]
    for (const path of lists) {
      const { status, text } = await api.get(who(), path)
      expect(
        text
          .split(encodeURIComponent(api.acme.marker))
          .join('')
          .replaceAll(`value="${api.acme.marker}"`, '')
          .replaceAll(`“${api.acme.marker}”`, ''),
        path,
      ).not.toContain(`Engineer ${api.acme.marker}`)
      expect(text, path).not.toContain(`Ada ${api.acme.marker}`)
      expect(text, path).not.toContain(`Invited ${api.acme.marker}`)
      expect(status, path).toBeLessThan(500)
    }
  })

  it('is counted nothing', async () => {
    const counts = await api.get(who(), '/api/legacy/jobs/counters')
    if (counts.status === 200) expect(counts.body).toMatchObject({ applicants: 0, activeJobs: 0, newThisWeek: 0 })
  })

  it('hears nothing of it', async () => {
    const [own, none] = [
      await api.get(who(), `/live?job=${api.acme.jobId}`),
      await api.get(who(), `/live?job=${randomUUID()}`),
    ]
    expect({ status: own.status, body: own.body }).toEqual({ status: 404, body: none.body })
    expect((await api.get(who(), `/live?candidate=${api.acme.started}`)).status).toBe(404)
    expect((await api.get(who(), `/live?interview=${api.acme.interviewId}`)).status).toBe(404)
  })
})

describe('an analyst with a role on no job', () => {
  it('is told how many slots are in use, and not by which jobs', async () => {
    const { body } = await api.get(people.unassigned, '/api/legacy/companies/getBalance')
    expect(body).toMatchObject({ plan_name: 'enterprise', holding: [] })
    expect((await api.get(people.viewer, '/api/legacy/companies/getBalance')).body.holding).toEqual([api.acme.jobId])
  })

  it('is given no document about it, by no way of asking', async () => {
    const body = {
      pipeline: [
        { $lookup: { from: 'cards', localField: 'companyId', foreignField: 'companyId', as: 'all' } },
        { $project: { all: '$all.name' } },
      ],
    }
    for (const model of ['cards', 'candidates', 'candidate-facts', 'jobs', 'activity']) {
      const { status, body: found } = await api.get(people.unassigned, `/api/analytics/read-models/${model}`)
      expect([status, found.rows], model).toEqual([200, []])
    }
    expect(
      (await api.post(people.unassigned, '/api/analytics/read-models/candidate-facts/aggregate', body)).text,
    ).not.toContain(api.acme.marker)
    expect((await api.post(people.unassigned, '/api/analytics/read-models/balances/aggregate', body)).status).toBe(404)
    const { body: listed } = await api.get(people.unassigned, '/api/analytics/read-models')
    expect(listed.readModels.find(({ name }: { name: string }) => name === 'cards').documents).toBe(0)
  })
})

describe('someone whose role is a candidate’s reviewer', () => {
  it('sees the job in the list, and its candidates', async () => {
    const { body } = await api.get(people.viewer, '/api/v2/jobs')
    expect(body.jobs.map(({ job_id }: { job_id: string }) => job_id)).toEqual([api.acme.jobId])
    expect((await api.get(people.viewer, '/admin/videos')).text).toContain(`Ada ${api.acme.marker}`)
  })

  it('creates no job: that is the company’s to allow', async () => {
    expect((await api.post(people.grouped, '/api/v2/job', { title: 'Mine' })).status).toBe(403)
  })

  it('gives no one more than they have there', async () => {
    const path = `/api/v2/job/${api.acme.jobId}/permissions`
    expect((await api.patch(people.viewer, path, entries)).status).toBe(403)
    expect((await api.patch(people.grouped, path, entries)).status).toBe(200)
  })
})

describe('who creates a job', () => {
  it('has their own role on it, and others have none (TEAM-014)', async () => {
    const { body } = await api.post(people.unassigned, '/api/v2/job', { title: 'Night porter' })
    const own = await api.get(people.unassigned, `/api/legacy/jobs/permissions/job/${body.job_id}`)
    expect(own.body).toEqual({ roleAndGroups: [{ user_id: people.unassigned.userId, role_id: 'edit' }] })
    expect((await api.get(people.hm, `/api/v2/jobs/${body.job_id}`)).status).toBe(404)
    expect((await api.get(api.acme.admin, `/api/v2/jobs/${body.job_id}`)).status).toBe(200)
  })
})

describe('a role on a job that is taken away', () => {
  it('is gone with the next request, on every way in', async () => {
    const path = `/api/v2/job/${api.acme.jobId}/permissions`
    expect((await api.get(people.viewer, `/api/v2/jobs/${api.acme.jobId}`)).status).toBe(200)
    const live = await fetch(`${api.server.url}/live?job=${api.acme.jobId}`, { headers: people.viewer.headers })
    const ended = live.text()
    await api.patch(
      api.acme.admin,
      path,
      entries.filter((entry) => !('user_id' in entry) || entry.user_id !== people.viewer.userId),
    )
    expect((await api.get(people.viewer, `/api/v2/jobs/${api.acme.jobId}`)).status).toBe(404)
    expect((await api.get(people.viewer, '/api/v2/jobs')).body).toMatchObject({ jobs: [], total: 0 })
    expect((await api.get(people.viewer, '/admin/videos')).text).not.toContain(api.acme.marker)
    await ended
    await api.patch(api.acme.admin, path, entries)
  })
})

describe('the records of all jobs (TEAM-017, 018)', () => {
  it('say who has which role and whether the caller follows', async () => {
    const records = async () =>
      (await api.get(people.hm, '/api/legacy/jobs/permissions/jobsPermissions')).body.permissions
    expect(await records()).toEqual([
      { interviewId: api.acme.jobId, follow: true, roleAndGroups: expect.arrayContaining(entries) },
    ])
    expect(
      (
        await api.put(people.hm, '/api/legacy/jobs/updateJobNotifications', {
          interviewId: api.acme.jobId,
          follow: false,
        })
      ).body,
    ).toEqual({ interviewId: api.acme.jobId, follow: false })
    expect(await records()).toMatchObject([{ follow: false }])
  })

  it('need a role_id in every entry (TEAM-015)', async () => {
    const { status, body } = await api.patch(api.acme.admin, `/api/v2/job/${api.acme.jobId}/permissions`, [
      { user_id: people.hm.userId },
    ])
    expect([status, body.detail]).toEqual([422, 'Error::updateJobPermissions: role_id is missing'])
  })
})

it('leads people to the form for inviting who may invite and not change the job', async () => {
  const html = { headers: { accept: 'text/html' } }
  const invite = `href="/jobs/${api.acme.jobId}/invite"`
  const leads = async (who: Who, path: string) => (await api.get(who, path, html)).text.includes(invite)
  expect(await leads(people.inviter, '/admin/jobs')).toBe(true)
  expect(await leads(people.viewer, '/admin/jobs')).toBe(false)
  expect(await leads(people.unassigned, '/admin/jobs')).toBe(false)
  expect(await leads(people.coordinator, '/admin/jobs')).toBe(true)
  expect(await leads(people.coordinator, `/admin/jobs/${api.acme.jobId}`)).toBe(true)
  expect(await leads(people.grouped, `/admin/jobs/${api.acme.jobId}`)).toBe(false)
})

it('tells scripts in a header what was refused with 403 (GEN-003)', async () => {
  const scripted = { origin: api.server.url, 'sec-fetch-dest': 'empty', 'content-type': 'application/json' }
  const path = `/jobs/post/${api.acme.jobId}/share`
  const share = (who: Who) =>
    api.send(who, 'POST', path, {
      headers: scripted,
      raw: JSON.stringify({ via: 'copy direct link', referral: false }),
    })
  const [no, yes] = [await share(people.viewer), await share(people.grouped)]
  expect([no.status, no.headers.get(FORBIDDEN_HEADER)]).toEqual([
    200,
    encodeURIComponent('Your role does not allow this'),
  ])
  expect([yes.body, yes.headers.get(FORBIDDEN_HEADER)]).toEqual([{ recorded: true }, null])
})
