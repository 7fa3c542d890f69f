import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { readMigration, writeMigration } from '#infra/startup/moved-log.ts'
import { openPlatform } from '#services/platform.ts'
import * as c from '#test/fixtures/candidate.ts'
import { appendAll, emptyFolder, tampered } from '#test/support/data-folder.ts'
import { folderWithCandidates, rowsOf } from '#test/support/migration.ts'
import { startPeer, type Peer } from '#test/peers/eventstoredb/start-peer.ts'
import { CHECKPOINT, placesInLog, placesOfWork, readPlaces } from '../core/places.ts'
import { folderStates } from './ends.ts'

/** All of them with MIGRATION_KILLS set. */
const points = process.env.MIGRATION_KILLS ? ['G1', 'G2', 'G3', 'G10', 'G4'] : ['G10']

const peers: Peer[] = []
async function server(): Promise<Peer> {
  const peer = await startPeer(emptyFolder())
  peers.push(peer)
  return peer
}
/** A folder of 20 candidates on which no platform was ever started. */
let folder: string
let rows: ReturnType<typeof rowsOf>
beforeAll(async () => {
  folder = await folderWithCandidates(20)
  rows = rowsOf(folder)
}, 60_000)
afterAll(() => Promise.all(peers.map((peer) => peer.kill())))
const fresh = () => tampered(folder, () => {})

const cli = (name: string, dataDir: string, url: string, args: string[], more: Record<string, string> = {}) => {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [`services/cli/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, EVENTSTORE_URL: url, ...more },
    encoding: 'utf8',
  })
  return { status, signal, said: stdout + stderr }
}
const move = (dataDir: string, { url }: Peer, to: string, more?: Record<string, string>) =>
  cli('migrate', dataDir, url, ['--to', to], more)

/** Starts on it and stops once everything was carried and acted upon; answers the places it began with and ended at. */
async function started(dataDir: string, url?: string) {
  const before = await readPlaces(folderStates(dataDir), placesInLog)
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir, ...(url && { EVENTSTORE_URL: url }) }))
  await vi.waitFor(async () => expect(await platform.relay.lag()).toBe(0), { timeout: 30_000 })
  const stuck = platform.projections.status().stuck
  await platform.close()
  expect(stuck).toEqual([])
  return { before, events: await countOf(dataDir, url) }
}
async function countOf(dataDir: string, url?: string) {
  if (!url) return rowsOf(dataDir).length
  const { openEventStoreDb } = await import('#infra/engines/event-store/eventstoredb.ts')
  const store = await openEventStoreDb(url)
  const count = await store.countAfter(null, 1_000_000)
  await store.close()
  return count
}
const ofModels = placesInLog.filter((key) => !placesOfWork.includes(key))
/** Every read model is known to be level with the last event that was moved: nothing is folded again. */
const expectLevel = (places: Record<string, string>, at: RegExp) => {
  expect(Object.keys(places)).toEqual(expect.arrayContaining(ofModels))
  for (const key of ofModels) expect([key, places[key]]).toEqual([key, expect.stringMatching(at)])
  expect(new Set(ofModels.map((key) => places[key])).size).toBe(1)
}
const onServer = /^\d+\/\d+$/
const inFile = /^\d+$/

describe('a folder of 20 candidates on which no platform was ever started', () => {
  it('moves to a server and starts there, comes back and starts here, and goes there once more with what was new', async () => {
    const [dataDir, peer] = [fresh(), await server()]
    expect(move(dataDir, peer, 'eventstore')).toMatchObject({ status: 0 })
    const there = await started(dataDir, peer.url)
    expectLevel(there.before, onServer)
    expect(there.events).toBeGreaterThanOrEqual(rows.length)

    expect(move(dataDir, peer, 'embedded')).toMatchObject({ status: 0 })
    const here = await started(dataDir)
    expectLevel(here.before, inFile)
    // The relay goes on where it was on the server.
    expect(here.before[CHECKPOINT]).toMatch(inFile)

    const events = await appendAll(dataDir, [{ stream: c.adasStream, event: c.adaAdded }])
    expect(move(dataDir, peer, 'eventstore')).toMatchObject({ status: 0 })
    const again = await started(dataDir, peer.url)
    expectLevel(again.before, onServer)
    expect(again.events).toBeGreaterThanOrEqual(events)
  }, 240_000)

  it('starts after a move that was killed at each of its points', async () => {
    for (const point of points) {
      const [dataDir, peer] = [fresh(), await server()]
      expect(move(dataDir, peer, 'eventstore', { CRASH_AT: point }).signal).toBe('SIGKILL')
      await expect(openPlatform(readEnv({ DATA_DIR: dataDir }))).rejects.toThrow('on its way')
      expect(move(dataDir, peer, 'eventstore')).toMatchObject({ status: 0 })
      expectLevel((await started(dataDir, peer.url)).before, onServer)
      expect(move(dataDir, peer, 'embedded', { CRASH_AT: point }).signal).toBe('SIGKILL')
      expect(move(dataDir, peer, 'embedded')).toMatchObject({ status: 0 })
      expectLevel((await started(dataDir)).before, inFile)
    }
  }, 400_000)
})

describe('places that the event store named now cannot read', () => {
  it('as an earlier version left them, those of read models are compared with the log again, and the platform starts', async () => {
    const [dataDir, peer] = [fresh(), await server()]
    expect(move(dataDir, peer, 'eventstore').status).toBe(0)
    const states = folderStates(dataDir)
    for (const key of ofModels) await states.saveState(key, String(rows.length))
    // Nor did its file name them.
    writeMigration(dataDir, { ...readMigration(dataDir)!, states: {} })
    await started(dataDir, peer.url)
    expectLevel(await readPlaces(folderStates(dataDir), placesInLog), onServer)
  }, 120_000)

  it('those of work are refused in words, and gone once all read models were built again', async () => {
    const dataDir = fresh()
    await started(dataDir)
    await folderStates(dataDir).saveState(CHECKPOINT, '4711/4711')
    const opening = openPlatform(readEnv({ DATA_DIR: dataDir }))
    await expect(opening).rejects.toMatchObject({
      name: 'BadSettings',
      message: expect.stringMatching(/filled from another event store: relay\.checkpoint .* npm run rebuild all/),
    })
    expect(cli('rebuild', dataDir, '', ['all']).status).toBe(0)
    expect((await started(dataDir)).before[CHECKPOINT]).toBeUndefined()
  }, 120_000)

  it("are not made of another installation's event store: that is refused as such", async () => {
    const [dataDir, other, peer] = [fresh(), emptyFolder(), await server()]
    await appendAll(other, [{ stream: c.adasStream, event: c.adaAdded }])
    expect(move(other, peer, 'eventstore').status).toBe(0)
    expect(move(dataDir, peer, 'eventstore')).toMatchObject({
      status: 1,
      said: expect.stringContaining('holds the log of another installation'),
    })
    // A folder with keys and no log of its own is not started on it either.
    rmSync(join(dataDir, 'log'), { recursive: true })
    await expect(openPlatform(readEnv({ DATA_DIR: dataDir, EVENTSTORE_URL: peer.url }))).rejects.toMatchObject({
      name: 'BadSettings',
    })
  }, 120_000)
})
