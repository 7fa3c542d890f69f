import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { jobDecider } from '#domain/job/decider.ts'
import { masterOf } from '#infra/engines/key-ring/master.ts'
import { readEnv } from '#infra/env.ts'
import { aJob, backendJob } from '#test/fixtures/job.ts'
import { admin } from '#test/fixtures/people.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { type Peer, startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform, type WholePlatform } from './platform.ts'

const root = join(import.meta.dirname, '..')
const folder = useFolders()
let peer: Peer
let log: string
let backup: string
let dataDir: string
let platform: WholePlatform | undefined
const settings = () => ({ DATA_DIR: dataDir, EVENTSTORE_URL: peer.url })
beforeAll(async () => {
  log = folder()
  backup = join(folder(), 'of-the-log')
  dataDir = folder()
  peer = await startPeer(log)
  platform = await openPlatform(readEnv(settings()))
})
afterAll(async () => {
  await platform?.close()
  await peer.kill()
})

/** The platform of this process goes on meanwhile: it may be signing a root itself. */
const run = async (script: string, ...args: string[]) => {
  const child = spawn(process.execPath, [`services/${script}.ts`, ...args], {
    cwd: root,
    timeout: 120_000,
    env: { ...process.env, PORT: '0', ...settings() },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, said }
}

it('a company whose events lie in EventStoreDB works as any other: pages follow, the record holds, roots are signed', async () => {
  const { commands, context, caughtUp, systemStatus } = platform!
  expect(JSON.stringify(platform!.engines.names)).toMatch(/EventStoreDB \d+\.\d+/)
  expect(systemStatus).toBeDefined()
  const { token, stream } = await commands.handle(
    jobDecider,
    backendJob,
    { type: 'DraftJob', data: { jobId: backendJob, draft: aJob() } },
    context(admin),
  )
  expect(await caughtUp(token, 30_000)).toEqual([])
  await vi.waitFor(async () => expect(await platform!.relay.lag()).toBe(0), 20_000)

  const verified = await run('cli/verify')
  expect(verified.said).toContain('Everything holds.')
  expect(verified.status).toBe(0)
  expect((await run('cli/stream', stream)).said).toContain('"type":"JobDrafted"')
  expect((await run('cli/verify', '--root')).said).toMatch(/Root (signed|unchanged)/)
})

it('refuses an installation that has a master key of its own before anything of that is made', async () => {
  await seeding(platform!).person()
  const stranger = folder()
  masterOf(join(stranger, 'keys'))
  await expect(openPlatform(readEnv({ DATA_DIR: stranger, EVENTSTORE_URL: peer.url }))).rejects.toThrow(
    /keys of the people in the event store .* are not here .* it belongs to another installation/,
  )
  expect(readdirSync(stranger, { recursive: true }).sort()).toEqual(['keys', join('keys', 'master.key')])
})

it('rebuilds its read models from the server: refused while the platform holds the folder, then compared and switched', async () => {
  const { readers } = platform!
  const before = await readers.jobDocument(admin, backendJob)
  expect(await run('cli/rebuild', 'all')).toMatchObject({ status: 1, said: expect.stringContaining(dataDir) })
  await platform!.close()
  // A document that was altered in the file is reported, and made again from the log.
  const db = new DatabaseSync(join(dataDir, 'read', 'read.db'))
  const table = collectionOf(jobs)
  expect(
    db.prepare(`UPDATE "${table}" SET doc = json_set(doc, '$.title', 'Altered') WHERE id = ?`).run(backendJob).changes,
  ).toBe(1)
  db.close()
  const { said, status } = await run('cli/rebuild', 'jobs')
  expect(said).toMatch(/1 differed, 0 were missing, 0 had no stream; switched/)
  expect(status).toBe(0)
  expect((await run('cli/rebuild', 'all')).said).toContain(`${table}: 1 of 1 documents are as they were; switched`)
  platform = await openPlatform(readEnv(settings()))
  expect(await platform.readers.jobDocument(admin, backendJob)).toEqual(before)
  const { token } = await platform.commands.handle(
    jobDecider,
    backendJob,
    { type: 'AddColumn', data: { jobId: backendJob, columnId: randomUUID(), title: 'Chat', position: null } },
    platform.context(admin),
  )
  expect(await platform.caughtUp(token, 30_000)).toEqual([])
})

it('goes on after the server was killed and started again, without a restart of its own', async () => {
  const { commands, context, caughtUp } = platform!
  await peer.kill()
  cpSync(log, backup, { recursive: true })
  const rename = () =>
    commands.handle(
      jobDecider,
      backendJob,
      { type: 'AddColumn', data: { jobId: backendJob, columnId: randomUUID(), title: 'Call', position: null } },
      context(admin),
    )
  await expect(rename()).rejects.toMatchObject({ code: 'command/unavailable' })
  await peer.start()
  const { token } = await vi.waitFor(rename, { timeout: 30_000, interval: 100 })
  expect(await caughtUp(token, 30_000)).toEqual([])
})

it('does not start on a log restored from a backup older than what its read models have seen', async () => {
  await platform!.close()
  platform = undefined
  await peer.kill()
  rmSync(log, { recursive: true })
  cpSync(backup, log, { recursive: true })
  await peer.start()
  const { status, said } = await run('main')
  expect(said).toMatch(/Readers had got to position \d+\/\d+ of the event log, which ends at/)
  expect(said).not.toContain('    at ')
  expect(status).toBe(1)
})
