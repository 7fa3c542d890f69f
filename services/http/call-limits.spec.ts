import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { AttemptCounter } from '#infra/engines/attempt-counter/attempt-counter.ts'
import { embeddedAttemptCounter } from '#infra/engines/attempt-counter/embedded.ts'
import { callLimits, type Share } from './call-limits.ts'
import { answerWithProblems } from './problems.ts'

const minute = Date.UTC(2026, 2, 2, 12)
/** A web process of its own; several may count in one place. */
function aProcess(attempts: AttemptCounter, shares: Share[]) {
  const app = Fastify()
  answerWithProblems(app)
  const limits = callLimits({ attempts }, () => minute)
  app.get('/', { onRequest: (request, reply) => limits(request, reply, shares) }, async () => 'done')
  return () => app.inject('/')
}

describe('a limit of three calls a minute', () => {
  it('is one limit for all processes together', async () => {
    const attempts = embeddedAttemptCounter()
    const processes = [aProcess(attempts, [{ of: 'rita', most: 3 }]), aProcess(attempts, [{ of: 'rita', most: 3 }])]
    const statuses = []
    for (let call = 0; call < 4; call++) statuses.push((await processes[call % 2]!()).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('says what is left of the share that ends first, and when to come again', async () => {
    const call = aProcess(embeddedAttemptCounter(), [
      { of: 'rita', most: 3 },
      { of: 'acme', most: 1 },
    ])
    expect((await call()).headers).toMatchObject({
      'x-ratelimit-limit': '1',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '60',
    })
    const refused = await call()
    expect([refused.headers['retry-after'], refused.json()]).toMatchObject([
      '60',
      { status: 429, code: 'auth/too-many-attempts', detail: 'Too many calls. Please try again in 60 seconds.' },
    ])
  })

  it('holds within each process while the database that counts is away or does not answer', async () => {
    const away = { ...embeddedAttemptCounter(), count: () => Promise.reject(new Error('away')) }
    const silent = { ...embeddedAttemptCounter(), count: () => new Promise<never>(() => {}) }
    for (const attempts of [away, silent]) {
      const call = aProcess(attempts, [{ of: 'rita', most: 1 }])
      expect([(await call()).statusCode, (await call()).statusCode]).toEqual([200, 429])
    }
  })
})
