import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { useFolders } from '../fixtures/folders.ts'
import { type Peer, startPeer } from '../peers/eventstoredb/start-peer.ts'
import { rowsOf } from '../support/migration.ts'

const folder = useFolders()
let dataDir: string
let peer: Peer
beforeAll(async () => {
  dataDir = folder()
  peer = await startPeer(folder())
})
afterAll(() => peer.kill())

const run = (script: string, args: string[], url: string | undefined) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`services/cli/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...(url && { EVENTSTORE_URL: url }) },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
/** Starts, carries what there is, and proves the record whole. */
async function holds(url?: string) {
  const platform = await openPlatform(readEnv({ DATA_DIR: dataDir, ...(url && { EVENTSTORE_URL: url }) }))
  await vi.waitFor(async () => expect(await platform.relay.lag()).toBe(0), { timeout: 120_000, interval: 500 })
  expect(platform.projections.status().stuck).toEqual([])
  await platform.close()
  expect(run('verify', [], url)).toMatchObject({ status: 0, said: expect.stringContaining('Everything holds.') })
}

it('the whole demo moves to a server before anything was started on it, holds there, comes back and holds here', async () => {
  expect(run('demo', [], undefined).status).toBe(0)
  const events = rowsOf(dataDir).length
  expect(run('migrate', ['--to', 'eventstore'], peer.url)).toMatchObject({ status: 0 })
  await holds(peer.url)
  expect(run('migrate', ['--to', 'embedded'], peer.url)).toMatchObject({ status: 0 })
  await holds()
  expect(rowsOf(dataDir).length).toBeGreaterThanOrEqual(events)
})
