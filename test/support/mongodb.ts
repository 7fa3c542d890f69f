import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BSON, MongoClient } from 'mongodb'
import { afterAll, beforeAll } from 'vitest'
import { type MongoPeerName, realMongo } from './engines/real.ts'

/** Databases of their own on the server under test, gone when the file is done. */
export function useDatabases(peer?: MongoPeerName) {
  const folder = mkdtempSync(join(tmpdir(), 'hirelog-mongo-'))
  const made: string[] = []
  let server: Awaited<ReturnType<typeof realMongo>>
  beforeAll(async () => void (server = await realMongo(folder, peer)))
  afterAll(async () => {
    // A server of our own goes with its folder.
    if (server.from === 'environment') await dropped(server.url, made)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    const name = `t${randomBytes(5).toString('hex')}`
    made.push(name)
    const address = new URL(server.url)
    address.pathname = `/${name}`
    return address.href
  }
}

const parts = ['', '_runtime', '_keys']

async function dropped(url: string, names: string[]) {
  const client = await new MongoClient(url).connect()
  for (const name of names) for (const part of parts) await client.db(name + part).dropDatabase()
  await client.close()
}

/** Everything that the databases behind an address hold, as bytes. */
export async function heldIn(address: string): Promise<Buffer> {
  const client = await new MongoClient(address).connect()
  const name = client.db().databaseName
  const all: Uint8Array[] = []
  for (const part of parts)
    for (const { name: collection } of await client
      .db(name + part)
      .listCollections()
      .toArray())
      for (const doc of await client
        .db(name + part)
        .collection(collection)
        .find()
        .toArray())
        all.push(BSON.serialize(doc))
  await client.close()
  return Buffer.concat(all)
}
