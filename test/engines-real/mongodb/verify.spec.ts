import { spawnSync } from 'node:child_process'
import { MongoClient } from 'mongodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { verifyEverything } from '#services/audit/verify-everything.ts'
import { acme } from '../../fixtures/people.ts'
import { useDatabases } from '../../support/mongodb.ts'
import { idOf, installation, people, spoil } from './log-and-read-models.ts'

const database = useDatabases()
const run = (script: string, env: Record<string, string>, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`services/cli/${script}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, EVENTSTORE_URL: '', MONGODB_URL: '', ...env },
  })
  return { status, said: stdout + stderr }
}

let MONGODB_URL: string
let DATA_DIR: string
beforeAll(async () => {
  MONGODB_URL = database()
  DATA_DIR = (await installation(MONGODB_URL)).dataDir
}, 60_000)

describe('npm run verify with keys and read models in MongoDB', () => {
  it('opens every event with the keys that lie there, and checks every document that is read there', () => {
    const { status, said } = run('verify', { DATA_DIR, MONGODB_URL })
    expect(said).toContain(`${people} documents of cards_v2, each folded again from its stream`)
    expect(said).toContain('Everything holds.')
    expect(status).toBe(0)
  })

  it('finds there what is not the fold of its stream, and what has none', async () => {
    const spoilt = database()
    const { dataDir } = await installation(spoilt)
    await spoil(spoilt)
    const { ok, documents } = await verifyEverything({ DATA_DIR: dataDir, MONGODB_URL: spoilt })
    expect(ok).toBe(false)
    expect(documents.faults).toEqual([
      expect.stringMatching(/^cards_v2 .* is not the fold of its stream: name$/),
      expect.stringMatching(/^cards_v2 .* has no stream$/),
    ])
    expect(documents.behind).toBe(1)
  })

  it('finds a document that says it knows more than its stream holds', async () => {
    const ahead = database()
    const { dataDir } = await installation(ahead)
    const client = await new MongoClient(ahead).connect()
    const live = (await client
      .db(`${client.db().databaseName}_runtime`)
      .collection<{ _id: string; live: string }>('aliases')
      .findOne({ _id: 'cards_v2' }))!.live
    await client
      .db()
      .collection<{ _id: string; rev: number }>(live)
      .updateOne({ _id: idOf(0) }, { $set: { rev: 7 } })
    await client.close()
    const { documents } = await verifyEverything({ DATA_DIR: dataDir, MONGODB_URL: ahead })
    expect(documents.faults).toEqual([`cards_v2 ${idOf(0)} holds revision 7, its stream ends at 0`])
  })
})

it('npm run stream opens what the keys in MongoDB open', () => {
  const { said } = run('stream', { DATA_DIR, MONGODB_URL }, streamName(acme, 'candidate', idOf(0)))
  expect((JSON.parse(said.split('\n', 1)[0]!) as { event: { data: { name: string } } }).event.data.name).toBe(
    'Person 0',
  )
})

it.each(['verify', 'rebuild', 'stream'])(
  'npm run %s is refused without MONGODB_URL, where everybody would read as erased',
  (script) => {
    expect(run(script, { DATA_DIR }, ...(script === 'verify' ? [] : ['cards']))).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^The keys of .* moved to .* Set MONGODB_URL/),
    })
  },
)
