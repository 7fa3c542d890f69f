import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import { NO_STREAM } from '#infra/engines/event-store/event-store.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { anEnvelope } from '#test/fixtures/envelopes.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../platform.ts'
import type { EngineHealth } from '../use-cases/system/engine-health.ts'
import { health } from './health.ts'
import { identify } from './identify.ts'
import { metrics } from './metrics.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-health-'))
let platform: Platform
let app: FastifyInstance
let rita: SeededPerson
let rival: SeededPerson
let poisoned: string
/** Held closed, the board gets nothing more from the bus. */
let boardGate = Promise.resolve()
/** What the event store answers while it is away. */
let storeAway: Error | null = null
/** While it is held, it does not answer what the log has gained. */
let storeGate = Promise.resolve()

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const env = readEnv({ DATA_DIR: dataDir })
  const engines = await openEngines(env)
  const { bus, store } = engines
  const unless =
    <Asked extends unknown[], T>(ask: (...asked: Asked) => Promise<T>) =>
    (...asked: Asked) =>
      storeAway ? Promise.reject<T>(storeAway) : ask(...asked)
  const losable = {
    ...store,
    lastPosition: unless(store.lastPosition),
    headsSince: (...asked: Parameters<typeof store.headsSince>) =>
      storeGate.then(() => unless(store.headsSince)(...asked)),
    countAfter: unless(store.countAfter),
  }
  const gated: EventBus = {
    ...bus,
    consume: (group, categories, handler) =>
      bus.consume(group, categories, async (records) => {
        if (group.startsWith('proj.cards')) await boardGate
        await handler(records)
      }),
  }
  platform = await openPlatform(env, { engines: { ...engines, store: losable, bus: gated } })
  app = Fastify()
  await app.register(cookie)
  await metrics(app, { platform })
  await app.register(health, { platform, whoAsks: identify(platform) })
  rita = await seeding(platform).person()
  rival = await seeding(platform).person()
  poisoned = streamName(rita.asker.companyId, 'candidate', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa')
  await platform.engines.store.append(poisoned, NO_STREAM, [anEnvelope({}, { type: 'NobodyKnowsThis' })])
  await vi.waitFor(async () => expect((await answer()).projections?.stuck).toBeGreaterThan(0), 20_000)
})
afterAll(async () => {
  await app.close()
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
  vi.restoreAllMocks()
})

const answer = async (as?: SeededPerson) => {
  const token =
    as &&
    (await platform.useCases.accounts.signIn({ email: as.email, password: as.password }, '127.0.0.1')).sessionToken
  return (
    await app.inject({
      url: '/healthz',
      cookies: token ? { [sessionCookieName(platform.settings.publicUrl)]: token } : {},
    })
  ).json<Record<string, Record<string, unknown>>>()
}
const figure = async (line: string) =>
  Number(
    (await app.inject('/metrics')).body
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length),
  )

describe('whether the platform is well', () => {
  it('is public as figures and the state of the engines, and names no stream', async () => {
    // The relay notes how far it is a moment after it has carried.
    const text = await vi.waitFor(async () => {
      const said = await answer()
      expect(said).toMatchObject({
        status: 'ok',
        engines: { 'event store': 'embedded' },
        lag: { relay: 0, projections: { cards: 0 } },
      })
      return JSON.stringify(said)
    }, 5000)
    expect(text).not.toContain(poisoned)
    expect(text).not.toContain('stuckStreams')
  })

  it('names what is stuck, and why, to an administrator of the company it belongs to, and to no other', async () => {
    const { stuckStreams } = await answer(rita)
    expect(stuckStreams).toMatchObject({
      projections: expect.arrayContaining([
        expect.objectContaining({ stream: poisoned, error: expect.stringContaining('NobodyKnowsThis') }),
      ]),
    })
    expect(await answer(rival)).toMatchObject({ stuckStreams: { projections: [], processes: [] } })
  })

  it('says since when an engine does not answer and why, without passwords, and is not ready until it does', async () => {
    const asked = async () => {
      const { statusCode, body } = await app.inject('/healthz')
      return { statusCode, ...(JSON.parse(body) as { status: string; engineStates: Record<string, EngineHealth> }) }
    }
    const before = await asked()
    expect(before).toMatchObject({
      statusCode: 200,
      engineStates: {
        'event store': { state: 'reachable', lastError: null },
        'read store': { state: 'reachable' },
        'media store': { state: 'reachable' },
      },
    })
    storeAway = new Error('failed to connect to esdb://admin:chang/e@it@log.internal:2113')
    onTestFinished(() => void (storeAway = null))
    const away = await vi.waitFor(async () => {
      const found = await asked()
      expect(found).toMatchObject({
        statusCode: 503,
        status: 'unavailable',
        engineStates: { 'event store': { state: 'unreachable' }, 'read store': { state: 'reachable' } },
      })
      return found
    }, 5000)
    expect(away.engineStates['event store']!.lastError).toBe('failed to connect to esdb://log.internal:2113')
    expect(Date.parse(away.engineStates['event store']!.since)).toBeGreaterThanOrEqual(
      Date.parse(before.engineStates['event store']!.since),
    )
    storeAway = null
    await vi.waitFor(
      async () =>
        expect(await asked()).toMatchObject({
          statusCode: 200,
          status: 'ok',
          engineStates: { 'event store': { state: 'reachable', lastError: expect.stringContaining('log.internal') } },
        }),
      5000,
    )
  })

  it('is said to whoever waits a second at most, while an engine is known to be away and figures cannot be had', async () => {
    storeAway = new Error('the event store is stopped')
    const { promise, resolve: open } = Promise.withResolvers<void>()
    storeGate = promise
    onTestFinished(() => (open(), void (storeAway = null)))
    await vi.waitFor(async () => {
      const asked = performance.now()
      expect(await answer()).toMatchObject({ status: 'unavailable', lag: { relay: null, projections: null } })
      expect(performance.now() - asked).toBeLessThan(1000)
    }, 10_000)
  })

  it('is told in figures while the event store is away, but for those that only it knows', async () => {
    storeAway = new Error('the event store is stopped')
    onTestFinished(() => void (storeAway = null))
    await vi.waitFor(async () => {
      const { statusCode, body } = await app.inject('/metrics')
      expect(statusCode).toBe(200)
      expect(body).toContain('hirelog_relay_on_duty 1')
      expect(body).toContain('hirelog_projection_stuck_streams{projection="cards"} 1')
      expect(body).not.toMatch(/^hirelog_(relay|projection)_lag_events/m)
    }, 5000)
  })

  it('is counted per projection: a board that gets nothing more falls behind, alone, and catches up', async () => {
    expect(await figure('hirelog_projection_stuck_streams{projection="cards"}')).toBe(1)
    expect(await figure('hirelog_projection_stuck_streams{projection="jobs"}')).toBe(0)
    expect(await figure('hirelog_projection_lag_events{projection="cards"}')).toBe(0)
    const { promise, resolve: open } = Promise.withResolvers<void>()
    boardGate = promise
    await seeding(platform).candidate(
      rita.asker,
      (await platform.useCases.jobs.createJob(rita.asker, {})).jobId,
      'Ada Byron',
    )
    await vi.waitFor(
      async () => expect(await figure('hirelog_projection_lag_events{projection="cards"}')).toBe(1),
      5000,
    )
    expect(await figure('hirelog_projection_lag_events{projection="candidates"}')).toBe(0)
    expect(await figure('hirelog_relay_lag_events')).toBeGreaterThan(0)
    open()
    await vi.waitFor(
      async () => expect(await figure('hirelog_projection_lag_events{projection="cards"}')).toBe(0),
      5000,
    )
  })
})
