import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookReceiver } from '../peers/webhook/receiver.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { graphChannels } from '#infra/engines/channels/graph.ts'
import { startGraph } from '../peers/graph/server.ts'
import { aJob, journeyWith } from '../fixtures/job.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import { publicUrl, useInside } from '../support/inside.ts'

const here = useInside()
let peer: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  peer = await webhookReceiver()
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true })
})
afterAll(() => peer?.close())

const soon = { timeout: 10_000, interval: 20 }
const call = (method: string, path: string, body?: object) =>
  here.send(here.acme.admin, method, path, { ...(body && { body }), headers: { 'sec-fetch-site': 'same-origin' } })
const add = async (body: object) => (await call('POST', '/api/v2/webhooks', body)).body.webhook_id as string
const invite = async (name: string, jobId = here.acme.jobId) => {
  const candidates = [{ name, email: `${randomUUID()}@example.org` }]
  const sent = await call('POST', '/api/legacy/candidates/sendInvites', { job_id: jobId, candidates })
  return sent.body.candidates[0].video_id as string
}
const heard = (path: string) => peer.at(path).map(({ body }) => JSON.parse(body))
const invited = ['candidate.invited']

describe('a channel of a chat', () => {
  it('of Microsoft Teams is sent a card about the jobs it was chosen for', async () => {
    peer.answers.set('/teams', () => ({ code: 202 }))
    const { admin } = colleaguesOf(here.platform, here.acme)
    const { jobId } = await here.platform.useCases.jobs.createJob(admin, { draft: aJob({ jobTitle: 'Night porter' }) })
    await here.platform.caughtUp((await here.platform.useCases.jobs.activateJob(admin, { jobId })).token)
    const id = await add({
      kind: 'teams',
      name: ' #hiring ',
      url: peer.url('/teams'),
      types: invited,
      job_ids: [jobId],
    })
    await invite('Elsewhere')
    const candidateId = await invite('Grace [x](https://evil.example)', jobId)
    await expect.poll(() => peer.at('/teams').length, soon).toBe(1)
    expect(heard('/teams')).toEqual([
      {
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            contentUrl: null,
            content: {
              $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
              type: 'AdaptiveCard',
              version: '1.4',
              body: [
                {
                  type: 'RichTextBlock',
                  inlines: [{ type: 'TextRun', text: 'Grace [x](https://evil.example) was invited to Night porter' }],
                },
              ],
              actions: [
                {
                  type: 'Action.OpenUrl',
                  title: 'Open in Hirelog',
                  url: `${publicUrl}/admin/jobs/${jobId}/candidates/${candidateId}`,
                },
              ],
            },
          },
        ],
      },
    ])
    const state = async () => (await call('GET', `/api/v2/webhooks/${id}/deliveries`)).body.deliveries[0].state
    await expect.poll(state, soon).toBe('delivered')
    expect((await call('GET', '/api/legacy/msteams/channels')).body).toEqual({
      channels: [{ id, displayName: '#hiring', added: true }],
    })
  })

  it('of Microsoft Teams is listed with all others of the company’s teams where Graph is set up', async () => {
    const graph = await startGraph()
    const { tenantId, id: clientId, secret: clientSecret } = graph.client
    const teams = [{ companyId: here.acme.companyId, teamId: 'crew' }]
    graph.teams.set('crew', [
      { id: '19:a@thread.tacv2', displayName: 'General' },
      { id: '19:b@thread.tacv2', displayName: 'Hiring' },
    ])
    const of = { tenantId, clientId, clientSecret, teams, loginUrl: graph.url, graphUrl: graph.url }
    Object.assign(here.platform.engines, { channels: graphChannels(of) })
    const listed = (who = here.acme.admin) => here.send(who, 'GET', '/api/legacy/msteams/channels')
    const names = ({ body }: Awaited<ReturnType<typeof listed>>) =>
      body.channels.map((each: { displayName: string; added: boolean }) => [each.displayName, each.added])
    expect(names(await listed())).toEqual([
      ['#hiring', true],
      ['General', false],
    ])
    await giveFeatures(here.platform, here.rival.companyId, { api: true, integrations: true })
    expect(names(await listed(here.rival.admin))).toEqual([])
    graph.mood.isAway = true
    expect(await listed()).toMatchObject({ status: 503, body: { code: 'outside/unavailable' } })
    Object.assign(here.platform.engines, { channels: null })
    graph.close()
  })

  it('hears that a job of its own is about to close, as the notification centre says it', async () => {
    const { admin } = colleaguesOf(here.platform, here.acme)
    const { jobId } = await here.platform.useCases.jobs.createJob(admin, { draft: aJob({ jobTitle: 'Day porter' }) })
    await here.platform.caughtUp((await here.platform.useCases.jobs.activateJob(admin, { jobId })).token)
    await add({ kind: 'teams', url: peer.url('/closing'), types: ['job.closing'], job_ids: [jobId] })
    const deadline = new Date(Date.now() + 3_600_000).toISOString()
    for (const id of [here.acme.jobId, jobId]) {
      const near = { type: 'NoteDeadlineNear', data: { jobId: id, deadline } } as const
      const set = { type: 'SetJobDeadline', data: { jobId: id, deadline, timezone: 'Europe/Berlin' } } as const
      for (const command of [set, near])
        await here.platform.commands.handle(jobDecider, id, command, here.platform.context(admin))
    }
    await expect.poll(() => peer.at('/closing').length, soon).toBe(1)
    const [{ attachments }] = heard('/closing')
    expect(attachments[0].content.body[0].inlines[0].text).toBe('Day porter closes within a day')
    const { events } = (await call('GET', '/api/v2/events?limit=1000')).body
    expect(events.findLast(({ type }: { type: string }) => type === 'job.closing').data).toEqual({
      job: { id: jobId, title: 'Day porter' },
      deadline,
    })
  })

  it('hears what the notification centre says about its jobs: who was mentioned, who owes a scorecard, that an import is finished', async () => {
    const { platform, acme } = here
    const { admin, colleague } = colleaguesOf(platform, acme)
    const { userId } = await colleague('Ben Okafor', 'edit')
    const { review, candidacy } = platform.useCases
    const types = ['notice.mention', 'notice.score_due', 'notice.import_finished']
    const { jobId } = await platform.useCases.jobs.createJob(admin, { draft: aJob({ jobTitle: 'Gardener' }) })
    await platform.caughtUp((await platform.useCases.jobs.activateJob(admin, { jobId })).token)
    await add({ kind: 'chat', url: peer.url('/notices'), types, job_ids: [jobId] })
    const elsewhere = await invite('Elsewhere')
    await review.commentOnCandidate(admin, { candidateId: elsewhere, text: 'Look', mentions: [userId] })
    const candidateId = await invite('Grace <Hopper>', jobId)
    await review.commentOnCandidate(admin, { candidateId, text: 'Look, @Ben Okafor', mentions: [userId] })
    const lines = () =>
      heard('/notices')
        .map(({ text }: { text: string }) => text.split('\n')[0])
        .toSorted()
    await expect.poll(lines, soon).toEqual(['Ben Okafor was mentioned in a comment on Grace ‹Hopper› (Gardener)'])
    expect(JSON.stringify(heard('/notices'))).not.toContain('Look')

    await review.askForScores(admin, { candidateId, reviewers: [userId] })
    const journey = journeyWith()
    const person = { name: 'Grace <Hopper>', email: 'grace@example.org', phone: '' }
    const start = { candidateId, jobId, ...person, source: 'invitation' as const, journeyVersion: 1, journey }
    for (const command of [
      { type: 'StartJourney', data: start },
      { type: 'FinishJourney', data: { candidateId, journey } },
    ] as const)
      await platform.commands.handle(candidateDecider, candidateId, command, platform.context(admin))
    await expect.poll(lines, soon).toHaveLength(2)
    expect(lines()[0]).toBe('A scorecard by Ben Okafor is due for Grace ‹Hopper› (Gardener)')

    const people = [{ name: 'Ida Rhodes', email: `${randomUUID()}@example.org`, phone: '' }]
    const part = { jobId, importId: randomUUID(), part: 0, send: false, last: true, people }
    await candidacy.importCandidates(admin, part)
    await candidacy.importCandidates(admin, part)
    await expect.poll(lines, soon).toHaveLength(3)
    expect(lines()[1]).toBe('An import into Gardener is finished. Candidates added: 1')
    const { events } = (await call('GET', '/api/v2/events?limit=1000')).body
    const of = (type: string) => events.filter((each: { type: string }) => each.type === type)
    expect(of('notice.mention')).toHaveLength(2)
    expect(of('notice.score_due').map(({ data }: { data: object }) => data)).toEqual([
      expect.objectContaining({ user_id: userId, job: { id: jobId, title: 'Gardener' } }),
    ])
    expect(of('notice.import_finished')[0].data).toEqual({
      ...{ job: { id: jobId, title: 'Gardener' }, user_id: acme.userId, added: 1 },
    })
  })

  it('of another kind is sent a text, in which nothing that was typed is a mention', async () => {
    const id = await add({ kind: 'chat', url: peer.url('/chat'), types: invited })
    expect((await call('POST', `/api/v2/webhooks/${id}/test`)).body).toMatchObject({ code: 204 })
    expect(heard('/chat')).toEqual([{ text: 'Hirelog can write to this channel.' }])
    const candidateId = await invite('<!channel> Grace')
    await expect.poll(() => peer.at('/chat').length, soon).toBe(2)
    const [, { text }] = heard('/chat')
    expect(text).toMatch(/^‹!channel› Grace was invited to Engineer Kestrel\n/)
    expect(text).toContain(`/admin/jobs/${here.acme.jobId}/candidates/${candidateId}`)
  })

  it('has its jobs changed, and none of another company', async () => {
    const id = await add({ kind: 'chat', url: peer.url('/changed'), types: invited, job_ids: [here.acme.jobId] })
    const change = { name: 'News', job_ids: [] }
    expect((await call('PATCH', `/api/v2/webhooks/${id}`, change)).status).toBe(200)
    const listed = async () =>
      (await call('GET', '/api/v2/webhooks')).body.webhooks.find(
        (each: { webhook_id: string }) => each.webhook_id === id,
      )
    await expect.poll(listed, soon).toMatchObject({ kind: 'chat', ...change })
    for (const job of [here.rival.jobId, randomUUID()]) {
      const body = { kind: 'teams', url: peer.url('/x'), job_ids: [job] }
      expect((await call('POST', '/api/v2/webhooks', body)).body.code).toBe('job/not-found')
      expect((await call('PATCH', `/api/v2/webhooks/${id}`, { job_ids: [job] })).body.code).toBe('job/not-found')
    }
  })
})
