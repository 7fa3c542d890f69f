import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import type { RebuildState } from '#projections/rebuild/progress.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { acme, admin, operating, rival } from '#test/fixtures/people.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { rebuildStatus, systemStatus } from './status.ts'

const operator = operating(admin)
const all = async (status: Platform['systemStatus']) => (await status(operator)).installation!
let platform: Platform
beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }))
})
afterAll(() => platform?.close())

describe('the state of the system', () => {
  it('counts what is stuck anywhere, and names only the streams of the company that asks', async () => {
    const stuck = [acme, rival].map((company) => ({
      projection: 'cards',
      stream: `${company}.candidate-1`,
      error: 'no such column',
    }))
    const processes = [{ process: 'sign-up', stream: `${rival}.user-2`, error: 'unreachable' }]
    const { engines, relayLag, projectionLag, timerLagMs, deadLetters } = platform
    const status = systemStatus({
      engines,
      relayLag,
      projectionLag,
      projectionStatus: async () => ({ holes: 2, stuck }),
      processStatus: async () => processes,
      timerLagMs,
      deadLetters,
    })
    const asked = await status(operator)
    expect(asked.installation).toMatchObject({ holesRepaired: 2, stuck: { readModels: 2, processes: 1 } })
    expect(asked.stuckStreams).toEqual([{ stream: `${acme}.candidate-1`, by: 'cards', error: 'no such column' }])
    expect(JSON.stringify(asked)).not.toContain(rival)
    expect(asked.installation!.readModels.find(({ name }) => name === 'cards')).toMatchObject({
      stuck: 2,
      lag: 0,
      documents: 0,
    })
  })

  it('tells a company whether the platform works for it, and nothing of the installation', async () => {
    expect(await platform.systemStatus(admin)).toEqual({
      at: expect.any(String),
      services: Object.keys(platform.engines.names).map((port) => ({ port, answers: true })),
      current: true,
      stuckStreams: [],
      deadLetters: [],
      installation: null,
    })
  })

  it('is not for those who may not manage the company', async () => {
    await expect(platform.systemStatus({ ...admin, permissions: ['candidates.read'] })).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
  })

  it('knows that every engine answers', async () => {
    const { engines } = await all(platform.systemStatus)
    expect(engines.map(({ port, problem }) => ({ port, problem }))).toEqual(
      Object.keys(platform.engines.names).map((port) => ({ port, problem: null })),
    )
  })

  it('says which engine does not answer, without passwords, while the others do', async () => {
    const { engines, ...figures } = platform
    const away = {
      ...engines,
      media: {
        ...engines.media,
        info: () => Promise.reject(new Error('the disk at https://user:pass@disk.internal is gone')),
      },
    }
    const { engines: found } = await all(systemStatus({ ...figures, engines: away }))
    expect(found.find(({ port }) => port === 'media store')).toMatchObject({
      answeredInMs: null,
      problem: 'the disk at https://disk.internal is gone',
    })
    expect(found.find(({ port }) => port === 'event store')).toMatchObject({
      problem: null,
      answeredInMs: expect.any(Number),
    })
  })

  it('is there while an engine is away, with what cannot be told left open', async () => {
    const { engines, ...figures } = platform
    const gone = () => Promise.reject(new Error('the log is gone'))
    const away = { ...engines, store: { ...engines.store, lastPosition: gone } }
    const status = await all(systemStatus({ ...figures, engines: away, relayLag: gone, projectionLag: gone }))
    expect(status.engines.find(({ port }) => port === 'event store')).toMatchObject({ problem: 'the log is gone' })
    expect(status.relayLag).toBeNull()
    expect(status.readModels.map(({ lag }) => lag)).toEqual(allProjections.map(() => null))
    expect(status.readModels.find(({ name }) => name === 'cards')).toMatchObject({ documents: 0, stuck: 0 })
  })
})

describe('the state of the system while the event store is away', () => {
  const stopped = () => Promise.reject(new Error('the event store is stopped'))
  const ask = (away: () => Promise<never>) => {
    const { engines, projectionStatus, processStatus, timerLagMs, deadLetters } = platform
    return all(
      systemStatus({
        engines: { ...engines, store: { ...engines.store, lastPosition: away } },
        projectionStatus,
        processStatus,
        timerLagMs,
        deadLetters,
        relayLag: away,
        projectionLag: away,
      }),
    )
  }

  it.each([
    ['refuses', stopped],
    ['says nothing', () => new Promise<never>(() => {})],
  ])('is told all the same when it %s: how far anything is behind is not known', async (_how, away) => {
    const { engines, relayLag, readModels } = await ask(away)
    expect(engines.find(({ port }) => port === 'event store')!.problem).toMatch(/stopped|no answer/)
    expect(relayLag).toBeNull()
    expect(readModels.find(({ name }) => name === 'cards')).toMatchObject({ lag: null, documents: 0 })
  })
})

describe('the state of the system while the read store is away', () => {
  it.each([
    ['refuses', () => Promise.reject(new Error('the read store is stopped'))],
    ['says nothing', () => new Promise<never>(() => {})],
  ])(
    'leaves open what only it knows when it %s: nothing is called none or not built that may be there',
    async (_how, away) => {
      const { engines, relayLag } = platform
      const reads = { ...engines.reads, loadState: away, collections: away, revisions: away }
      const status = await all(
        systemStatus({
          engines: { ...engines, reads },
          relayLag,
          projectionLag: away,
          projectionStatus: away,
          processStatus: away,
          timerLagMs: away,
          deadLetters: away,
        }),
      )
      expect(status.engines.find(({ port }) => port === 'read store')!.problem).toMatch(/stopped|no answer/)
      expect(status).toMatchObject({ holesRepaired: null, stuck: { readModels: null, processes: null }, rebuild: null })
      expect(status.readModels.find(({ name }) => name === 'cards')).toMatchObject({
        lag: null,
        stuck: null,
        documents: null,
      })
    },
  )

  it('says none only where it knows', async () => {
    const status = await all(platform.systemStatus)
    expect(status).toMatchObject({ holesRepaired: 0, stuck: { readModels: 0, processes: 0 }, rebuild: 'none' })
    expect(status.readModels.find(({ name }) => name === 'cards')).toMatchObject({ stuck: 0, documents: 0 })
  })
})

describe('a rebuild', () => {
  const at = '2026-05-05T12:00:00.000Z'
  const state: RebuildState = {
    names: ['cards'],
    phase: 'folding',
    done: 50,
    of: 100,
    events: 5000,
    documents: 900,
    since: at,
    at,
  }
  const after = (seconds: number) => Date.parse(at) + seconds * 1000

  it('is half done when half of the log is folded, and done when it was switched', () => {
    expect(rebuildStatus(state, after(1))).toMatchObject({ phase: 'folding', share: 0.475 })
    expect(rebuildStatus({ ...state, phase: 'comparing' }, after(1))).toMatchObject({ share: 0.95 })
    expect(rebuildStatus({ ...state, phase: 'switched' }, after(9999))).toMatchObject({ phase: 'switched', share: 1 })
  })

  it('was ended when it says nothing any more', () =>
    expect(rebuildStatus(state, after(21))).toMatchObject({ phase: 'silent' }))
  it('waits longer for one that begins again: an engine may be away', () => {
    const again = { ...state, phase: 'again', error: 'unreachable' } as const
    expect(rebuildStatus(again, after(60))).toMatchObject({ phase: 'again', error: 'unreachable' })
    expect(rebuildStatus(again, after(200))).toMatchObject({ phase: 'silent' })
  })
  it('says why it failed', () =>
    expect(rebuildStatus({ ...state, phase: 'failed', error: 'unreadable' }, after(99))).toMatchObject({
      phase: 'failed',
      error: 'unreadable',
    }))
})
