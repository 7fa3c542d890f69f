import { expect, it } from 'vitest'
import { allProjections } from '#projections/all.ts'
import { specOf } from '#projections/runtime/projection.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import { useDatabases } from '../../support/mongodb.ts'

const database = useDatabases()

it('processes that start together on an empty database find or make every collection with its indexes', async () => {
  const address = database()
  const processes = await Promise.all(Array.from({ length: 6 }, () => connectMongoDb(address)))
  await Promise.all(
    processes.map(async (connection) => {
      const reads = mongodbReadStore(connection)
      for (const projection of allProjections) await reads.ensure(specOf(projection), projection)
    }),
  )
  const collections = await processes[0]!.db.listCollections({}, { nameOnly: true }).toArray()
  expect(collections.length).toBeGreaterThanOrEqual(allProjections.length)
  for (const connection of processes) await connection.close()
})
