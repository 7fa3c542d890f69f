import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mayPass } from '#infra/engines/failures.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import { acme } from '../../fixtures/people.ts'
import { type MongoPeer, startFerret } from '../../support/engines/mongo-servers.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-long-writes-'))
const spec = { name: 'things_v1', indexes: [], counters: [] }
let mongo: MongoPeer
beforeAll(async () => void (mongo = await startFerret(join(folder, 'mongo'))), 60_000)
afterAll(async () => {
  await mongo?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Of many documents, so long together that they do not fit into what a network holds on the way. */
const long = (rev: number) =>
  Array.from({ length: 40 }, (_, n) => ({
    collection: spec.name,
    expected: rev === 0 ? null : rev - 1,
    doc: { _id: `long ${n}`, companyId: acme, rev, text: 'x'.repeat(400_000) },
  }))

it.each([
  ['is killed', () => mongo.kill(), () => mongo.start()],
  ['is frozen', async () => mongo.freeze(), async () => mongo.thaw()],
])(
  'a long write to a server that %s on the way does not wait for ever, and is made once it is back',
  async (_how, harm, heal) => {
    const connection = await connectMongoDb(`${mongo.url}long`)
    const reads = mongodbReadStore(connection)
    await reads.ensure(spec)
    await reads.compareAndSet(long(0))
    const { db } = connection
    const writing = reads.compareAndSet(long(1)).catch((error: unknown) => error)
    await harm()
    const ended = await writing
    if (!Array.isArray(ended)) expect(ended).toSatisfy(mayPass)
    await heal()
    await reads.compareAndSet(long(1))
    expect(await reads.revisions(spec.name, ['long 0', 'long 39'])).toEqual([1, 1])
    await db.dropCollection(spec.name)
    await connection.close()
  },
  90_000,
)
