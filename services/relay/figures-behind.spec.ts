import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { NO_STREAM } from '#infra/engines/event-store/event-store.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { anEnvelope } from '#test/fixtures/envelopes.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { gatedBus } from '#test/support/gated-bus.ts'
import { type SeededPerson, seeding } from '#test/support/seed.ts'
import { figuresBehind } from './figures-behind.ts'

let platform: Platform
let rita: SeededPerson
/** Held closed, the board gets nothing more from the bus. */
let boardGate = Promise.resolve()

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const env = readEnv({ DATA_DIR: emptyFolder() })
  const engines = await openEngines(env)
  const bus = gatedBus(engines.bus, 'proj.cards', () => boardGate)
  platform = await openPlatform(env, { engines: { ...engines, bus } })
  rita = await seeding(platform).person()
})
afterAll(async () => {
  await platform?.close()
  vi.restoreAllMocks()
})

/** As the page of a process that folds nothing knows it. */
const watching = (most = 1000) => {
  const { store, reads } = platform.engines
  return figuresBehind({ store, reads, status: platform.projectionStatus }, most)
}
const boardStopped = () => {
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  boardGate = promise
  onTestFinished(() => goOn())
  return goOn
}
const candidate = async (jobId: string) => {
  const told = vi.spyOn(platform, 'caughtUp').mockResolvedValue([])
  await seeding(platform).candidate(rita.asker, jobId, 'Ada Byron')
  told.mockRestore()
}

describe('how far figures are behind', () => {
  it('counts what a stopped board lacks once it is older than a look, each event once, and nothing when it has caught up', async () => {
    const { jobId } = await platform.useCases.jobs.createJob(rita.asker, {})
    const behind = watching()
    await behind.look()
    await behind.look()
    expect(behind.events()).toBe(0)

    const goOn = boardStopped()
    await candidate(jobId)
    await candidate(jobId)
    await behind.look()
    expect(behind.events()).toBe(0)
    await behind.look()
    expect(behind.events()).toBe(2)

    const few = watching(1)
    await few.look()
    await few.look()
    expect(few.events()).toBe(1)

    goOn()
    await vi.waitFor(async () => {
      await behind.look()
      expect(behind.events()).toBe(0)
    }, 10_000)
  })

  it('keeps what it knows while the read store does not answer, and goes on from there', async () => {
    const { jobId } = await platform.useCases.jobs.createJob(rita.asker, {})
    const { store, reads } = platform.engines
    let away = false
    const failing = {
      ...reads,
      revisions: (...asked: Parameters<typeof reads.revisions>) =>
        away ? Promise.reject(new Error('away')) : reads.revisions(...asked),
    }
    const behind = figuresBehind({ store, reads: failing, status: platform.projectionStatus }, 1000)
    const goOn = boardStopped()
    await behind.look()
    await candidate(jobId)
    await behind.look()
    await behind.look()
    expect(behind.events()).toBeGreaterThan(0)
    away = true
    await expect(behind.look()).rejects.toThrow('away')
    expect(behind.events()).toBeGreaterThan(0)
    away = false
    goOn()
    await vi.waitFor(async () => {
      await behind.look()
      expect(behind.events()).toBe(0)
    }, 10_000)
  })

  it('does not count what is stuck: that would not appear by itself', async () => {
    const behind = watching()
    await behind.look()
    await platform.engines.store.append(
      streamName(rita.asker.companyId, 'candidate', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'),
      NO_STREAM,
      [anEnvelope({}, { type: 'NobodyKnowsThis' })],
    )
    await behind.look()
    await vi.waitFor(async () => {
      expect((await platform.projectionStatus()).stuck.length).toBeGreaterThan(1)
      await behind.look()
      expect(behind.events()).toBe(0)
    }, 10_000)
  })
})
