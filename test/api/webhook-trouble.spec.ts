import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aliasOf } from '#contracts/candidate/anonymity.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import type { Calls } from '#services/effects/webhooks/attempt.ts'
import { countOld } from '#services/effects/webhooks/count-old.ts'
import { deliverer } from '#services/effects/webhooks/deliver.ts'
import { webhookNow } from '#services/effects/webhooks/reach.ts'
import { type Delivery, outgoing } from '#services/effects/webhooks/outgoing.ts'
import { eventsAfter } from '#services/use-cases/webhooks/feed.ts'
import { webhookReceiver } from '../peers/webhook/receiver.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { aJob } from '../fixtures/job.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
let peer: Awaited<ReturnType<typeof webhookReceiver>>
const features = (integrations = true) => giveFeatures(here.platform, here.acme.companyId, { api: true, integrations })
beforeAll(async () => {
  peer = await webhookReceiver()
  await features()
})
afterAll(() => peer?.close())

const DAY_MS = 86_400_000
const soon = { timeout: 15_000, interval: 20 }
const call = (method: string, path: string, body?: object) =>
  here.send(here.acme.admin, method, path, { ...(body && { body }), headers: { 'sec-fetch-site': 'same-origin' } })
const add = async (path: string, types: string[]) =>
  (await call('POST', '/api/v2/webhooks', { url: peer.url(path), types })).body as {
    webhook_id: string
    secret: string
  }
const setActive = (id: string, active: boolean) =>
  here.platform.useCases.webhooks.setWebhookActive(admin(), { webhookId: id, active, commandId: randomUUID() })
const admin = () => colleaguesOf(here.platform, here.acme).admin
const invite = async () => {
  const candidates = [{ name: 'Grace Hopper', email: `${randomUUID()}@example.org` }]
  const sent = await call('POST', '/api/legacy/candidates/sendInvites', { job_id: here.acme.jobId, candidates })
  return sent.body.candidates[0].video_id as string
}
const heard = (path: string) => peer.at(path).map(({ body }) => JSON.parse(body) as PublicEvent)
const statusOf = async (id: string) => (await webhookNow(here.platform, here.acme.companyId, id))!

/** Events of one webhook that wait, each a line of its own. */
async function waiting(webhookId: string, count: number): Promise<Delivery[]> {
  const { acme, platform } = here
  const kept = outgoing(platform)
  const timestamp = platform.now()
  const events = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const event: PublicEvent = { id: randomUUID(), type: 'job.activated', version: 1, timestamp, data: { index } }
      const about = { companyId: acme.companyId, seq: 0, jobId: acme.jobId, candidateId: null }
      return kept.keep(event, about)
    }),
  )
  await kept.addEvents(events)
  const deliveries = events.map(
    (event): Delivery => ({
      ...{ _id: `${webhookId}~${event._id}`, companyId: acme.companyId, rev: 0, webhookId, eventId: event._id },
      ...{ day: event.day, type: event.type, line: event._id, seq: event.seq, candidateId: null, state: 'waiting' },
      ...{ dueAt: 0, tries: 0, code: null, lastAt: null, failingSince: null, log: null },
    }),
  )
  await kept.addDeliveries(deliveries)
  return deliveries
}
const answers = (code: number) => ({ code, error: null, answer: '', ms: 1, retryAfterMs: null })

it('a secret that is rotated while 1,000 wait: each is signed with both', async () => {
  const { webhook_id: id, secret } = await add('/rotated', ['job.archived'])
  const rotated = await call('POST', `/api/v2/webhooks/${id}/secret`)
  const seen: (readonly string[])[] = []
  const calls: Calls = (sent) => Promise.resolve((seen.push(sent.secrets), answers(204)))
  const deliver = deliverer(here.platform, outgoing(here.platform), calls)
  for (const each of await waiting(id, 1000)) deliver.take(each)
  await expect.poll(() => seen.length, { timeout: 30_000, interval: 50 }).toBe(1000)
  await deliver.stop()
  expect(new Set(seen.map((each) => each.join()))).toEqual(new Set([`${rotated.body.secret},${secret}`]))
  const left = await outgoing(here.platform).waiting('waiting', { webhookId: id })
  expect(left).toEqual([])
})

it('what has failed for five days is switched off; a day less is not enough, and one success begins anew', async () => {
  const { webhook_id: id } = await add('/five-days', ['job.archived'])
  const began = Date.now()
  let days = 0
  let code = 500
  let made = 0
  const core = { ...here.platform, now: () => new Date(began + days * DAY_MS).toISOString() }
  const deliver = deliverer(core, outgoing(here.platform), () => Promise.resolve((made++, answers(code))))
  const [first, second, third, fourth] = await waiting(id, 4)
  const one = async (delivery: Delivery) => {
    const before = made
    deliver.take(delivery)
    await expect.poll(() => made, soon).toBeGreaterThan(before)
  }
  await one(first!)
  days = 4.9
  await one(second!)
  expect((await statusOf(id)).status).toBe('active')
  code = 200
  await one(third!)
  await expect
    .poll(async () => (await outgoing(here.platform).waiting('waiting', { webhookId: id })).length, soon)
    .toBe(1)
  days = 5.1
  code = 500
  await one(fourth!)
  expect((await statusOf(id)).status).toBe('active')
  await deliver.stop()

  // Another process takes up what waits, with the day from which it fails.
  days = 10.2
  const again = deliverer(core, outgoing(here.platform), () => Promise.resolve((made++, answers(500))))
  for (const each of await outgoing(here.platform).waiting('waiting', { webhookId: id }))
    again.take({ ...each, dueAt: 0 })
  await expect.poll(async () => statusOf(id), soon).toMatchObject({ status: 'off', reason: 'failing' })
  await again.stop()
})

it('a plan that loses webhooks keeps what happens, and sends it when it is back', async () => {
  const { webhook_id: id } = await add('/plan', ['candidate.invited'])
  await features(false)
  const first = await invite()
  await expect.poll(async () => statusOf(id), soon).toMatchObject({ status: 'paused', reason: 'plan' })
  const second = await invite()
  expect(peer.at('/plan')).toEqual([])
  await features()
  await expect
    .poll(
      () =>
        heard('/plan')
          .map(({ data }) => (data.candidate as { id: string }).id)
          .toSorted(),
      soon,
    )
    .toEqual([first, second].toSorted())
  expect((await statusOf(id)).status).toBe('active')
})

it('of a candidate who is erased while events wait only the id leaves, and that they were erased', async () => {
  const { webhook_id: id } = await add('/erased', ['candidate.invited', 'candidate.erased'])
  await setActive(id, false)
  const candidateId = await invite()
  const { token } = await here.platform.useCases.review.deleteCandidate(admin(), { candidateId })
  await here.platform.caughtUp(token)
  await expect
    .poll(async () => (await outgoing(here.platform).waiting('waiting', { webhookId: id })).length, soon)
    .toBe(2)
  await setActive(id, true)
  await expect
    .poll(() => heard('/erased').map(({ type }) => type), soon)
    .toEqual(['candidate.invited', 'candidate.erased'])
  expect(heard('/erased').map(({ data }) => data.candidate)).toEqual([
    { id: candidateId, name: null, email: null },
    { id: candidateId },
  ])
  expect(
    peer
      .at('/erased')
      .map(({ body }) => body)
      .join(),
  ).not.toContain('Grace')
})

it('on a job with anonymous review neither a webhook of a colleague nor a channel hears who a candidate is, until the decision', async () => {
  const { platform, acme } = here
  const { useCases, caughtUp } = platform
  const { jobId } = await useCases.jobs.createJob(admin(), { draft: aJob({ jobTitle: 'Lighthouse keeper' }) })
  await useCases.jobs.activateJob(admin(), { jobId })
  await caughtUp((await useCases.jobs.setAnonymousReview(admin(), { jobId, level: 'names' })).token)
  const types = ['candidate.invited', 'candidate.hired']
  for (const more of [{ url: peer.url('/hidden') }, { kind: 'chat', url: peer.url('/hidden-chat') }])
    await call('POST', '/api/v2/webhooks', { ...more, types, job_ids: [jobId] })
  const email = `${randomUUID()}@example.org`
  const candidates = [{ name: 'Zephyrine Quill', email }]
  const sent = await call('POST', '/api/legacy/candidates/sendInvites', { job_id: jobId, candidates })
  const candidateId = sent.body.candidates[0].video_id as string
  const texts = (path: string) => peer.at(path).map(({ body }) => body)
  await expect.poll(() => texts('/hidden').length + texts('/hidden-chat').length, soon).toBe(2)
  const told = [...texts('/hidden'), ...texts('/hidden-chat')].join()
  expect(told).not.toMatch(/Zephyrine|Quill/)
  expect(told).not.toContain(email)
  expect(told.split(aliasOf(candidateId)).length).toBeGreaterThan(2)
  expect(heard('/hidden')[0]!.data.candidate).toMatchObject({ id: candidateId, name: aliasOf(candidateId) })
  const asker = { kind: 'process', name: 'test', companyId: acme.companyId, permissions: [] } as const
  const data = { candidateId, to: 'hired', expectedFrom: 'default', batchId: null, columns: ['default', 'hired'] }
  const move = { type: 'MoveCandidateToColumn', data } as const
  await platform.commands.handle(candidateDecider, candidateId, move, platform.context(asker))
  await expect.poll(() => texts('/hidden').length + texts('/hidden-chat').length, soon).toBe(4)
  expect(heard('/hidden')[1]!.data.candidate).toMatchObject({ name: 'Zephyrine Quill', email })
  expect(texts('/hidden-chat')[1]).toContain('Zephyrine Quill was hired')
})

it('who was away for seven days gets all of the feed once and in order; after 30 days the cursor says that it is too old', async () => {
  const feed = async (days: number, from: string | null) => {
    const core = { ...here.platform, now: () => new Date(Date.now() + days * DAY_MS).toISOString() }
    const got: PublicEvent[] = []
    let cursor = from
    for (let more = true; more; ) {
      const page = await eventsAfter(core)(admin(), { cursor, limit: 7 })
      got.push(...page.events)
      ;({ cursor, more } = page)
    }
    return { got, cursor }
  }
  const { cursor } = await feed(0, null)
  const ids: string[] = []
  for (let n = 0; n < 12; n++) ids.push(await invite())
  const candidatesIn = ({ got }: { got: PublicEvent[] }) =>
    got.flatMap(({ type, data }) => (type === 'candidate.invited' ? [(data.candidate as { id: string }).id] : []))
  await expect.poll(async () => candidatesIn(await feed(0, cursor)).length, soon).toBe(12)
  const later = await feed(7, cursor)
  expect(candidatesIn(later)).toEqual(ids)
  expect(new Set(later.got.map(({ id }) => id)).size).toBe(later.got.length)
  await expect(
    eventsAfter({ ...here.platform, now: () => new Date(Date.now() + 32 * DAY_MS).toISOString() })(admin(), {
      cursor,
      limit: 7,
    }),
  ).rejects.toMatchObject({ code: 'webhook/cursor-unknown' })
})

it('deliveries are deleted after 30 days; how many there were and what came of them stays in the log', async () => {
  const { webhook_id: webhookId } = await add('/counted', ['job.archived'])
  const { companyId } = here.acme
  const deliveries = await waiting(webhookId, 5)
  const states = ['delivered', 'delivered', 'failed', 'left out', 'waiting'] as const
  const kept = outgoing(here.platform)
  await kept.set(
    deliveries,
    deliveries.map((each, index) => ({ ...each, state: states[index]! })),
  )
  const later = (days: number) =>
    outgoing({ ...here.platform, now: () => new Date(Date.now() + days * DAY_MS).toISOString() })
  const counted = async (days: number) => {
    await countOld(here.platform, later(days))
    const stream = await here.platform.engines.store.read(streamName(companyId, 'webhook', webhookId))
    return stream.filter(({ type }) => type === 'WebhookDayCounted').map(({ data }) => data)
  }
  expect(await counted(29)).toEqual([])
  const once = [
    {
      webhookId,
      host: new URL(peer.url('/')).host,
      day: expect.any(String),
      delivered: 2,
      failed: 1,
      leftOut: 1,
      waiting: 1,
    },
  ]
  expect(await counted(32)).toEqual(once)
  expect(await counted(32)).toEqual(once)
})

it('what came of the deliveries of a webhook that was removed is counted as well, and read in the audit history', async () => {
  const { webhook_id: webhookId } = await add('/removed', ['job.archived'])
  const deliveries = await waiting(webhookId, 3)
  const kept = outgoing(here.platform)
  await kept.set(
    deliveries,
    deliveries.map((each, index) => ({ ...each, state: index === 0 ? ('failed' as const) : ('delivered' as const) })),
  )
  await here.platform.useCases.webhooks.removeWebhook(admin(), { webhookId, commandId: randomUUID() })
  const in32Days = () => new Date(Date.now() + 32 * DAY_MS).toISOString()
  await countOld(here.platform, outgoing({ ...here.platform, now: in32Days }))
  const host = new URL(peer.url('/')).host
  await expect
    .poll(async () =>
      (await here.platform.readers.auditOf(admin(), { kind: 'WebhookDayCounted' })).lines.map(({ detail }) => detail),
    )
    .toContainEqual(expect.stringMatching(new RegExp(`^${host} · .* · 2 / 3$`)))
})

it('every signed example of the API description is verified by the library of the convention', async () => {
  const { body } = await call('GET', '/api/openapi.json')
  const examples = Object.values(body.webhooks as Record<string, { post: ExampleOf }>).map(({ post }) => post)
  expect(examples.length).toBeGreaterThan(2)
  for (const { parameters, requestBody, ...post } of examples) {
    const headers = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
    vi.useFakeTimers({ now: Number(headers['webhook-timestamp']) * 1000, toFake: ['Date'] })
    const { value } = requestBody.content['application/json'].examples.signed
    const [secret] = /whsec_[A-Za-z0-9+/=]+/.exec(post.description)!
    expect(new Webhook(secret).verify(JSON.stringify(value), headers)).toEqual(value)
    expect(() => new Webhook(secret).verify(JSON.stringify({ ...value, version: 2 }), headers)).toThrow()
    vi.useRealTimers()
  }
})
type ExampleOf = {
  description: string
  parameters: { name: string; example: string }[]
  requestBody: { content: { 'application/json': { examples: { signed: { value: PublicEvent } } } } }
}
