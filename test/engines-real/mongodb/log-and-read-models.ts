import { MongoClient } from 'mongodb'
import { streamName } from '#contracts/kernel/streams.ts'
import { codec } from '#infra/codec.ts'
import { moveKeysToMongoDb } from '#infra/engines/key-ring/move-keys.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { openEngines } from '#infra/engines/open.ts'
import { allProjections } from '#projections/all.ts'
import { buildMissingByPort } from '#projections/rebuild/rebuild-by-port.ts'
import * as c from '../../fixtures/candidate.ts'
import { acme } from '../../fixtures/people.ts'
import { appendAll, emptyFolder, type Happening } from '../../support/data-folder.ts'

export const people = 30
export const idOf = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
export const person = (n: number): Happening[] => {
  const added = { ...c.adaAdded, data: { ...c.adaAdded.data, candidateId: idOf(n), name: `Person ${n}` } }
  return [added, c.adaInvited, c.adaStarted, c.adaMoved('default', 'hired')]
    .slice(0, 1 + (n % 4))
    .map((event) => ({ stream: streamName(acme, 'candidate', idOf(n)), event }))
}

/** A log in a folder, its read models in MongoDB, level with it. */
export async function installation(url: string) {
  const dataDir = emptyFolder()
  await appendAll(dataDir, Array.from({ length: people }, (_, n) => person(n)).flat())
  const connection = await connectMongoDb(url)
  await moveKeysToMongoDb(dataDir, connection, 'MongoDB')
  await connection.close()
  const open = async () => {
    const engines = await openEngines({ DATA_DIR: dataDir, MONGODB_URL: url })
    return { ...engines, codec: codec(engines.keys) }
  }
  const engines = await open()
  await buildMissingByPort(engines, allProjections)
  await engines.close()
  return { dataDir, open }
}

/** Spoils live documents in three ways: changed, gone, and one that no event made. */
export async function spoil(url: string) {
  const client = await new MongoClient(url).connect()
  const live = (await client
    .db(`${client.db().databaseName}_runtime`)
    .collection<{ _id: string; live: string }>('aliases')
    .findOne({ _id: 'cards_v2' }))!.live
  const documents = client.db().collection<{ _id: string }>(live)
  await documents.updateOne({ _id: idOf(5) }, { $set: { name: 'Somebody else' } })
  await documents.deleteOne({ _id: idOf(8) })
  await documents.insertOne({ ...(await documents.findOne({ _id: idOf(9) }))!, _id: 'nobody' })
  await client.close()
}

export async function collectionsIn(url: string) {
  const client = await new MongoClient(url).connect()
  const names = (await client.db().listCollections().toArray())
    .filter(({ type }) => type !== 'view')
    .map(({ name }) => name)
  await client.close()
  return names
}
