import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { cards } from '#projections/board/cards.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { percentile } from '../bench/harness.ts'
import { useFolders } from '../fixtures/folders.ts'
import { type RealKafka, realKafka } from '../support/engines/real.ts'
import { names, seeding } from '../support/seed.ts'

const folder = useFolders()
let kafka: RealKafka
let platform: WholePlatform
const open = async (dataDir: string) =>
  openPlatform(
    readEnv({
      DATA_DIR: dataDir,
      KAFKA_BROKERS: kafka.brokers,
      KAFKA_REPLICATION: String(kafka.replication),
      KAFKA_TOPIC_GENERATION: String(generation),
    }),
  )
const generation = Math.floor(Date.now() / 1000)
const dataDir = folder()
beforeAll(async () => {
  kafka = await realKafka({ folder: folder() })
  platform = await open(dataDir)
})
afterAll(async () => {
  await platform.close()
  await kafka.stop()
})

describe('a platform that was given KAFKA_BROKERS and nothing else', () => {
  it('says so, signs people up, and shows on the board what they do', async () => {
    expect(platform.engines.names['event bus']).toBe('kafka')
    const { asker } = await seeding(platform).person()
    const { jobId, phoneScreen, candidates } = await seeding(platform).job(asker)
    const onBoard = () => platform.engines.reads.find(collectionOf(cards), { filter: { jobId } })
    await vi.waitFor(async () => expect((await onBoard()).map((card) => card.name).sort()).toEqual([...names].sort()), {
      timeout: 20_000,
    })

    const lags: number[] = []
    for (const { id } of candidates) {
      const { token } = await platform.useCases.review.moveCandidates(asker, {
        jobId,
        candidateIds: [id],
        to: phoneScreen,
      })
      const accepted = performance.now()
      await vi.waitFor(async () => expect(await platform.caughtUp(token)).toEqual([]), { timeout: 20_000 })
      lags.push(performance.now() - accepted)
    }
    console.info(
      `a move is on the board after p50 ${Math.round(percentile(lags, 0.5))} ms, at most ${Math.round(Math.max(...lags))} ms`,
    )
    expect((await onBoard()).every((card) => card.columnId === phoneScreen)).toBe(true)
  })

  it('goes on after a restart where it was, and nothing waits', async () => {
    await platform.close()
    platform = await open(dataDir)
    await vi.waitFor(async () => expect(await platform.relayLag()).toBe(0), { timeout: 20_000 })
    expect((await platform.projectionStatus()).stuck).toEqual([])
  })
})
