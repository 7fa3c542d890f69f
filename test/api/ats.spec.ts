import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { candidates as candidatesProjection } from '#projections/candidates/candidates.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { type MergePeer, mergePeer } from '../peers/merge/server.ts'
import { apply, stagesOf } from '../peers/merge/state.ts'
import { journeyWith } from '../fixtures/job.ts'
import { giveFeatures } from '../support/features.ts'
import { useInside } from '../support/inside.ts'

const peer: MergePeer = await mergePeer({ callsAMinute: 10_000 })
const here = useInside(peer.settings)
afterAll(() => peer.close())

const call = (method: string, path: string, body?: object, who = here.acme.admin) =>
  here.send(who, method, `/api/legacy${path}`, body ? { body } : {})
const features = (given: object = {}, companyId = here.acme.companyId) =>
  giveFeatures(here.platform, companyId, { api: true, integrations: true, customAts: true, ...given })
const account = () => peer.accountOf(here.acme.companyId)
const stages = () => stagesOf(account(), account().jobs[0]!.id)
const jobOver = () => account().jobs[0]!.id
let linkId = ''

/** As a person does: a token, the page behind it, and what it gives. */
async function link(who = here.acme.admin) {
  const { body } = await call('POST', '/merge/link/get_token', {}, who)
  const { publicToken } = peer.link(body.link_token)
  return call('POST', '/merge/link/integration', { publicToken }, who)
}
const placed = async (email: string) => {
  const found = await here.platform.engines.reads.find(here.platform.reads.live(candidatesProjection), {
    filter: { companyId: here.acme.companyId, email },
  })
  return found.map(({ _id, columnId }) => ({ id: _id, columnId: columnId as string }))
}
const columnOf = async (email: string) => (await placed(email)).map(({ columnId }) => columnId)
const soon = { timeout: 15_000, interval: 50 }
const mappedStages = () => [
  { stageId: stages()[0]!.id, columnId: 'default' },
  { stageId: stages()[4]!.id, columnId: 'hired' },
]
/** The aggregator says that something changed over there. */
async function tell(event = 'Candidate.changed') {
  const raw = JSON.stringify({
    hook: { id: randomUUID(), event },
    linked_account: {
      id: account().id,
      integration: 'Lever',
      integration_slug: 'lever',
      end_user_origin_id: here.acme.companyId,
    },
    data: {},
  })
  return notice(raw, signed(raw))
}
const signed = (raw: string) => createHmac('sha256', peer.settings.MERGE_WEBHOOK_KEY).update(raw).digest('base64')
const notice = (raw: string, signature: string) =>
  here.send({ headers: {} }, 'POST', '/hooks/merge', {
    raw,
    headers: { 'content-type': 'application/json', 'x-merge-webhook-signature': signature },
  })
const moveOver = (application: { current_stage: string | null; modified_at: string }, stage: number) =>
  Object.assign(application, { current_stage: stages()[stage]!.id, modified_at: new Date().toISOString() })
async function moveHere(email: string, to: string) {
  const [{ id: candidateId, columnId } = { id: '', columnId: '' }] = await placed(email)
  const asker = { kind: 'process', name: 'test', companyId: here.acme.companyId, permissions: [] } as const
  const { token } = await here.platform.commands.handle(
    candidateDecider,
    candidateId,
    {
      type: 'MoveCandidateToColumn',
      data: { candidateId, to, expectedFrom: columnId, batchId: null, columns: ['default', 'hired', 'rejected'] },
    },
    here.platform.context(asker),
  )
  await here.platform.caughtUp(token)
}
async function complete(candidateId: string) {
  const asker = { kind: 'process', name: 'test', companyId: here.acme.companyId, permissions: [] } as const
  const journey = journeyWith()
  const person = { name: 'Cora Complete', email: 'cora@example.org', phone: '' }
  const start = {
    candidateId,
    jobId: here.acme.jobId,
    ...person,
    source: 'invitation' as const,
    journeyVersion: 1,
    journey,
  }
  for (const command of [
    { type: 'StartJourney' as const, data: start },
    { type: 'FinishJourney' as const, data: { candidateId, journey } },
  ])
    await here.platform.commands.handle(candidateDecider, candidateId, command, here.platform.context(asker))
}
const changeSettings = (mergeSettings: object) =>
  call('PATCH', `/merge/sync/${linkId}/jobs/${here.acme.jobId}`, { mergeSettings })

describe('linking (INT-009, 010)', () => {
  beforeAll(() => features())

  it('needs the right, the plan, and a person', async () => {
    expect((await call('POST', '/merge/link/get_token', {}, here.acme.edit)).status).toBe(403)
    expect((await call('POST', '/merge/link/get_token', {}, here.acme.key)).status).toBe(403)
    await features({ integrations: false })
    expect((await call('POST', '/merge/link/get_token', {})).body.code).toBe('subscription/feature-missing')
    await features()
  })

  it('gives a token and the page behind it, for one system where the aggregator knows it by that name', async () => {
    const known = await call('POST', '/merge/link/get_token', { integration: 'lever' })
    expect(known.body).toMatchObject({ integration_name: 'Lever', magic_link_url: expect.stringContaining('/link/') })
    const unknown = await call('POST', '/merge/link/get_token', { integration: 'impress' })
    expect([unknown.status, unknown.body.integration_name]).toEqual([200, null])
  })

  it('connects what access was allowed to; a token that is none is refused', async () => {
    const made = await call('POST', '/merge/link/integration', { publicToken: 'made up' })
    expect([made.status, made.body.detail]).toEqual([422, 'The other system refuses this'])
    const linked = await link()
    linkId = linked.body.integration.id
    expect(linked.body.integration).toEqual({
      id: linkId,
      name: 'Lever',
      settings: { inviteByMail: false, conflict: 'theirs', remoteUserId: null },
    })
    const again = await link()
    expect(again.body.integration.id).toBe(linkId)
    const listed = await call('GET', '/companies/getIntegrationsList')
    expect(listed.body.integrations.find(({ type }: { type: string }) => type === 'lever')).toMatchObject({
      id: linkId,
      status: 'connected',
    })
    const asked = await call('POST', '/companies/integrations/notifyMe', { type: 'sap' })
    expect(asked.body.detail).toBe('This system can be connected already')
  })

  it('reads jobs, stages in their order, and users', async () => {
    expect((await call('GET', `/merge/ats/${linkId}/jobs`)).body.jobs).toEqual([
      { id: jobOver(), name: 'Engineer', status: 'OPEN' },
      { id: account().jobs[1]!.id, name: 'Designer', status: 'SOMETHING_OF_THEIRS' },
    ])
    const read = await call('GET', `/merge/ats/${linkId}/job-interview-stages?jobId=${jobOver()}`)
    expect(read.body.stages).toEqual(stages().map(({ id, name }) => ({ id, name })))
    const { body } = await call('GET', `/merge/ats/${linkId}/users`)
    expect(body.users).toEqual([{ id: account().users[0]!.id, name: 'Ada Byron', email: 'ada@acme.test' }])
    expect((await call('GET', `/merge/ats/${linkId}/jobs`, undefined, here.rival.admin)).status).toBe(404)
  })

  it('changes what counts for all of its jobs, by both calls', async () => {
    const path = `/merge/integration/${linkId}/settings`
    expect((await call('PATCH', path, { conflict: 'ours', remoteUserId: account().users[0]!.id })).status).toBe(200)
    expect((await call('PATCH', path, { conflict: 'none' })).status).toBe(400)
    const messaging = { defaultMessagingSettings: { inviteByMail: true } }
    expect((await call('PATCH', `/integrations/${linkId}`, messaging)).status).toBe(200)
    const view = await here.platform.readers.atsLinkOf(admin())
    expect(view!.settings).toEqual({ inviteByMail: true, conflict: 'ours', remoteUserId: account().users[0]!.id })
    await call('PATCH', path, { conflict: 'theirs', inviteByMail: false })
  })
})

const admin = () => ({
  ...{ kind: 'user' as const, companyId: here.acme.companyId, userId: here.acme.userId, role: 'admin', creator: true },
  permissions: permissionsOf.admin,
})

describe('synchronising a job (INT-011)', () => {
  it('maps a job once on either side', async () => {
    const path = `/merge/sync/${linkId}/jobs`
    const mergeSettings = { direction: 'both', stages: mappedStages(), sendResult: true }
    const sync = { merge_job_ids: [jobOver()], job_id: here.acme.jobId, mergeSettings }
    const shown = { ...sync, mergeSettings: { ...mergeSettings, sendComments: false } }
    const twice = [...mappedStages(), { stageId: stages()[0]!.id, columnId: 'hired' }]
    const doubled = await call('POST', path, { ...sync, mergeSettings: { ...mergeSettings, stages: twice } })
    expect(doubled.body.detail).toBe('A stage can be one column only')
    const nowhere = [{ stageId: stages()[0]!.id, columnId: randomUUID() }]
    const unknown = await call('POST', path, { ...sync, mergeSettings: { ...mergeSettings, stages: nowhere } })
    expect(unknown.body.fields).toEqual({ stages: 'This column is not on the board any more' })
    const mapped = await call('POST', path, sync)
    expect(mapped.body).toEqual({ sync: shown })
    const again = await call('POST', path, sync)
    expect([again.status, again.body.detail]).toEqual([409, 'This job is synchronised already'])
    const other = await here.send(here.acme.admin, 'POST', '/api/v2/job', { body: { title: 'Another' } })
    const taken = await call('POST', path, {
      ...sync,
      job_id: other.body.job_id,
      mergeSettings: { ...mergeSettings, stages: [] },
    })
    expect(taken.body.code).toBe('ats/job-mapped')
    const missing = await call('PATCH', `${path}/${other.body.job_id}`, { mergeSettings: { direction: 'in' } })
    expect([missing.status, missing.body.detail]).toEqual([404, 'This job is not synchronised'])
  })

  it('brings applicants in, each once, into the column of their stage', async () => {
    const ines = apply(account(), { name: 'Ines Ferreira', email: 'ines@example.org' })
    const hired = apply(account(), { name: 'Hanna Hired', email: 'hanna@example.org' })
    moveOver(hired, 4)
    apply(account(), { name: 'No Address', email: '' })
    expect((await tell()).status).toBe(200)
    await expect.poll(() => columnOf('ines@example.org'), soon).toEqual(['default'])
    await expect.poll(() => columnOf('hanna@example.org'), soon).toEqual(['hired'])
    await expect
      .poll(async () => (await here.platform.useCases.ats.atsShown(admin()))!.sync, soon)
      .toMatchObject({ state: 'idle', leftOut: 1, leftOutBecause: expect.stringMatching(/\w/) })
    // Renamed, with another address, and told of again: it is the same application.
    Object.assign(account().people.get(ines.candidate)!, { first_name: 'Ines Maria' })
    account().people.get(ines.candidate)!.email_addresses[0]!.value = 'ines.maria@example.org'
    ines.modified_at = new Date().toISOString()
    await tell()
    await tell()
    await idle()
    expect(await columnOf('ines.maria@example.org')).toEqual([])
    expect(await columnOf('ines@example.org')).toEqual(['default'])
  })

  it('carries moves both ways, and nothing back as an echo', async () => {
    const tom = apply(account(), { name: 'Tom Both', email: 'tom@example.org' })
    await tell()
    await expect.poll(() => columnOf('tom@example.org'), soon).toEqual(['default'])
    moveOver(tom, 4)
    await tell()
    await expect.poll(() => columnOf('tom@example.org'), soon).toEqual(['hired'])
    await idle()
    expect(changes()).toEqual([])
    await moveHere('tom@example.org', 'default')
    await expect.poll(() => tom.current_stage, soon).toBe(stages()[0]!.id)
    await tell()
    await idle()
    expect(changes()).toHaveLength(1)
    expect(await columnOf('tom@example.org')).toEqual(['default'])
  })

  it('goes one way where the job says so', async () => {
    const one = apply(account(), { name: 'One Way', email: 'one@example.org' })
    await tell()
    await expect.poll(() => columnOf('one@example.org'), soon).toEqual(['default'])
    await changeSettings({ direction: 'out' })
    moveOver(one, 4)
    await tell()
    await idle()
    expect(await columnOf('one@example.org')).toEqual(['default'])
    await changeSettings({ direction: 'in' })
    const before = changes().length
    await moveHere('one@example.org', 'rejected')
    await tell()
    await idle()
    expect(changes()).toHaveLength(before)
    await changeSettings({ direction: 'both' })
  })

  it.each([
    ['theirs', 'hired', 4],
    ['ours', 'rejected', 1],
  ] as const)('decides what was moved on both sides by the rule: %s', async (rule, columnId, stage) => {
    const email = `${rule}@example.org`
    await call('PATCH', `/merge/integration/${linkId}/settings`, { conflict: rule })
    await changeSettings({ stages: [...mappedStages(), { stageId: stages()[1]!.id, columnId: 'rejected' }] })
    const both = apply(account(), { name: 'Both Moved', email })
    await tell()
    await expect.poll(() => columnOf(email), soon).toEqual(['default'])
    moveOver(both, 4)
    await moveHere(email, 'rejected')
    await expect.poll(() => [both.current_stage], soon).toEqual([stages()[stage]!.id])
    await expect.poll(() => columnOf(email), soon).toEqual([columnId])
    await expect
      .poll(async () => (await here.platform.useCases.ats.atsShown(admin()))!.troubles[0]?.trouble, soon)
      .toEqual({ kind: rule, stageId: stages()[4]!.id, columnId: 'rejected', cause: null })
    await changeSettings({ stages: mappedStages() })
  })

  it('names the system in the history of a candidate that it moved', async () => {
    const [{ id } = { id: '' }] = await placed('hanna@example.org')
    const history = await here.platform.useCases.history.candidateHistory(admin(), id)
    expect(history.entries.map(({ actor }) => actor.name)).toContain('Lever')
  })

  it('a stage that was deleted over there is a refusal that is shown, and not tried again and again', async () => {
    const lost = apply(account(), { name: 'Lost Stage', email: 'lost@example.org' })
    await tell()
    await expect.poll(() => columnOf('lost@example.org'), soon).toEqual(['default'])
    const gone = stages()[4]!
    account().stages = account().stages.filter(({ id }) => id !== gone.id)
    await moveHere('lost@example.org', 'hired')
    await expect
      .poll(async () => (await here.platform.useCases.ats.atsShown(admin()))!.troubles[0]?.trouble, soon)
      .toMatchObject({ kind: 'refused', columnId: 'hired', cause: 'ats/refused' })
    const asked = peer.requests.length
    await tell()
    await idle()
    expect(peer.requests.slice(asked).filter(({ path }) => path.endsWith('/change-stage'))).toEqual([])
    expect(lost.current_stage).toBe(stages()[0]!.id)
    account().stages.push(gone)
  })

  it('sends the link to the result once, when a candidate completes', async () => {
    const person = apply(account(), { name: 'Cora Complete', email: 'cora@example.org' })
    await tell()
    await expect.poll(() => columnOf('cora@example.org'), soon).toEqual(['default'])
    const [{ id: candidateId } = { id: '' }] = await placed('cora@example.org')
    await here.platform.useCases.ats.changeAtsSettings(admin(), linkId, { remoteUserId: account().users[0]!.id })
    await complete(candidateId)
    await expect.poll(() => account().activities.length, soon).toBe(1)
    const result = `/admin/jobs/${here.acme.jobId}/candidates/${candidateId}`
    expect(account().activities[0]).toEqual({
      candidate: person.candidate,
      body: `The interview is complete: https://hire.example.com${result}`,
      remote_user_id: account().users[0]!.id,
    })
    await here.platform.useCases.ats.resumeAts(admin(), linkId)
    await idle()
    expect(account().activities).toHaveLength(1)
  })
})

describe('trouble', () => {
  it('a plan that loses the feature pauses, loses nothing, and says so', async () => {
    const kept = apply(account(), { name: 'Kept Waiting', email: 'kept@example.org' })
    await tell()
    await expect.poll(() => columnOf('kept@example.org'), soon).toEqual(['default'])
    await features({ integrations: false })
    apply(account(), { name: 'Later Person', email: 'later@example.org' })
    await moveHere('kept@example.org', 'hired')
    await tell()
    await expect.poll(async () => (await shown()).waitsFor, soon).toBe('plan')
    const listed = await call('GET', '/companies/getIntegrationsList')
    expect(listed.body.integrations.find(({ type }: { type: string }) => type === 'lever').status).toBe('paused')
    expect([kept.current_stage, await columnOf('later@example.org')]).toEqual([stages()[0]!.id, []])
    await features()
    await tell()
    await expect.poll(() => columnOf('later@example.org'), soon).toEqual(['default'])
    await expect.poll(() => kept.current_stage, soon).toBe(stages()[4]!.id)
  })

  it('access that was withdrawn in the middle pauses at once; allowed again, it goes on where it was', async () => {
    for (let count = 0; count < 150; count++)
      apply(account(), { name: `Crowd ${count}`, email: `crowd-${count}@example.org` })
    const before = peer.requests.length
    account().isRevoked = true
    await tell()
    await expect.poll(async () => (await shown()).waitsFor, soon).toBe('revoked')
    const tried = peer.requests.length - before
    await tell()
    expect((await call('GET', `/merge/ats/${linkId}/jobs`)).body).toMatchObject({
      code: 'ats/revoked',
      detail: 'The access to the other system was withdrawn. Connect it again.',
    })
    expect(peer.requests.length - before).toBe(tried)
    expect((await link()).body.integration.id).toBe(linkId)
    await expect.poll(() => columnOf('crowd-149@example.org'), { timeout: 30_000 }).toEqual(['default'])
    expect((await shown()).waitsFor).toBeNull()
  })

  it('a limit of calls is waited for, and a failing system is said and tried later', async () => {
    peer.answerNext({ status: 429, headers: { 'retry-after': '1' } })
    apply(account(), { name: 'After Limit', email: 'limit@example.org' })
    await tell()
    await expect.poll(() => columnOf('limit@example.org'), soon).toEqual(['default'])
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    peer.answerNext({ status: 500 })
    await tell()
    await expect.poll(async () => (await shown()).link.failure, soon).toBe('ats/unavailable')
    await tell()
    await expect.poll(async () => (await shown()).link.failure, soon).toBeNull()
    vi.restoreAllMocks()
  })

  it('messages that are forged, or of an account without a request, change nothing', async () => {
    const raw = (data: object, id = account().id) =>
      JSON.stringify({
        hook: { event: 'LinkedAccount.linked' },
        linked_account: {
          id,
          integration: 'Lever',
          integration_slug: 'lever',
          end_user_origin_id: here.rival.companyId,
        },
        data,
      })
    expect((await notice(raw({}), 'forged')).status).toBe(401)
    const form = { form: { hook: 'x' } }
    expect((await here.send({ headers: {} }, 'POST', '/hooks/merge', form)).status).toBe(415)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const unasked = raw({ account_token: 'of someone else' })
    expect((await notice(unasked, signed(unasked))).status).toBe(200)
    expect(await here.platform.readers.atsLinkOf({ ...admin(), companyId: here.rival.companyId })).toBeNull()
    vi.restoreAllMocks()
  })

  it('messages that are doubled, late, or from last year bring no person twice and take nothing back', async () => {
    const application = apply(account(), { job: jobOver(), name: 'Late Lovelace', email: 'late@example.org' })
    await Promise.all([tell(), tell(), tell('Application.changed')])
    await expect.poll(() => columnOf('late@example.org'), soon).toEqual(['default'])
    moveOver(application, 4)
    await tell()
    await expect.poll(() => columnOf('late@example.org'), soon).toEqual(['hired'])
    // What they say is no news: it is looked up, and the other system has the last word.
    const old = JSON.stringify({
      hook: { id: randomUUID(), event: 'Application.changed' },
      linked_account: {
        id: account().id,
        integration: 'Lever',
        integration_slug: 'lever',
        end_user_origin_id: here.acme.companyId,
      },
      data: { ...application, current_stage: stages()[0]!.id, modified_at: '2025-01-01T00:00:00Z' },
    })
    for (let n = 0; n < 2; n++) expect((await notice(old, signed(old))).status).toBe(200)
    await tell()
    await expect.poll(() => columnOf('late@example.org'), soon).toEqual(['hired'])
  })

  it('a page that is gone through elsewhere connects by the message of the aggregator', async () => {
    await features({}, here.rival.companyId)
    const { body } = await call('POST', '/merge/link/get_token', {}, here.rival.admin)
    const { account: theirs } = peer.link(body.link_token)
    const raw = JSON.stringify({
      hook: { event: 'LinkedAccount.linked' },
      linked_account: {
        id: theirs.id,
        integration: 'Lever',
        integration_slug: 'lever',
        end_user_origin_id: here.rival.companyId,
      },
      data: { account_token: theirs.token, is_relink: false },
    })
    expect((await notice(raw, signed(raw))).status).toBe(200)
    await expect
      .poll(() => here.platform.readers.atsLinkOf({ ...admin(), companyId: here.rival.companyId }), soon)
      .toMatchObject({ systemName: 'Lever', ownerId: here.rival.userId })
    // Sent again a year later it brings no older access back.
    await call('POST', '/merge/link/get_token', {}, here.rival.admin)
    expect((await notice(raw, signed(raw))).status).toBe(200)
  })

  it('disconnecting closes the account; candidates stay', async () => {
    peer.answerNext({ status: 500, path: /delete-account/ })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect((await call('DELETE', `/merge/ats/${linkId}`)).body.code).toBe('ats/unavailable')
    vi.restoreAllMocks()
    const closed = account()
    expect((await call('DELETE', `/merge/ats/${linkId}`)).status).toBe(200)
    expect(closed.isDeleted).toBe(true)
    const gone = await call('DELETE', `/merge/ats/${linkId}`)
    expect([gone.status, gone.body.detail]).toEqual([404, 'This system is not connected'])
    await expect(here.platform.useCases.ats.sandboxView(admin())).rejects.toThrow('There is no sandbox here')
    expect(await columnOf('ines@example.org')).toEqual(['default'])
    const second = await link()
    expect(second.body.integration.id).not.toBe(linkId)
  })
})

const shown = async () => (await here.platform.useCases.ats.atsShown(admin()))!
const changes = () => peer.requests.filter(({ path }) => path.endsWith('/change-stage'))
/** Nothing is wanted, and nothing is on its way. */
const idle = () =>
  expect
    .poll(async () => {
      const doc = await here.platform.engines.reads.get('ats_syncs', here.acme.companyId)
      return [doc?.state, Number(doc?.nextAt) > Date.now()]
    }, soon)
    .toEqual(['idle', true])
