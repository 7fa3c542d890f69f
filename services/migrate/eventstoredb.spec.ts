import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openEventStoreDb } from '#infra/engines/event-store/eventstoredb.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { seeded } from '#test/fixtures/seeded.ts'
import { emptyFolder, tampered } from '#test/support/data-folder.ts'
import { folderWithCandidates, rowsOf } from '#test/support/migration.ts'
import { startPeer, type Peer } from '#test/peers/eventstoredb/start-peer.ts'
import { folderStates } from './ends.ts'
import { walk } from './walk.ts'
import { CHECKPOINT } from '../core/places.ts'

const KILLS = Number(process.env.MIGRATION_KILLS ?? 5)
const cli = (dataDir: string, url: string, to: string) =>
  [
    ['services/cli/migrate.ts', '--to', to],
    { env: { ...process.env, DATA_DIR: dataDir, EVENTSTORE_URL: url } },
  ] as const
const run = (dataDir: string, url: string, to: string) => {
  const [args, options] = cli(dataDir, url, to)
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { ...options, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

let folder: string
let rows: ReturnType<typeof rowsOf>
let streams = 0
const peers: Peer[] = []
async function server(): Promise<Peer> {
  const peer = await startPeer(emptyFolder())
  peers.push(peer)
  return peer
}
beforeAll(async () => {
  folder = await folderWithCandidates(60)
  // Read models are there to compare with, and everything has been acted upon.
  const platform = await openPlatform(readEnv({ DATA_DIR: folder }))
  await vi.waitFor(async () => expect(await platform.relay!.lag()).toBe(0), { timeout: 30_000 })
  await platform.close()
  rows = rowsOf(folder)
  streams = new Set(rows.map(({ stream }) => stream)).size
}, 120_000)
afterAll(() => Promise.all(peers.map((peer) => peer.kill())))

/** A company that began on a laptop, its log and all. */
const laptop = () => tampered(folder, () => {})
async function eventsIn({ url }: Peer) {
  const store = await openEventStoreDb(url)
  const events = []
  for await (const { stream, revision, id, hash } of walk(store)) events.push({ stream, revision, id, hash })
  await store.close()
  return events
}
const inLog = () => rows.map(({ stream, revision, id, hash }) => ({ stream, revision, id, hash }))

describe('npm run migrate', () => {
  it('moves a log from a laptop into EventStoreDB and back, and what comes back is the same byte for byte', async () => {
    const [dataDir, peer] = [laptop(), await server()]
    const there = run(dataDir, peer.url, 'eventstore')
    expect(there.said).toContain(
      `${rows.length} events in ${streams} streams are the same on both sides, in the same order, and every chain holds`,
    )
    expect(there.said).toMatch(
      /read models rebuilt from it, \d+ documents, 0 of which differed from what was there; switched/,
    )
    expect(there.status).toBe(0)
    expect(await eventsIn(peer)).toEqual(inLog())

    // Another folder with the same keys: what a new machine would have.
    const elsewhere = emptyFolder()
    await embeddedKeyRing(join(elsewhere, 'keys')).close()
    const back = run(elsewhere, peer.url, 'embedded')
    expect(back.said).toContain(`${rows.length} events copied`)
    expect(rowsOf(elsewhere)).toEqual(rows)
  }, 180_000)

  it('keeps the relay and the sweepers at their place in the new log', async () => {
    const [dataDir, peer] = [laptop(), await server()]
    const before = await folderStates(dataDir).loadState(CHECKPOINT)
    expect(before).toBe(String(rows.length))
    expect(run(dataDir, peer.url, 'eventstore').status).toBe(0)
    const store = await openEventStoreDb(peer.url)
    expect(await folderStates(dataDir).loadState(CHECKPOINT)).toBe(await store.lastPosition())
    await store.close()
  })

  it('leaves a platform that is started without EVENTSTORE_URL afterwards no way to write a second log', async () => {
    const [dataDir, peer] = [laptop(), await server()]
    expect(run(dataDir, peer.url, 'eventstore').status).toBe(0)
    await expect(openPlatform(readEnv({ DATA_DIR: dataDir }))).rejects.toThrow(
      /moved to .* Set EVENTSTORE_URL to go on/,
    )
    const platform = await openPlatform(readEnv({ DATA_DIR: dataDir, EVENTSTORE_URL: peer.url }))
    expect(await platform.relay.lag()).toBe(0)
    await platform.close()
  })

  it('is refused while the platform runs, without a server, and by a folder without a master key', async () => {
    const [dataDir, peer] = [laptop(), await server()]
    expect(run(dataDir, '', 'eventstore')).toMatchObject({
      status: 1,
      said: expect.stringContaining('EVENTSTORE_URL is not set'),
    })
    expect(run(emptyFolder(), peer.url, 'embedded')).toMatchObject({
      status: 1,
      said: expect.stringContaining('holds no master key'),
    })
    const platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
    expect(run(dataDir, peer.url, 'eventstore')).toMatchObject({
      status: 1,
      said: expect.stringContaining('is in use by another running platform'),
    })
    await platform.close()
    expect(await eventsIn(peer)).toEqual([])
  })

  it('is named to whoever starts with EVENTSTORE_URL over a log that never moved, and nothing is made of it', async () => {
    const [dataDir, peer] = [laptop(), await server()]
    for (const more of [{}, { MONGODB_URL: 'mongodb://127.0.0.1:1/hirelog' }])
      await expect(openPlatform(readEnv({ DATA_DIR: dataDir, EVENTSTORE_URL: peer.url, ...more }))).rejects.toThrow(
        /EVENTSTORE_URL is set, and the log of this installation lies in .* Move it with npm run migrate -- --to eventstore/,
      )
    expect(await eventsIn(peer)).toEqual([])
    await (await openPlatform(readEnv({ DATA_DIR: dataDir }))).close()
  })

  it(
    'goes on where it was when it or the server is killed, however often',
    async () => {
      const random = seeded(Number(process.env.SEED ?? 11))
      const [dataDir, peer] = [laptop(), await server()]
      let killed = 0
      for (let tries = 0; killed < KILLS && tries < 6 * KILLS; tries++) {
        const [args, options] = cli(dataDir, peer.url, 'eventstore')
        const child = spawn(process.execPath, args, { ...options, stdio: 'ignore' })
        const ended = new Promise<string | null>((done) => child.once('exit', (_code, signal) => done(signal)))
        const atServer = random.below(3) === 0
        const timer = setTimeout(
          () => (atServer ? void peer.kill().then(() => peer.start()) : child.kill('SIGKILL')),
          300 + random.below(1200),
        )
        const signal = await ended
        clearTimeout(timer)
        if (signal === 'SIGKILL' || atServer) killed++
      }
      const last = run(dataDir, peer.url, 'eventstore')
      expect(last.said).toContain(`${rows.length} events in ${streams} streams are the same on both sides`)
      expect(await eventsIn(peer)).toEqual(inLog())
    },
    60_000 + KILLS * 20_000,
  )
})
