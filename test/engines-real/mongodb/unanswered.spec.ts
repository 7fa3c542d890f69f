import { afterAll, beforeAll, expect, it } from 'vitest'
import { Ambiguous, Unavailable } from '#infra/engines/failures.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { acme } from '../../fixtures/people.ts'
import { networkLink, type NetworkLink } from '../../peers/network.ts'
import { useDatabases } from '../../support/mongodb.ts'

const database = useDatabases()
const spec = { name: 'things_v1', indexes: [], counters: [] }
const doc = (id: string, rev: number) => ({ _id: id, companyId: acme, rev })

let link: NetworkLink
beforeAll(async () => void (link = await networkLink()))
afterAll(() => link.stop())

/** A read store with one document, over a link that is sound until the test says otherwise. */
async function linked() {
  const address = new URL(database())
  link.to(address.hostname, Number(address.port))
  address.host = `127.0.0.1:${link.port}`
  await link.heal()
  const connection = await connectMongoDb(address.href)
  const reads = mongodbReadStore(connection)
  await reads.ensure(spec)
  await reads.compareAndSet([{ collection: spec.name, expected: null, doc: doc('there', 0) }])
  return { reads, close: () => link.heal().then(connection.close) }
}

/** How each kind of write fails: of a document that is new, of one that is there, of a state. */
async function failures(reads: ReadStore) {
  const writes = [
    reads.compareAndSet([{ collection: spec.name, expected: null, doc: doc('new', 0) }]),
    reads.compareAndSet([{ collection: spec.name, expected: 0, doc: doc('there', 1) }]),
    reads.saveState('how far', 1),
  ]
  return (await Promise.allSettled(writes)).map((each) => (each as PromiseRejectedResult).reason as unknown)
}
const all = (kind: typeof Ambiguous | typeof Unavailable) =>
  Array.from({ length: 3 }, () => expect.any(kind) as unknown)

it('a write whose answer is lost may have been done, whatever it writes', async () => {
  const { reads, close } = await linked()
  link.trouble({ is: 'one-way', afterBytes: 0 })
  expect(await failures(reads)).toEqual(all(Ambiguous))
  await close()
})

it('a write while the server is known to be away was not done', async () => {
  const { reads, close } = await linked()
  link.trouble({ is: 'cut' })
  await expect(reads.get(spec.name, 'there')).rejects.toBeInstanceOf(Unavailable)
  expect(await failures(reads)).toEqual(all(Unavailable))
  await close()
})
