import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { apiRoutes, endpoints } from '#contracts/http/api/all.ts'
import type { Endpoint } from '#contracts/http/api/route.ts'
import { type Permission, permissionsOf } from '#contracts/kernel/permissions.ts'
import { nobody, useApi, type Who } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { keyOfJob } from '../support/job-key.ts'
import { connectZapier } from '../support/zapier.ts'
import { linkedAts } from './linked-ats.ts'
import { type Ids, idsOf, pathOf, sampleOf, samples } from './requests.ts'

const others = {} as Record<'nothing' | 'removed' | 'token' | 'narrow' | 'zapier' | 'jobKey', Who>
const bearer = ({ token }: { token: string }): Who => ({ headers: { authorization: `Bearer ${token}` } })
const api = useApi(undefined, async (platform, { acme }) => {
  const { admin, role, colleague } = colleaguesOf(platform, acme)
  others.nothing = await colleague('Nils Nobody', await role('Nothing at all'))
  const leaver = await colleague('Lea Leaver', 'admin')
  await platform.useCases.team.removeUsers(admin, { userIds: [leaver.userId], commandId: randomUUID() })
  others.removed = leaver
  others.token = bearer(await platform.useCases.accounts.issueToken(admin, { scopes: null }))
  others.zapier = await connectZapier(platform, acme)
  others.jobKey = await keyOfJob(platform, acme)
  others.narrow = bearer(await platform.useCases.accounts.issueToken(admin, { scopes: ['jobs.read'] }))
})

type Caller = {
  who: () => Who
  may: readonly Permission[] | null /** A bearer token: it expires and cannot make another. */
  token?: true
  key?: true
  /** The key of another system or of a job, which opens the calls for it. */
  credential?: 'zapier' | 'job'
}
/** All who can call. `may` is null for those whom the API does not know. */
const callers: Record<string, Caller> = {
  nobody: { who: () => nobody, may: null },
  'a candidate': {
    who: () => ({
      headers: { authorization: `Bearer ${api.acme.candidateToken}`, cookie: `hirelog=${api.acme.candidateToken}` },
    }),
    may: null,
  },
  'a viewer': { who: () => api.acme.review, may: permissionsOf.review },
  'an editor': { who: () => api.acme.edit, may: permissionsOf.edit },
  'an admin': { who: () => api.acme.admin, may: permissionsOf.admin },
  'a colleague whose role allows nothing': { who: () => others.nothing, may: [] },
  'a colleague who was removed': { who: () => others.removed, may: null },
  'an admin’s token': { who: () => others.token, may: permissionsOf.admin, token: true },
  'an admin’s token for jobs': { who: () => others.narrow, may: ['jobs.read'], token: true },
  'a key with all scopes': { who: () => api.acme.key, may: permissionsOf.admin, key: true },
  'a key for jobs': { who: () => api.acme.keyFor['jobs.read']!, may: ['jobs.read'] },
  'the key of Zapier': { who: () => others.zapier, may: permissionsOf.admin, credential: 'zapier' },
  'the key of a job': { who: () => others.jobKey, may: ['jobs.read', 'jobs.create'], credential: 'job' },
  'a key for analytics': { who: () => api.acme.keyFor.analytics!, may: ['analytics'] },
}

const missing = (): Ids => ({
  companyId: 'c000000000000',
  jobId: randomUUID(),
  columnId: randomUUID(),
  candidateId: randomUUID(),
  commentId: randomUUID(),
  recordingId: randomUUID(),
  keyId: randomUUID(),
  key: `hl_c000000000000_${randomUUID()}`,
  userId: randomUUID(),
  memberId: randomUUID(),
  groupId: randomUUID(),
  roleId: randomUUID(),
  templateId: randomUUID(),
  workflowId: randomUUID(),
  brandId: randomUUID(),
  interviewId: randomUUID(),
  model: 'nothing',
})
const send = (who: Who, endpoint: Endpoint, ids: Ids) => {
  const sample = sampleOf(endpoint, ids)
  // As a browser sends it from our own pages.
  const headers: Record<string, string> = endpoint.spec.changes ? { 'sec-fetch-site': 'same-origin' } : {}
  const sent = sample.form ? { raw: sample.form() } : { body: sample.body }
  return api.send(who, endpoint.method, pathOf(endpoint, sample), { ...sent, headers })
}
/** What a call takes away is made for it, so that every caller finds something to take away. */
const colleague = async () => {
  const { body } = await api.put(api.acme.admin, '/api/v2/users/sendInvitations', {
    collaborators: [{ email: `${randomUUID()}@acme.test` }],
  })
  return { memberId: body.collaborators[0].user_id }
}
const spareJob = async () => ({
  jobId: (await api.post(api.acme.admin, '/api/v2/job', { title: 'To be archived' })).body.job_id,
})
const template = async () => {
  const { body } = await api.post(api.acme.admin, '/api/v2/templates/assessment', {
    ...(samples.createAssessmentTemplate(missing()).body as object),
  })
  return { templateId: body.template.template_id }
}
const hours = (of: 'individual' | 'enterprise') => async (who: Who) => {
  const sample = of === 'individual' ? samples.saveIndividualAvailabilityRule : samples.saveEnterpriseAvailabilityRule
  const body = { ...(sample(idsOf(api.acme)).body as object), availability_rule_id: 'spare' }
  await api.post(of === 'individual' ? who : api.acme.admin, `/api/v2/cronofy/${of}/availability-rules`, body)
  return {}
}
const workflow = async () => {
  const { body } = await api.post(api.acme.admin, '/api/v2/workflow', samples.createWorkflow(missing()).body as object)
  return { workflowId: body.workflow.workflow_id }
}
const webhook = async () => {
  const { body } = await api.post(api.acme.admin, '/api/v2/webhooks', samples.addWebhook(missing()).body as object)
  return { webhookId: body.webhook_id as string }
}
const withoutWebhooks = async () => {
  const { body } = await api.get(api.acme.admin, '/api/v2/webhooks')
  for (const { webhook_id } of body.webhooks) await api.send(api.acme.admin, 'DELETE', `/api/v2/webhooks/${webhook_id}`)
  return {}
}
const connection = async () => {
  const body = { data: { type: 'workable', token: randomUUID() } }
  const answer = await api.post(api.acme.admin, '/api/legacy/companies/integrations/addIntegration', body)
  return { integrationId: answer.body.integration.id }
}
const { link, mappedLink } = linkedAts(api, spareJob)
/** A server in use asks no address of this very machine: such a call is let in, and ends with what it names. */
const elsewhere: Record<string, number> = {
  connectCalendar: 422,
  connectCalendarAccount: 422,
  chooseCalendarTarget: 404,
  disconnectCalendar: 404,
  revokeCalendarProfile: 404,
}
/** What a connection may do is what its person may do; keys are none. */
const forPeople: readonly string[] = [
  'addIntegration',
  'notifyOfIntegration',
  'saveAtsToken',
  'getAtsLinkToken',
  'linkAts',
]
const disposable: Partial<Record<string, (who: Who) => Promise<Partial<Ids>>>> = {
  async updateDashboardFilter(who) {
    const path = `/api/v2/dashboard-filters/${api.acme.jobId}`
    const { body } = await api.post(who, path, { name: randomUUID(), filter: { mine: true } })
    return { filterId: body.filter_id }
  },
  linkAts: link,
  changeAtsSettings: link,
  unlinkAts: link,
  atsStages: link,
  atsUsers: link,
  atsJobs: link,
  syncAtsJob: async () => ({ ...(await link()), ...(await spareJob()) }),
  changeAtsJobSync: mappedLink,
  addWebhook: withoutWebhooks,
  changeWebhook: webhook,
  removeWebhook: webhook,
  rotateWebhookSecret: webhook,
  testFirstWebhook: webhook,
  testWebhook: webhook,
  webhookDeliveries: webhook,
  replayWebhook: webhook,
  async resendDelivery() {
    await withoutWebhooks()
    const { webhookId } = await webhook()
    const candidates = [{ name: 'Grace', email: `${randomUUID()}@example.org` }]
    await api.post(api.acme.admin, '/api/legacy/candidates/sendInvites', { job_id: api.acme.jobId, candidates })
    const found = async () =>
      (await api.get(api.acme.admin, `/api/v2/webhooks/${webhookId}/deliveries`)).body.deliveries
    await expect.poll(async () => (await found()).length, { timeout: 10_000 }).toBeGreaterThan(0)
    return { webhookId, deliveredId: (await found())[0].event_id as string }
  },
  archiveJob: spareJob,
  deleteJob: spareJob,
  async updateEvent() {
    const body = { scope: 'job', extraData: { page: 'builder' } }
    return { eventId: (await api.post(api.acme.admin, '/api/v2/events', body)).body.event_id }
  },
  async deleteCandidate() {
    const candidates = [{ name: 'Grace', email: `${randomUUID()}@example.org` }]
    const { body } = await api.post(api.acme.admin, '/api/legacy/candidates/sendInvites', {
      job_id: api.acme.jobId,
      candidates,
    })
    return { candidateId: body.candidates[0].video_id }
  },
  async downloadInvoice() {
    const order = samples.createSubscription(missing()).body as object
    await api.post(api.acme.admin, '/api/legacy/chargebee/subscription/create', order)
    return { invoiceId: (await api.get(api.acme.admin, '/api/legacy/chargebee/users/invoices')).body.invoices[0].id }
  },
  deleteIntegration: connection,
  changeIntegration: connection,
  checkIntegration: connection,
  async newAtsKey() {
    await api.post(api.acme.admin, '/api/legacy/tokens/save', samples.saveAtsToken(missing()).body as object)
    return {}
  },
  deleteIndividualAvailabilityRule: hours('individual'),
  deleteEnterpriseAvailabilityRule: hours('enterprise'),
  deleteTemplate: template,
  deleteAssessmentTemplate: template,
  deleteWorkflow: workflow,
  deleteCollaborator: colleague,
  removeUsers: colleague,
  removeUser: colleague,
  deleteGroup: async () => ({
    groupId: (await api.post(api.acme.admin, '/api/v2/company/group', { name: randomUUID() })).body.group_id,
  }),
  deleteBrand: async () => ({
    brandId: (await api.post(api.acme.admin, '/api/v2/company/brand', {})).body.brand_id,
  }),
  deleteRole: async () => ({ roleId: api.acme.spareRoles.pop()! }),
  async updateApiKey() {
    const { body } = await api.put(api.acme.admin, '/api/legacy/api/data/updateApiKey', {
      label: 'To be replaced',
      scopes: ['jobs.read'],
    })
    return { keyId: body.key_id }
  },
}

/** A session or token of the same person's that nothing else needs: signing out ends it. */
async function anotherSession({ who: asking, token }: Caller): Promise<Who> {
  if (token) return bearer((await api.post(api.acme.admin, '/api/v2/users/token', {})).body)
  const who = asking()
  if (!who.headers.cookie) return who
  const { body } = await api.post(who, '/api/v2/users/token', { use: 'entry' })
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: api.server.url }
  const raw = new URLSearchParams({ token: body.token }).toString()
  const { headers } = await api.send(nobody, 'POST', '/auth/link', { raw, headers: form })
  return { headers: { cookie: headers.getSetCookie()[0]!.split(';')[0]! } }
}

function expected({ may, token, key, credential }: Caller, { id, spec }: Endpoint): 401 | 403 | 'allowed' {
  if (spec.permission !== 'public' && spec.credential !== credential) return 401
  if (token && (id === 'issueToken' || id === 'linkAccount')) return 403
  // Keys and tokens issue no keys, so that none outlives what it came from.
  if ((token || key) && id === 'updateApiKey') return 403
  if (key && forPeople.includes(id)) return 403
  if (spec.permission === 'public') return 'allowed'
  if (may === null) return 401
  // Its sample names the admin: another person, for all but the admin.
  if (id === 'setUsername' || id === 'uploadImage') return may.includes('users.update') ? 'allowed' : 403
  return spec.permission === 'signed-in' || may.includes(spec.permission) ? 'allowed' : 403
}

describe.each(Object.entries(callers))('%s', (_, caller) => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const))(
    '%s',
    async (_title, endpoint) => {
      const outcome = expected(caller, endpoint)
      if (endpoint.spec.target !== 'none') {
        const [none, theirs] = [
          await send(caller.who(), endpoint, missing()),
          await send(caller.who(), endpoint, { ...idsOf(api.rival), model: 'nothing' }),
        ]
        expect(none.status).toBe(outcome === 'allowed' ? 404 : outcome)
        expect({ status: theirs.status, body: theirs.body }).toEqual({ status: none.status, body: none.body })
        if (endpoint.spec.target.startsWith('candidate')) {
          const of = (candidateId: string) => send(caller.who(), endpoint, { ...idsOf(api.acme), candidateId })
          const [gone, never] = [await of(api.acme.deleted), await of(randomUUID())]
          expect({ status: gone.status, body: gone.body }).toEqual({ status: never.status, body: never.body })
          expect(gone.status).toBe(none.status)
        }
      }
      const made = outcome === 'allowed' ? await disposable[endpoint.id]?.(caller.who()) : {}
      const who = outcome === 'allowed' && endpoint.id === 'logout' ? await anotherSession(caller) : caller.who()
      const own = await send(who, endpoint, { ...idsOf(api.acme), ...made })
      // What such a call brings is all it goes by: it can be refused for that, not for who sends it.
      if (endpoint.spec.permission === 'public')
        expect(`${own.status} ${own.body.code}`).not.toMatch(/^5|auth\/(?!too-many-attempts)/)
      else if (outcome === 'allowed') expect([200, 201, 409, elsewhere[endpoint.id]]).toContain(own.status)
      else
        expect(own).toMatchObject({
          status: outcome,
          body: { code: outcome === 401 ? 'auth/required' : 'auth/forbidden' },
        })
    },
  )
})

describe('the matrix', () => {
  it('has a request for every route', () => {
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(apiRoutes).toSorted())
  })

  it('left the other company as it was', async () => {
    const { rival } = api
    expect((await api.get(rival.key, `/api/v2/jobs/${rival.jobId}`)).body).toMatchObject({
      status: 'active',
      title: 'Engineer Wolverine',
      kanban: expect.arrayContaining([expect.objectContaining({ title: 'Phone Wolverine' })]),
    })
    const filter = encodeURIComponent(JSON.stringify({ _id: rival.started }))
    expect(
      (await api.get(rival.key, `/api/analytics/read-models/candidates?filter=${filter}`)).body.rows[0],
    ).toMatchObject({
      columnId: 'default',
      ratings: [],
      comments: [{ text: 'Strong Wolverine', reactions: [] }],
    })
    expect((await api.get(rival.spareKey, '/api/v2/jobs')).status).toBe(200)
  })
})
