import { sessionStoreContract } from '#test/contract-suites/session-store.contract.ts'
import { heldIn, useDatabases } from '#test/support/mongodb.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbSessionStore } from '#infra/engines/session-store/mongodb.ts'

const database = useDatabases()

sessionStoreContract('MongoDB', async (now) => {
  const address = database()
  const open = async () => {
    const connection = await connectMongoDb(address)
    return { ...(await mongodbSessionStore(connection, now)), close: () => connection.close() }
  }
  return { store: await open(), reopen: open, atRest: () => heldIn(address) }
})
