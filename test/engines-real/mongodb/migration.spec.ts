import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { mongodbLeases } from '#infra/engines/leases/mongodb.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { allProjections } from '#projections/all.ts'
import { cards } from '#projections/board/cards.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { openPlatform, type WholePlatform } from '#services/platform.ts'
import { seeded } from '#test/fixtures/seeded.ts'
import { startPeer, type Peer } from '#test/peers/eventstoredb/start-peer.ts'
import { emptyFolder, tampered } from '#test/support/data-folder.ts'
import { folderWithCandidates, rowsOf } from '#test/support/migration.ts'
import { heldIn, useDatabases } from '#test/support/mongodb.ts'

const database = useDatabases('mongo-java-server')
const KILLS = Number(process.env.MIGRATION_KILLS ?? 5)
const args = (to: string) => ['services/cli/migrate.ts', '--to', to]
const cli = (env: Record<string, string>, given: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, given, {
    encoding: 'utf8',
    env: { ...process.env, EVENTSTORE_URL: '', MONGODB_URL: '', ...env },
  })
  return { status, said: stdout + stderr }
}
const run = (env: Record<string, string>, to: string) => cli(env, args(to))

/** While this process goes on with what it holds. */
const ended = (env: Record<string, string>, to: string) =>
  new Promise<{ status: number | null; said: string }>((done) => {
    const child = spawn(process.execPath, args(to), {
      env: { ...process.env, EVENTSTORE_URL: '', MONGODB_URL: '', ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
    child.once('close', (status) => done({ status, said }))
  })

const peers: Peer[] = []
afterEach(async () => {
  for (const peer of peers.splice(0)) await peer.kill()
})
let folder: string
let before: Record<string, unknown>
/** Every document of every read model, names of people and all, once nothing is on its way. */
async function documentsOf(platform: WholePlatform) {
  await vi.waitFor(async () => expect(await platform.relay.lag()).toBe(0), { timeout: 60_000 })
  const all: Record<string, unknown> = {}
  for (const projection of allProjections)
    all[projection.name] = await platform.reads.store.find(collectionOf(projection), { filter: {}, sort: { _id: 1 } })
  return all
}
const documentsWith = async (env: Record<string, string>) => {
  const platform = await openPlatform(readEnv(env))
  try {
    return await documentsOf(platform)
  } finally {
    await platform.close()
  }
}
beforeAll(async () => {
  folder = await folderWithCandidates(40)
  before = await documentsWith({ DATA_DIR: folder })
  expect(JSON.stringify(before)).toContain('Person 7')
})
const laptop = () => tampered(folder, () => {})
const everyFile = (folder: string) =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name))),
  )

describe('npm run migrate with MongoDB', () => {
  it('moves keys and messages, after which every page is as it was, and no key is left behind', async () => {
    const [DATA_DIR, MONGODB_URL] = [laptop(), database()]
    const moved = run({ DATA_DIR, MONGODB_URL }, 'mongodb')
    expect(moved).toMatchObject({ status: 0, said: expect.stringMatching(/40 keys and \d+ messages moved to/) })
    expect(moved.said).toMatch(
      /\d+ read models built in .*, (?!0 )\d+ documents, 0 of which differ from what is in the folder\./,
    )
    expect(existsSync(join(DATA_DIR, 'keys', 'keys.db'))).toBe(false)
    expect(await documentsWith({ DATA_DIR, MONGODB_URL })).toEqual(before)
    await expect(openPlatform(readEnv({ DATA_DIR }))).rejects.toThrow(
      /keys of .* moved to .*Set MONGODB_URL, or bring them back/,
    )

    const back = run({ DATA_DIR, MONGODB_URL }, 'embedded')
    expect(back.said).toMatch(/(?!0 )\d+ documents compared with those in .*, 0 of which differ\./)
    expect(back.status).toBe(0)
    expect(await documentsWith({ DATA_DIR })).toEqual(before)
  })

  it('moves a whole company from a laptop to both servers with one command, and back', async () => {
    const peer = await startPeer(emptyFolder())
    peers.push(peer)
    const [DATA_DIR, MONGODB_URL, EVENTSTORE_URL] = [laptop(), database(), peer.url]
    const rows = rowsOf(DATA_DIR)
    const there = run({ DATA_DIR, MONGODB_URL, EVENTSTORE_URL }, 'eventstore')
    expect(there.said).toContain(`${rows.length} events in`)
    expect(there.said).toMatch(
      /\d+ read models built in .*, (?!0 )\d+ documents, 0 of which differ from what is in the folder\./,
    )
    expect(there.status).toBe(0)
    expect(await documentsWith({ DATA_DIR, MONGODB_URL, EVENTSTORE_URL })).toEqual(before)
    const back = run({ DATA_DIR, MONGODB_URL, EVENTSTORE_URL }, 'embedded')
    expect(back.said).toMatch(/(?!0 )\d+ documents compared with those in .*, 0 of which differ\./)
    expect(back.status).toBe(0)
    expect(rowsOf(DATA_DIR)).toEqual(rows)
    expect(await documentsWith({ DATA_DIR })).toEqual(before)
  })

  it('is refused while one of the settings is missing that say where the rest lies by now, and the platform goes on as it was', async () => {
    const peer = await startPeer(emptyFolder())
    peers.push(peer)
    const [DATA_DIR, MONGODB_URL, EVENTSTORE_URL] = [laptop(), database(), peer.url]
    expect(run({ DATA_DIR, MONGODB_URL, EVENTSTORE_URL }, 'mongodb')).toMatchObject({
      status: 1,
      said: expect.stringContaining('an event store without events'),
    })
    expect(run({ DATA_DIR, MONGODB_URL, EVENTSTORE_URL }, 'eventstore')).toMatchObject({
      status: 0,
      said: expect.stringContaining('From now on start with EVENTSTORE_URL and MONGODB_URL set.'),
    })
    for (const to of ['mongodb', 'embedded'])
      expect(run({ DATA_DIR, MONGODB_URL }, to)).toMatchObject({
        status: 1,
        said: expect.stringMatching(/The log of .* moved to .* Set EVENTSTORE_URL/),
      })
    for (const to of ['eventstore', 'embedded'])
      expect(run({ DATA_DIR, EVENTSTORE_URL }, to)).toMatchObject({
        status: 1,
        said: expect.stringMatching(/The keys of .* moved to .* Set MONGODB_URL/),
      })
    expect(await documentsWith({ DATA_DIR, MONGODB_URL, EVENTSTORE_URL })).toEqual(before)
  })

  it("leaves no one's name, message or session behind, whichever way it goes", async () => {
    const [DATA_DIR, MONGODB_URL] = [laptop(), database()]
    const platform = await openPlatform(readEnv({ DATA_DIR }))
    const { token } = await platform.engines.sessions.create({
      kind: 'browser',
      companyId: 'acme',
      userId: 'somebody',
      epoch: 0,
      method: 'password',
      device: null,
      scopes: null,
    })
    await platform.engines.mail.send({
      id: 'm1',
      tenant: 't',
      to: 'somebody@acme.test',
      subject: 'Hello',
      text: 'Dear Person 7',
      sentAt: '2026-01-01T00:00:00.000Z',
    })
    await platform.close()
    const named = (held: Buffer) => held.includes('Person 7')
    expect(named(everyFile(DATA_DIR))).toBe(true)
    expect(run({ DATA_DIR, MONGODB_URL }, 'mongodb').status).toBe(0)
    expect(named(everyFile(DATA_DIR))).toBe(false)
    expect(named(await heldIn(MONGODB_URL))).toBe(true)

    expect(run({ DATA_DIR, MONGODB_URL }, 'embedded').status).toBe(0)
    expect(named(await heldIn(MONGODB_URL))).toBe(false)
    const back = await openPlatform(readEnv({ DATA_DIR }))
    expect((await back.engines.mail.outbox(10)).map(({ id }) => id)).toContain('m1')
    expect(await back.engines.sessions.isLive(token)).toBe(false)
    await back.close()
  })

  it('is not brought back under the hands of processes that are at work, and waits out one that was killed', async () => {
    const [DATA_DIR, MONGODB_URL] = [laptop(), database()]
    expect(run({ DATA_DIR, MONGODB_URL }, 'mongodb').status).toBe(0)
    const connection = await connectMongoDb(MONGODB_URL)
    const lease = await mongodbLeases(connection).acquire('relay', new AbortController().signal)
    const refused = await ended({ DATA_DIR, MONGODB_URL }, 'embedded')
    expect(refused).toMatchObject({
      status: 1,
      said: expect.stringMatching(/The platform is at work \(relay\).* Stop every process of it first/),
    })
    expect(existsSync(join(DATA_DIR, 'keys', 'keys.db'))).toBe(false)
    await lease.release()
    await connection.close()
    expect(run({ DATA_DIR, MONGODB_URL }, 'embedded').status).toBe(0)
  })

  it('says how many documents are not in MongoDB what they were in the folder', async () => {
    const [DATA_DIR, MONGODB_URL] = [laptop(), database()]
    const folder = embeddedReadStore(join(DATA_DIR, 'read'))
    const collection = collectionOf(cards)
    const [one] = await folder.find(collection, { filter: {}, sort: { _id: 1 }, limit: 1 })
    await folder.compareAndSet([{ collection, expected: one!.rev, doc: { ...one!, name: 'Somebody else' } }])
    await folder.close()
    expect(run({ DATA_DIR, MONGODB_URL }, 'mongodb')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/ 1 of which differ from what is in the folder/),
    })
    expect(await documentsWith({ DATA_DIR, MONGODB_URL })).toEqual(before)
  })

  it('does not let a platform start that would find its keys in neither place', async () => {
    const [DATA_DIR, MONGODB_URL] = [laptop(), database()]
    await expect(openPlatform(readEnv({ DATA_DIR, MONGODB_URL }))).rejects.toThrow(
      'Move them with npm run migrate -- --to mongodb',
    )
    expect((await heldIn(MONGODB_URL)).length).toBe(0)
  })

  it('goes on where it was when it is killed, and loses no key', async () => {
    const random = seeded(Number(process.env.SEED ?? 3))
    const [DATA_DIR, MONGODB_URL] = [laptop(), database()]
    const env = { ...process.env, DATA_DIR, MONGODB_URL, EVENTSTORE_URL: '' }
    for (let killed = 0; killed < KILLS; killed++) {
      const at = ['G5', 'G6', 'any'][random.below(3)]!
      const child = spawn(process.execPath, args('mongodb'), {
        env: { ...env, ...(at !== 'any' && { CRASH_AT: at }) },
        stdio: 'ignore',
      })
      const timer = at === 'any' ? setTimeout(() => child.kill('SIGKILL'), 200 + random.below(900)) : undefined
      await new Promise((done) => child.once('exit', done))
      clearTimeout(timer)
    }
    expect(run({ DATA_DIR, MONGODB_URL }, 'mongodb')).toMatchObject({ status: 0 })
    expect(await documentsWith({ DATA_DIR, MONGODB_URL })).toEqual(before)
  })

  it('says at the next start that it was killed before it had cleared up, and clears up when it is run again, whichever way it goes', async () => {
    const [DATA_DIR, MONGODB_URL] = [laptop(), database()]
    const env = { DATA_DIR, MONGODB_URL }
    const named = (held: Buffer) => held.includes('Person 7')
    expect(run({ ...env, CRASH_AT: 'G8' }, 'mongodb').status).toBeNull()
    expect(named(everyFile(DATA_DIR))).toBe(true)
    await expect(openPlatform(readEnv(env))).rejects.toThrow(
      /not cleared up there.*npm run migrate -- --to mongodb again/,
    )
    for (const [asked, ...given] of [
      ['verify'],
      ['stream', 'candidate'],
      ['rebuild', 'all'],
      ['backup', join(emptyFolder(), 'backup')],
    ])
      expect(cli(env, [`services/cli/${asked}.ts`, ...given])).toMatchObject({
        status: 1,
        said: expect.stringMatching(/^A move .* not cleared up there.*npm run migrate -- --to mongodb again.*\n$/),
      })
    expect(run(env, 'mongodb')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/Went on where it was.*are gone from DATA_DIR/s),
    })
    expect(named(everyFile(DATA_DIR))).toBe(false)
    expect(await documentsWith(env)).toEqual(before)

    expect(run({ ...env, CRASH_AT: 'G8' }, 'embedded').status).toBeNull()
    expect(named(await heldIn(MONGODB_URL))).toBe(true)
    await expect(openPlatform(readEnv({ DATA_DIR }))).rejects.toThrow(
      /not cleared up there.*npm run migrate -- --to embedded again/,
    )
    expect(run(env, 'embedded')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/Went on where it was.*are gone from MONGODB_URL/s),
    })
    expect(named(await heldIn(MONGODB_URL))).toBe(false)
    expect(await documentsWith({ DATA_DIR })).toEqual(before)
  })

  it.each([1, allProjections.length])(
    'finds no difference in what it had cleared up before it was killed: %i of the read models',
    async (cleared) => {
      const env = { DATA_DIR: laptop(), MONGODB_URL: database() }
      expect(run(env, 'mongodb').status).toBe(0)
      expect(run({ ...env, CRASH_AT: `G9:${cleared}` }, 'embedded').status).toBeNull()
      expect(run(env, 'embedded')).toMatchObject({
        status: 0,
        said: expect.stringMatching(/Went on where it was.* 0 of which differ\..*are gone from MONGODB_URL/s),
      })
      expect((await heldIn(env.MONGODB_URL)).includes('Person 7')).toBe(false)
      expect(await documentsWith({ DATA_DIR: env.DATA_DIR })).toEqual(before)
    },
  )
})
