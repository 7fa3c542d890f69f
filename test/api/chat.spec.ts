import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookReceiver } from '../peers/webhook/receiver.ts'
import { aJob } from '../fixtures/job.ts'
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
      channels: [{ id, displayName: '#hiring' }],
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
