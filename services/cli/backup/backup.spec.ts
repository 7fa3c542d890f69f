import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { writeMigration } from '#infra/startup/moved-log.ts'
import { halfMoved } from '#infra/startup/half-moved.ts'
import { readEnv } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { verifyEverything } from '#services/audit/verify-everything.ts'
import { aJob } from '#test/fixtures/job.ts'
import { type Peer, startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { backUp } from './backup.ts'

const opened: WholePlatform[] = []
const peers: Peer[] = []
afterEach(async () => {
  for (const platform of opened.splice(0)) await platform.close()
  for (const peer of peers.splice(0)) await peer.kill()
})
async function open(env: Record<string, string>) {
  const platform = await openPlatform(readEnv(env))
  opened.push(platform)
  return platform
}

/** A company with an active job and some people invited to it. */
async function work({ useCases, caughtUp }: WholePlatform, people: number): Promise<Asker> {
  const { companyId, userId } = await useCases.accounts.openAccount({
    name: 'Rita Admin',
    email: `rita${people}@acme.test`,
    companyName: 'Acme',
    password: 'tR4-vexing-lamp',
  })
  const rita: Asker = {
    kind: 'user',
    companyId,
    userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  }
  const { jobId } = await useCases.jobs.createJob(rita, { draft: aJob({ jobTitle: 'Engineer' }) })
  await useCases.jobs.activateJob(rita, { jobId })
  const { token } = await useCases.candidacy.inviteCandidates(rita, {
    jobId,
    people: Array.from({ length: people }, (_, n) => ({ name: `Ada ${n}`, email: `ada${n}@acme.test`, phone: '' })),
    commandId: crypto.randomUUID(),
  })
  await caughtUp(token, 10_000)
  return rita
}
/** Once nothing is on its way, so that two of them can be compared. */
async function everyDocument(platform: WholePlatform) {
  await expect.poll(() => platform.relay.lag(), { timeout: 30_000 }).toBe(0)
  const all: Record<string, unknown> = {}
  for (const projection of allProjections)
    all[projection.name] = await platform.reads.store.find(collectionOf(projection), { filter: {}, sort: { _id: 1 } })
  return all
}

describe('a backup of a data folder', () => {
  it('taken beside the running platform comes back with every event, name and page, and its chains hold', async () => {
    const dataDir = emptyFolder()
    const platform = await open({ DATA_DIR: dataDir })
    await work(platform, 5)
    const before = await everyDocument(platform)
    const into = join(emptyFolder(), 'backup')
    const { status, stdout } = spawnSync(process.execPath, ['services/cli/backup.ts', into], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
    })
    expect([status, stdout]).toEqual([0, expect.stringContaining('log/events.db, keys/keys.db, mail/outbox.db')])
    // What comes after it is not in it.
    await work(platform, 2)

    expect(existsSync(join(into, 'read'))).toBe(false)
    const restored = await open({ DATA_DIR: into })
    expect(await everyDocument(restored)).toEqual(before)
    const [company] = before.companies as { _id: string }[]
    const people = await restored.reads.store.find(collectionOf(allProjections.find(({ name }) => name === 'cards')!), {
      filter: { companyId: company!._id },
    })
    expect(people.map(({ name }) => name).sort()).toEqual(['Ada 0', 'Ada 1', 'Ada 2', 'Ada 3', 'Ada 4'])
    await restored.close()
    opened.splice(opened.indexOf(restored), 1)
    expect(await verifyEverything({ DATA_DIR: into })).toMatchObject({ ok: true })
  })

  it('of a folder whose keys lie in MongoDB says so, and is not started where they would be missing', async () => {
    const dataDir = emptyFolder()
    await (await open({ DATA_DIR: dataDir })).close()
    opened.pop()
    // What a migration leaves there.
    rmSync(join(dataDir, 'keys', 'keys.db'))
    writeFileSync(join(dataDir, 'keys', 'moved'), 'MongoDB 8.0\n')
    const into = join(emptyFolder(), 'backup')
    const { stdout } = spawnSync(process.execPath, ['services/cli/backup.ts', into], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
    })
    expect(stdout).toMatch(
      /^This installation has the keys in a server \(MONGODB_URL\): they need a backup of their own, see infra\/backup\.md\.$/m,
    )
    await expect(open({ DATA_DIR: into })).rejects.toThrow(/The keys of .* moved to MongoDB 8\.0\. Set MONGODB_URL/)
  })

  it('is not taken of a part of the log that is on its way into it, or of what its keys have left', async () => {
    const dataDir = emptyFolder()
    await (await open({ DATA_DIR: dataDir })).close()
    opened.pop()
    const into = join(emptyFolder(), 'backup')
    const backedUp = () =>
      spawnSync(process.execPath, ['services/cli/backup.ts', into], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: dataDir },
      })
    writeMigration(dataDir, {
      to: 'embedded',
      target: `DATA_DIR=${dataDir}`,
      installation: 'first',
      after: null,
      events: 1,
      since: 'noon',
      states: null,
      done: null,
    })
    expect(backedUp()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /has been on its way to .* since noon\. Run npm run migrate -- --to embedded again/,
      ),
    })
    rmSync(join(dataDir, 'migration.json'))
    halfMoved(dataDir, { to: 'mongodb', from: `DATA_DIR=${dataDir}` })
    writeFileSync(join(dataDir, 'keys', 'moved'), 'MongoDB 8.0\n')
    expect(backedUp()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/The keys of .* moved to MongoDB 8\.0\. Set MONGODB_URL/),
    })
    expect(existsSync(into)).toBe(false)
  })

  it('is never written over another, and is not there at all before it is complete', async () => {
    const dataDir = emptyFolder()
    await (await open({ DATA_DIR: dataDir })).close()
    opened.pop()
    const into = join(emptyFolder(), 'backup')
    mkdirSync(`${into}.part/log`, { recursive: true })
    backUp(dataDir, into)
    expect(existsSync(`${into}.part`)).toBe(false)
    expect(() => backUp(dataDir, into)).toThrow('is there already')
  })
})

describe('a restore of the event store alone', () => {
  it('is enough: beside the keys, everything else is built from it', async () => {
    const [peerData, dataDir] = [emptyFolder(), emptyFolder()]
    const peer = await startPeer(peerData)
    peers.push(peer)
    const platform = await open({ DATA_DIR: dataDir, EVENTSTORE_URL: peer.url })
    await work(platform, 5)
    const before = await everyDocument(platform)
    await platform.close()
    opened.pop()
    await peer.kill()

    const [restoredData, restoredDir] = [join(emptyFolder(), 'eventstore'), emptyFolder()]
    cpSync(peerData, restoredData, { recursive: true })
    cpSync(join(dataDir, 'keys'), join(restoredDir, 'keys'), { recursive: true })
    const restoredPeer = await startPeer(restoredData)
    peers.push(restoredPeer)
    const restored = await open({ DATA_DIR: restoredDir, EVENTSTORE_URL: restoredPeer.url })
    expect(await everyDocument(restored)).toEqual(before)
    // No message is sent a second time.
    expect(await restored.engines.mail.outbox(100)).toEqual([])
  })
})

it('every command that the instructions name exists', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../infra/backup.md'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
