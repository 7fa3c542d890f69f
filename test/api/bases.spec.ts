import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import { type Base, bases } from '#contracts/http/api/route.ts'
import { nobody, useApi, type Who } from '../support/api.ts'

const api = useApi()
const others = (given: readonly Base[]) => (Object.keys(bases) as Base[]).filter((base) => !given.includes(base))
/** Whether there is such a call: a caller without the right is refused, and a wrong request is explained. */
const isThere = async (base: Base, call: string, who: Who = nobody) => {
  const [method, path] = call.split(' ') as [string, string]
  const { status, body } = await api.send(
    who,
    method,
    bases[base] + path.replace(/\{\w+\}/g, 'x'),
    method === 'GET' ? {} : { body: {} },
  )
  expect(status, `${base} ${call}`).toBeLessThan(500)
  return body.code !== 'not-found' && body.code !== 'request/method-not-allowed'
}

/** Calls in the words of A§7 and C§7, under the client that the documents list them for. */
const known: Record<Base, string[]> = {
  legacy: [
    ...[
      'GET /companies/checkCompanyForSSOSupport',
      'POST /users/sso/signup',
      'GET /user/sso',
      'POST /users/checkUserExists',
      'POST /users/signup',
      'POST /users/verifyUser',
      'POST /users/resendVerificationCode',
    ],
    ...[
      'POST /users/logout',
      'POST /users/setUsername',
      'POST /users/linkAccount',
      'POST /users/getUserInfo',
      'POST /postRegistration',
      'POST /client/create',
      'GET /client/get/{id}',
      'POST /client/getCompanyDetails',
    ],
    ...[
      'PUT /companies/updateCompanyDetails',
      'GET /companies/getBalance',
      'GET /companies/getClientUsage',
      'GET /users/client-currency',
      'POST /billing/contactUs',
      'POST /billing/contact/enterprise-plan',
      'GET /companies/getApiKey',
      'PUT /api/data/updateApiKey',
      'POST /sendKeyEmail',
      'GET /company',
      'POST /settings/concealRejection',
      'GET /company/features',
      'GET /users',
      'GET /user',
    ],
    ...[
      'GET /jobs/singleJob',
      'POST /jobs/clone',
      'PUT /jobs/archiveJob',
      'PUT /jobs/activateJob',
      'GET /jobs/jobsCount',
      'PUT /jobs/editInterview',
      'PATCH /jobs/kanban',
      'POST /jobs/createInterview',
      'GET /jobs/permissions/jobsPermissions',
    ],
    ...[
      'PUT /videos/updateVideo',
      'PATCH /videos/kanban',
      'PUT /videos/saveComments',
      'PUT /videos/saveRating',
      'PUT /videos/delete',
      'POST /candidates/sendInvites',
      'PUT /candidates/deleteCandidate',
      'GET /metrics/counters',
    ],
  ],
  v2: [
    'GET /jobs',
    'GET /jobs/{id}',
    'POST /job',
    'PATCH /job/{id}',
    'PATCH /job/{id}/permissions',
    'POST /videos/{id}/comment',
    'POST /videos/{id}/comment/{commentId}/reaction',
    'GET /company',
    'GET /users/getCollaborators',
    'PUT /users/sendInvitations',
  ],
  analytics: ['GET /metrics/counters'],
}

describe('the bases of the API (AUTH-020)', () => {
  it('are two of the product and one for analysts, each with an address of its own', () => {
    expect(bases).toEqual({ legacy: '/api/legacy', v2: '/api/v2', analytics: '/api/analytics' })
  })

  it.each(Object.entries(known) as [Base, string[]][])(
    '%s has the calls that the documents list under it',
    async (base, calls) => {
      for (const call of calls) expect(await isThere(base, call), `${base} ${call}`).toBe(true)
    },
  )

  it('have each call under those bases that the table names, and under no other', async () => {
    const given = Map.groupBy(endpoints, ({ method, path }) => `${method} ${path}`)
    for (const [call, at] of given) {
      const here = at.map(({ base }) => base)
      for (const base of here) expect(await isThere(base, call), `${base} ${call}`).toBe(true)
      for (const base of others(here)) {
        // `/jobs/x` of one base can look like `/jobs/{id}` of another.
        const [method, path] = call.split(' ') as [string, string]
        const alike = endpoints.some(
          (other) =>
            other.base === base &&
            other.method === method &&
            new RegExp(`^${other.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
        )
        if (!alike) expect(await isThere(base, call), `${base} ${call}`).toBe(false)
      }
    }
  })

  it('are not left out: a path alone is no call', async () => {
    const { status, headers } = await api.get(api.acme.key, '/companies/getBalance', {
      headers: { accept: 'application/json' },
    })
    expect([status, headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')])
    expect((await api.get(api.acme.key, '/api/companies/getBalance')).body).toMatchObject({ code: 'not-found' })
  })
})

/** The operations that A§7 names without a path. What is not here yet answers as an address that never was. */
describe('the further account-loading operations (AUTH-024)', () => {
  const there: Record<string, [call: string, holds: (body: never, text: string) => unknown]> = {
    'user info': ['POST /users/getUserInfo', ({ user }: { user: { user_id: string } }) => user.user_id],
    'company info': ['POST /client/getCompanyDetails', ({ company_id }: { company_id: string }) => company_id],
    'workflow list': [
      'GET /company',
      ({ workflowTemplateList }: { workflowTemplateList: unknown[] }) => workflowTemplateList,
    ],
    'API key settings': ['GET /companies/getApiKey', ({ keys }: { keys: unknown[] }) => keys],
    'client usage': ['GET /companies/getClientUsage', ({ activeJobs }: { activeJobs: unknown }) => activeJobs],
    'onboarding status': ['GET /user', ({ auth }: { auth: { status: string } }) => auth.status],
  }

  it.each(Object.entries(there))('%s is told', async (_operation, [call, holds]) => {
    const [method, path] = call.split(' ') as [string, string]
    const { status, body, text } = await api.send(
      api.acme.admin,
      method,
      bases.legacy + path,
      method === 'GET' ? {} : { body: {} },
    )
    expect(status).toBe(200)
    expect(holds(body as never, text)).toBeDefined()
  })

  it('the API resumes as a page’s form does', async () => {
    const resumed = await api.send(api.acme.admin, 'POST', '/admin/resume', {
      raw: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(resumed.status).not.toBe(404)
    expect(await isThere('legacy', 'GET /chargebee/subscription/resume', api.acme.admin)).toBe(true)
  })
})
