import { afterEach } from 'vitest'
import { mongodbAttemptCounter } from '#infra/engines/attempt-counter/mongodb.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { attemptCounterContract } from '#test/contract-suites/attempt-counter.contract.ts'
import { heldIn, useDatabases } from '#test/support/mongodb.ts'

const database = useDatabases()
const opened: Awaited<ReturnType<typeof connectMongoDb>>[] = []
afterEach(async () => {
  for (const connection of opened.splice(0)) await connection.close()
})

attemptCounterContract('MongoDB', async () => {
  const address = database()
  const open = async () => {
    const connection = await connectMongoDb(address)
    opened.push(connection)
    return mongodbAttemptCounter(connection)
  }
  return { counter: await open(), another: open, atRest: async () => heldIn(address) }
})
