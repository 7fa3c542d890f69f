import { mailContract } from '#test/contract-suites/mail.contract.ts'
import { useDatabases } from '#test/support/mongodb.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbOutbox } from '#infra/engines/mail/mongodb.ts'

const database = useDatabases()

mailContract('MongoDB', async () => {
  const address = database()
  const open = async () => {
    const connection = await connectMongoDb(address)
    return { ...(await mongodbOutbox(connection)), close: () => connection.close() }
  }
  return { mail: await open(), reopen: open }
})
