import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEngines, type Engines } from '#infra/engines/open.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type MergePeer, mergePeer } from '#test/peers/merge/server.ts'
import type { Aggregator } from './aggregator.ts'
import { failingCalls } from './failing-calls.ts'
import { merge } from './merge.ts'
import { walk } from './walk.ts'

let peer: MergePeer
let engines: Engines
let aggregator: Aggregator
let token = ''
beforeAll(async () => {
  engines = await openEngines({ DATA_DIR: emptyFolder() })
  peer = await mergePeer()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
beforeEach(async () => {
  peer.answerAsEver()
  await engines.attempts.forget('failing calls to the aggregator')
  aggregator = merge(peer.settings, engines.attempts)
  const asked = { companyId: randomUUID(), company: 'Acme', email: 'rita@acme.test', system: 'lever', language: 'de' }
  token = (await aggregator.exchange(peer.link((await aggregator.linkToken(asked)).linkToken).publicToken)).accountToken
})
afterAll(async () => {
  vi.restoreAllMocks()
  await peer.close()
  await engines.close()
})

describe('Merge in trouble', () => {
  it.each([
    ['HTML of a proxy', { status: 502, body: '<html></html>' }],
    ['a connection that ends', { lost: true }],
    ['an answer that makes no sense', { status: 200, body: { results: 'none' } }],
    ['another address, which would learn the keys', { status: 302, headers: { location: '/api/ats/v1/stolen' } }],
  ])('is not available after %s, and gets one call', async (_, fault) => {
    const before = peer.requests.length
    peer.answerNext(fault)
    await expect(aggregator.jobs(token)).rejects.toMatchObject({ code: 'ats/unavailable' })
    expect(peer.requests.slice(before).map(({ path }) => path)).toEqual(['/jobs'])
  })

  it('repeats no change whose answer was lost', async () => {
    const before = peer.requests.length
    peer.answerNext({ lost: true })
    const asked = { applicationId: 'a', stageId: 's', userId: null }
    await expect(aggregator.changeStage(token, asked)).rejects.toMatchObject({ code: 'ats/unavailable' })
    expect(peer.requests).toHaveLength(before + 1)
  })

  it('says when to come back', async () => {
    peer.answerNext({ status: 429, headers: { 'retry-after': '7' } })
    await expect(aggregator.jobs(token)).rejects.toMatchObject({ code: 'ats/unavailable', retryAfterS: 7 })
    peer.answerNext({ status: 429 })
    await expect(aggregator.jobs(token)).rejects.toMatchObject({ code: 'ats/unavailable', retryAfterS: 60 })
  })

  it('has no more than ten failing calls in ten seconds, of all companies together, and then works again', async () => {
    const before = peer.requests.length
    peer.answerNext({ status: 500, times: 100, path: /users/ })
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => aggregator.users(token)))
    expect(all.every(({ status }) => status === 'rejected')).toBe(true)
    expect(peer.requests.length - before).toBeLessThanOrEqual(10)
    await expect(aggregator.jobs(token)).rejects.toMatchObject({ code: 'ats/unavailable' })
    // Another process shares the count.
    await expect(merge(peer.settings, engines.attempts).jobs(token)).rejects.toMatchObject({ code: 'ats/unavailable' })
    expect(peer.requests.length - before).toBeLessThanOrEqual(10)
  })

  it('is called again once the ten seconds are over', async () => {
    let now = 1_800_000_000_000
    const guarded = failingCalls(engines.attempts, () => now)
    const fails = () => guarded(() => Promise.reject(new Error('no')))
    for (let count = 0; count < 10; count++) await expect(fails()).rejects.toThrow('no')
    await expect(fails()).rejects.toMatchObject({ retryAfterS: 10 })
    now += 10_001
    expect(await guarded(() => Promise.resolve('yes'))).toBe('yes')
  })
})

it('a list that never ends is left', async () => {
  const page = { next: 'again', previous: null, results: [] }
  peer.answerNext({ status: 200, body: page, times: 5 })
  await expect(aggregator.jobs(token)).rejects.toMatchObject({
    code: 'ats/refused',
    message: 'The list of the other system does not end',
  })
  const goesOn = walk(2)
  expect([goesOn('a'), goesOn('b'), goesOn(null)]).toEqual([true, true, false])
  expect(() => goesOn('c')).toThrow('does not end')
})

describe('messages of Merge', () => {
  const body = (more: object = {}) =>
    Buffer.from(
      JSON.stringify({
        hook: { id: 'h', event: 'LinkedAccount.linked', target: 'x' },
        linked_account: { id: 'acc', integration: 'Lever', integration_slug: 'lever', end_user_origin_id: 'c1' },
        data: { account_token: 'secret', is_relink: false },
        ...more,
      }),
    )
  const signature = (raw: Buffer, encoding: 'base64' | 'base64url') =>
    createHmac('sha256', peer.settings.MERGE_WEBHOOK_KEY).update(raw).digest(encoding)

  it('are read when they are signed, in both alphabets of base64', () => {
    const raw = body()
    const linked = { accountToken: 'secret', system: 'lever', systemName: 'Lever' }
    for (const encoding of ['base64', 'base64url'] as const)
      expect(aggregator.noticeIn(raw, signature(raw, encoding))).toEqual({ companyId: 'c1', accountId: 'acc', linked })
  })

  it('are refused when they are forged or changed', () => {
    const raw = body()
    for (const bad of ['', 'x', signature(body({ data: null }), 'base64url'), `${signature(raw, 'base64')}A`])
      expect(() => aggregator.noticeIn(raw, bad)).toThrow('Sign the message with the key of the aggregator')
  })

  it('that are about no company, or are no JSON, say nothing', () => {
    for (const raw of [Buffer.from('{'), body({ linked_account: { id: 'acc' } }), Buffer.from('[]')])
      expect(aggregator.noticeIn(raw, signature(raw, 'base64url'))).toBeNull()
  })
})
