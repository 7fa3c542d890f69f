import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AskAssistant, AssistantMessage, Wanted } from '#contracts/assistant/messages.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { packet } from '#test/contract-suites/assistant.contract.ts'
import { type Behavior, chatCompletions, sensible } from '#test/peers/assistant/chat-completions.ts'
import { type SeededJob, type SeededPerson, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { assistantRoutes } from './assistant-routes.ts'
import { socket as programs } from './socket.ts'
import { identify } from './identify.ts'
import { answerWithProblems } from './problems.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-assistant-'))
let behavior: Behavior = { say: sensible }
let peer: Awaited<ReturnType<typeof chatCompletions>>
let platform: Platform
let app: FastifyInstance
let url: string
let rita: SeededPerson
let rival: SeededPerson
let job: SeededJob
const sockets: Socket[] = []

beforeAll(async () => {
  peer = await chatCompletions(() => behavior)
  platform = await openPlatform(
    readEnv({ DATA_DIR: dataDir, AI_DAILY_KTOKENS: '20', AI_PRICE: 'USD 0.60', ...peer.settings }),
  )
  app = Fastify({ forceCloseConnections: true })
  answerWithProblems(app)
  await app.register(cookie)
  await app.register(assistantRoutes, { platform, identify: identify(platform) })
  await app.register(programs, { platform, idleMs: 300 })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  rita = await seeding(platform).person()
  rival = await seeding(platform).person()
  for (const { asker } of [rita, rival]) await changePlan(asker, 'growth')
  job = await seeding(platform).job(rita.asker, [], false)
})
afterEach(() => {
  behavior = { say: sensible }
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await app.close()
  await platform.close()
  await peer.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const changePlan = (asker: Asker, plan: PlanName) =>
  platform.commands.handle(
    subscriptionDecider,
    asker.companyId,
    { type: 'ChangePlan', data: { plan } },
    platform.context(asker),
  )
const skills: Wanted = { ask: 'suggestions', of: 'skills', refused: [], fallback: false }
const signIn = async ({ email, password }: SeededPerson) =>
  (await platform.useCases.accounts.signIn({ email, password }, '127.0.0.1')).sessionToken
const call = async (person: SeededPerson, path: string, body?: unknown) =>
  fetch(`${url}/assistant/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      cookie: `${sessionCookieName(platform.settings.publicUrl)}=${await signIn(person)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const ask = async (wanted: Wanted, person = rita, about = packet) => {
  const answer = await call(person, job.jobId, { job: about, wanted } satisfies AskAssistant)
  return (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AssistantMessage & { status?: number })
}
const recorded = async () =>
  (
    await platform.codec.decodeAll<JobEvent>(
      await platform.engines.store.read(streamName(rita.asker.companyId, 'job', job.jobId)),
    )
  ).map(({ event }) => event)

describe('an answer that is streamed to a page', () => {
  it('says who answers, then each word, then what counts, which is on the record with its cost', async () => {
    expect(await (await call(rita, job.jobId)).json()).toEqual({
      available: true,
      source: 'model',
      model: 'a-model',
      ktokens: { used: 0, limit: 20, cost: { currency: 'USD', amount: 0 } },
    })
    const messages = await ask(skills, rita, { ...packet, skills: ['go'] })
    expect(messages[0]).toEqual({ type: 'begun', source: 'model', model: 'a-model', of: 'skills' })
    const done = messages.at(-1) as Extract<AssistantMessage, { type: 'done' }>
    expect(done.items).toEqual(['PostgreSQL', 'Incident response'])
    expect(messages.filter(({ type }) => type === 'text').length).toBeGreaterThan(3)
    const made = {
      type: 'SuggestionsMade',
      data: expect.objectContaining({ items: done.items, tokens: 123, of: 'skills' }),
    }
    expect((await recorded()).at(-1)).toEqual(made)

    const settled = { suggestionId: done.suggestionId, index: 0, outcome: 'edited', text: 'Postgres' }
    expect((await call(rita, `${job.jobId}/settled`, settled)).status).toBe(204)
    expect((await recorded()).at(-1)).toEqual({ type: 'SuggestionSettled', data: settled })
  })

  it('is refused to other companies, unknown jobs, unreadable requests and people who are not signed in', async () => {
    const body = { job: packet, wanted: skills }
    expect((await call(rival, job.jobId, body)).status).toBe(404)
    expect((await call(rival, job.jobId)).status).toBe(404)
    expect((await call(rita, 'nothing', body)).status).toBe(404)
    expect((await call(rita, job.jobId, { job: packet })).status).toBe(400)
    expect((await call(rita, job.jobId, { ...body, job: { ...packet, title: 'x'.repeat(501) } })).status).toBe(400)
    expect((await call(rita, `${job.jobId}/settled`, {})).status).toBe(400)
    const never = { suggestionId: '0b7cf5b1-8a3e-4d0b-9d58-4e0a2c1f7a11', index: 0, outcome: 'refused', text: null }
    expect((await call(rita, `${job.jobId}/settled`, never)).status).toBe(404)
    expect((await fetch(`${url}/assistant/${job.jobId}`)).status).toBe(401)
  })

  it('over usage comes from our own role families where that will do, else the error is said after one more try', async () => {
    behavior = { refuse: 429, body: '{"error":{"type":"insufficient_quota"}}' }
    const fallen = await ask({ ...skills, fallback: true })
    expect(fallen.findLast(({ type }) => type === 'begun')).toMatchObject({ source: 'suggestions' })
    expect(fallen.at(-1)).toMatchObject({ type: 'done', items: expect.arrayContaining(['API design']) })
    const before = peer.asked.length
    expect((await ask(skills)).at(-1)).toMatchObject({ type: 'failed', code: 'assistant/over-usage' })
    expect(peer.asked.length - before).toBe(2)
  })

  it('is one of three at most that run for a person at once', async () => {
    behavior = { fail: 'stalls' }
    const running = Array.from({ length: 3 }, () => call(rita, job.jobId, { job: packet, wanted: skills }))
    await expect
      .poll(() => Promise.all(running).then((all) => all.map(({ status }) => status)))
      .toEqual([200, 200, 200])
    const fourth = await call(rita, job.jobId, { job: packet, wanted: skills })
    expect(await fourth.json()).toMatchObject({
      code: 'assistant/busy',
      detail: 'The assistant is still busy with your last requests.',
    })
    for (const answer of await Promise.all(running)) await answer.body!.cancel()
    behavior = { say: sensible }
    await expect.poll(async () => (await ask(skills)).at(-1)).toMatchObject({ type: 'done' })
  })

  it('that fails is said calmly, and nothing of it is on the record', async () => {
    const before = (await recorded()).length
    behavior = { fail: 'answers a page' }
    expect((await ask(skills)).at(-1)).toMatchObject({ type: 'failed', code: 'assistant/unusable' })
    expect((await recorded()).length).toBe(before)
  })
})

describe('the socket', () => {
  const tokenOf = async ({ asker }: SeededPerson) =>
    (await platform.useCases.accounts.issueToken(asker, { scopes: null })).token
  function connect(token?: string, origin?: string) {
    const socket = io(url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
      ...(origin && { extraHeaders: { origin } }),
    })
    sockets.push(socket)
    return socket
  }
  const refusalOf = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.on('connect', () => resolve('connected'))
      socket.on('connect_error', (error) =>
        resolve((error as Error & { data?: { code: string } }).data?.code ?? 'refused'),
      )
    })
  const begin = { jobId: '', job: packet }

  it('takes a token, and no other site', async () => {
    const token = await tokenOf(rita)
    expect(await refusalOf(connect(token))).toBe('connected')
    expect(await refusalOf(connect())).toBe('auth/required')
    expect(await refusalOf(connect('hlt_wrong'))).toBe('auth/required')
    expect(await refusalOf(connect(token, 'https://evil.example.com'))).toBe('refused')
  })

  it('streams answers in a session of a job, busy meanwhile; without its own use the session times out', async () => {
    const socket = connect(await tokenOf(rita))
    const pushed: [string, unknown][] = []
    socket.onAny((name: string, data: unknown) => pushed.push([name, data]))
    const { jobId } = job
    const timedOut = new Promise((resolve) => socket.on('timeout', resolve))
    expect(await socket.emitWithAck('job:ai', { ...begin, jobId })).toEqual({
      ok: true,
      source: 'model',
      model: 'a-model',
    })
    const updated = { jobId, job: { ...packet, skills: ['Go'] } }
    expect(await socket.emitWithAck('job:ai:update_job', updated)).toEqual({ ok: true })
    const { ok, askId } = await socket.emitWithAck('job:ai:ask_ai', { jobId, ask: skills })
    expect(ok).toBe(true)
    expect(await timedOut).toEqual({ jobId })
    const messages = pushed.flatMap(([name, data]) =>
      name === 'message' ? [data as { type: string; askId: string }] : [],
    )
    expect(new Set(messages.map((message) => message.askId))).toEqual(new Set([askId]))
    expect(messages.at(-1)).toMatchObject({ type: 'done', jobId, items: ['PostgreSQL', 'Incident response'] })
    expect(pushed.filter(([name]) => name === 'busy').map(([, busy]) => busy)).toEqual([true, false])
    expect(await socket.emitWithAck('job:ai:ask_ai', { jobId, ask: skills })).toMatchObject({ ok: false })
  })

  it('refuses what does not belong to who asks, and what it cannot read', async () => {
    const [own, other] = [connect(await tokenOf(rita)), connect(await tokenOf(rival))]
    const { jobId } = job
    expect(await other.emitWithAck('job:ai', { ...begin, jobId })).toMatchObject({ ok: false, code: 'job/not-found' })
    expect(await own.emitWithAck('job:ai', { jobId })).toMatchObject({ ok: false, code: 'request/invalid' })
    expect(await own.emitWithAck('job:ai:ask_ai', { jobId, ask: skills })).toMatchObject({ ok: false })
    expect(await own.emitWithAck('job:ai:leave', { jobId })).toEqual({ ok: true })
  })
})

describe('a company', () => {
  it('whose tokens of the day are used up has the suggestions without a model', async () => {
    for (let times = 0; times < 20; times++)
      await platform.engines.attempts.count(`assistant-tokens ${rita.asker.companyId}`, 86_400_000, Date.now())
    const before = peer.asked.length
    expect(await (await call(rita, job.jobId)).json()).toMatchObject({
      ktokens: { used: 20, limit: 20, cost: { currency: 'USD', amount: 0.012 } },
    })
    expect((await ask({ ...skills, fallback: true })).at(-1)).toMatchObject({ type: 'done' })
    expect((await ask(skills)).at(-1)).toMatchObject({ type: 'failed', code: 'assistant/over-usage' })
    expect(peer.asked.length).toBe(before)
  })

  it('whose plan does not have the assistant is told so', async () => {
    await changePlan(rita.asker, 'starter')
    await expect.poll(async () => (await call(rita, job.jobId)).json()).toMatchObject({ available: false })
    const refused = await call(rita, job.jobId, { job: packet, wanted: skills })
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'subscription/feature-missing' }])
  })
})
