import { expect, it } from 'vitest'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import { useDatabases } from '../../support/mongodb.ts'
import { acme } from '../../fixtures/people.ts'

const database = useDatabases('mongo-java-server')
const spec = { name: 'things_v1', indexes: [], counters: [] }
const doc = (note: string) => ({ _id: 'one', companyId: acme, rev: 0, note })

it('what was written before a rebuild is not written again over what the rebuild made of it', async () => {
  const connection = await connectMongoDb(database())
  const reads = mongodbReadStore(connection)
  await reads.ensure(spec)
  await reads.compareAndSet([{ collection: spec.name, expected: null, doc: doc('damaged') }])
  const recent = () => reads.getMany(spec.name, ['one'], { recent: true })
  expect(await recent()).toEqual([doc('damaged')])

  const rebuilt = await reads.replace!(spec)
  await reads.compareAndSet([{ collection: rebuilt.collection, expected: null, doc: doc('as it should be') }])
  await rebuilt.follow()
  await rebuilt.switchOver()
  expect(await recent()).toEqual([doc('as it should be')])
  await rebuilt.finish()
  await connection.close()
})
