import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { type Received, webhookReceiver } from '../peers/webhook/receiver.ts'
import { useInside } from '../support/inside.ts'
import { giveFeatures } from '../support/features.ts'

const here = useInside()
let peer: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  peer = await webhookReceiver()
  await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true })
})
afterAll(() => peer?.close())

const call = (method: string, path: string, body?: object, who = here.acme.admin) =>
  here.send(who, method, `/api/v2${path}`, { ...(body && { body }), headers: { 'sec-fetch-site': 'same-origin' } })
const add = async (path: string, types: string[] = []) => {
  const { status, body } = await call('POST', '/webhooks', { url: peer.url(path), types })
  expect(status).toBe(201)
  return body as { webhook_id: string; secret: string }
}
const invite = async (email: string) => {
  const body = { job_id: here.acme.jobId, candidates: [{ name: 'Grace Hopper', email }] }
  const sent = await here.send(here.acme.admin, 'POST', '/api/legacy/candidates/sendInvites', {
    body,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return sent.body.candidates[0].video_id as string
}
const verified = (secret: string, { headers, body }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as PublicEvent
const log = async (id: string) => (await call('GET', `/webhooks/${id}/deliveries`)).body.deliveries
const soon = { timeout: 10_000, interval: 20 }

describe('a webhook', () => {
  it('is called about its types, signed as the convention says, with the least that names the person', async () => {
    const { webhook_id, secret } = await add('/invited', ['candidate.invited'])
    const id = await invite('grace@example.org')
    await expect.poll(() => peer.at('/invited').length, soon).toBe(1)
    const [received] = peer.at('/invited')
    const event = verified(secret, received!)
    expect(event).toEqual({
      id: received!.headers['webhook-id'],
      type: 'candidate.invited',
      version: 1,
      timestamp: expect.any(String),
      data: {
        candidate: { id, name: 'Grace Hopper', email: 'grace@example.org' },
        job: { id: here.acme.jobId, title: expect.any(String) },
        channel: 'email',
      },
    })
    await expect.poll(async () => (await log(webhook_id))[0]?.state, soon).toBe('delivered')
    expect((await log(webhook_id))[0].tries).toMatchObject([{ code: 204, error: null }])
    expect(() => verified('whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz', received!)).toThrow()
  })

  it('that fails holds up the same candidate alone, keeps every try, and goes on once it works', async () => {
    peer.answers.set('/flaky', (_, times) => (times === 1 ? { code: 500, body: 'x'.repeat(9000) } : { code: 200 }))
    const { webhook_id } = await add('/flaky', ['candidate.added', 'candidate.invited'])
    const first = await invite('first@example.org')
    await expect.poll(() => peer.at('/flaky').length, soon).toBe(1)
    const second = await invite('second@example.org')
    // The success of the second sends what waits for the first.
    await expect.poll(() => peer.at('/flaky').length, soon).toBe(5)
    const got = peer.at('/flaky').map(({ body }) => JSON.parse(body) as PublicEvent)
    const of = (id: string) => got.filter(({ data }) => (data.candidate as { id: string }).id === id)
    expect(of(second).map(({ type }) => type)).toEqual(['candidate.added', 'candidate.invited'])
    expect(of(first).map(({ type }) => type)).toEqual(['candidate.added', 'candidate.added', 'candidate.invited'])
    expect(new Set(of(first).map(({ id }) => id)).size).toBe(2)
    await expect
      .poll(async () => (await log(webhook_id)).every((each: { state: string }) => each.state === 'delivered'), soon)
      .toBe(true)
    const failed = (await log(webhook_id)).find((each: { tries: unknown[] }) => each.tries.length === 2)
    expect(failed.tries.map(({ code }: { code: number }) => code)).toEqual([200, 500])
    expect(failed.tries[1].answer).toHaveLength(4096)
  })

  it('that says it is gone is switched off; others are not concerned', async () => {
    peer.answers.set('/gone', () => ({ code: 410 }))
    const { webhook_id } = await add('/gone', ['candidate.invited'])
    const status = async () =>
      (await call('GET', '/webhooks')).body.webhooks.find(
        (each: { webhook_id: string }) => each.webhook_id === webhook_id,
      )
    await invite('gone@example.org')
    await expect.poll(status, soon).toMatchObject({ status: 'off', reason: 'gone' })
    peer.answers.delete('/gone')
    await call('PATCH', `/webhooks/${webhook_id}`, { active: true })
    await expect.poll(() => peer.at('/gone').length, soon).toBe(2)
  })

  it('that is removed while it is called is not called again, and not looked up again', async () => {
    const answer = Promise.withResolvers<{ code: number }>()
    peer.answers.set('/removed', () => answer.promise)
    const { webhook_id } = await add('/removed', ['candidate.invited'])
    // One more than are called at once.
    await Promise.all([...Array(9).keys()].map((n) => invite(`removed${n}@example.org`)))
    await expect.poll(() => peer.at('/removed').length, soon).toBe(8)
    const looked = vi.spyOn(here.platform.commands, 'stateOf')
    const times = () => looked.mock.calls.filter(([, , id]) => id === webhook_id).length
    await call('DELETE', `/webhooks/${webhook_id}`)
    // A later event of the company has been called about: the log was read past the removal.
    const other = await add('/after', ['candidate.invited'])
    await invite('after@example.org')
    await expect.poll(() => peer.at('/after').length, soon).toBe(1)
    await call('DELETE', `/webhooks/${other.webhook_id}`)
    answer.resolve({ code: 204 })
    for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate)
    expect(peer.at('/removed')).toHaveLength(8)
    expect(times()).toBeLessThan(20)
    looked.mockRestore()
  })

  it('has a secret that is rotated: for a day both sign', async () => {
    const { webhook_id, secret } = await add('/rotated', ['candidate.invited'])
    const { body } = await call('POST', `/webhooks/${webhook_id}/secret`)
    expect(body.secret).not.toBe(secret)
    await invite('rotated@example.org')
    await expect.poll(() => peer.at('/rotated').length, soon).toBe(1)
    const [received] = peer.at('/rotated')
    expect(verified(secret, received!).id).toBe(verified(body.secret, received!).id)
  })

  it('is tested, and an event is sent once more under its id', async () => {
    const { webhook_id, secret } = await add('/resent', ['candidate.invited'])
    expect((await call('POST', `/webhooks/${webhook_id}/test`)).body).toMatchObject({ code: 204 })
    expect(verified(secret, peer.at('/resent')[0]!).type).toBe('webhook.test')
    await invite('resent@example.org')
    await expect.poll(async () => (await log(webhook_id))[0]?.state, soon).toBe('delivered')
    const { event_id } = (await log(webhook_id))[0]
    const again = await call('POST', `/webhooks/${webhook_id}/deliveries/${event_id}/resend`)
    expect(again.body).toMatchObject({ code: 204 })
    expect(
      peer
        .at('/resent')
        .map(({ headers }) => headers['webhook-id'])
        .slice(1),
    ).toEqual([event_id, event_id])
    expect((await log(webhook_id))[0].tries).toHaveLength(2)
    const other = await call('POST', `/webhooks/${webhook_id}/deliveries/${webhook_id}/resend`)
    expect(other.body).toMatchObject({ code: 'webhook/delivery-not-found', detail: 'No such event' })
  })

  it('is none of another company', async () => {
    const { webhook_id } = await add('/own')
    await giveFeatures(here.platform, here.rival.companyId, { api: true, integrations: true })
    for (const [method, path] of [
      ['GET', 'deliveries'],
      ['POST', 'secret'],
      ['POST', 'test'],
    ] as const)
      expect((await call(method, `/webhooks/${webhook_id}/${path}`, undefined, here.rival.admin)).status).toBe(404)
    await call('DELETE', `/webhooks/${webhook_id}`)
    expect((await call('POST', `/webhooks/${webhook_id}/test`)).body.code).toBe('webhook/not-found')
  })

  it('refuses what is no address, and calls nothing inside', async () => {
    expect((await call('POST', '/webhooks', { url: 'crm' })).body).toMatchObject({
      code: 'webhook/invalid',
      fields: { url: 'The address has to begin with https://' },
    })
    const { body } = await call('POST', '/webhooks', { url: 'https://169.254.169.254/latest' })
    expect((await call('POST', `/webhooks/${body.webhook_id}/test`)).body).toMatchObject({
      code: null,
      error: expect.stringContaining('private network'),
    })
    peer.answers.set('/elsewhere', () => ({ code: 302, headers: { location: peer.url('/inside') } }))
    const { webhook_id } = await add('/elsewhere', ['job.archived'])
    expect((await call('POST', `/webhooks/${webhook_id}/test`)).body).toMatchObject({ code: 302 })
    expect(peer.at('/inside')).toEqual([])
  })
})

describe('the single address of the specification', () => {
  it('is the first webhook of a company', async () => {
    const save = (webHookUrl: string) =>
      here.send(here.rival.admin, 'POST', '/api/legacy/companies/integrations/saveWebhook', {
        body: { webHookUrl },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    const test = () =>
      here.send(here.rival.admin, 'POST', '/api/legacy/companies/integrations/testWebhook', {
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    await giveFeatures(here.platform, here.rival.companyId, { api: true, integrations: true })
    expect((await test()).body.code).toBe('webhook/not-found')
    expect((await save(peer.url('/one'))).body).toMatchObject({
      status: 'OK',
      secret: expect.stringMatching(/^whsec_/),
    })
    await expect.poll(async () => (await test()).body.code, soon).toBe(204)
    expect((await save(peer.url('/two'))).body).toMatchObject({ status: 'OK', secret: null })
    await test()
    expect(peer.at('/two')).toHaveLength(1)
    await giveFeatures(here.platform, here.rival.companyId, { integrations: false })
    expect((await save(peer.url('/three'))).body.code).toBe('subscription/feature-missing')
  })
})

describe('more than twenty webhooks', () => {
  it('are refused', async () => {
    let last = { status: 0, body: {} }
    for (let n = 0; n < 21 && last.status !== 409; n++)
      last = await call('POST', '/webhooks', { url: peer.url(`/many/${n}`), types: ['job.archived'] })
    expect(last.body).toMatchObject({ code: 'webhook/too-many', detail: 'A company has 20 webhooks at most' })
    for (const { webhook_id } of (await call('GET', '/webhooks')).body.webhooks)
      await call('DELETE', `/webhooks/${webhook_id}`)
  })
})

describe('the feed', () => {
  it('gives every event once, in order, the same as webhooks, with the rights of the key', async () => {
    const { webhook_id } = await add('/fed', ['candidate.added', 'candidate.invited'])
    const first = await call('GET', '/events?limit=1000')
    const ids = [await invite('fed1@example.org'), await invite('fed2@example.org')]
    await expect.poll(() => peer.at('/fed').length, soon).toBe(4)
    const got: PublicEvent[] = []
    let { cursor } = first.body as { cursor: string }
    for (let more = true; more; ) {
      const { body } = await call('GET', `/events?limit=3&cursor=${encodeURIComponent(cursor)}`)
      got.push(...body.events)
      ;({ cursor, more } = body)
    }
    expect(got.map(({ data }) => (data.candidate as { id: string }).id)).toEqual([ids[0], ids[0], ids[1], ids[1]])
    const sent = peer.at('/fed').map(({ body }) => JSON.parse(body) as PublicEvent)
    expect(sent).toEqual(expect.arrayContaining(got))
    expect((await call('GET', `/events?cursor=${encodeURIComponent(cursor)}`)).body).toEqual({
      events: [],
      cursor,
      more: false,
    })
    await giveFeatures(here.platform, here.rival.companyId, { api: true })
    const stranger = await call('GET', `/events?cursor=${encodeURIComponent(cursor)}`, undefined, here.rival.admin)
    expect([stranger.status, stranger.body.code]).toEqual([410, 'webhook/cursor-unknown'])
    await call('DELETE', `/webhooks/${webhook_id}`)
  })
})
