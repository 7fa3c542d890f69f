import { expect, it } from 'vitest'
import { mailContract } from '#test/contract-suites/mail.contract.ts'
import { useDatabases } from '#test/support/mongodb.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbOutbox } from '#infra/engines/mail/mongodb.ts'
import { mongodbSentRegister } from '#infra/engines/mail/sent-mongodb.ts'

const database = useDatabases()

mailContract('MongoDB', async () => {
  const address = database()
  const open = async () => {
    const connection = await connectMongoDb(address)
    return { ...(await mongodbOutbox(connection)), close: () => connection.close() }
  }
  return { mail: await open(), reopen: open }
})

it('every process knows which messages have left', async () => {
  const address = database()
  const [one, other] = [await connectMongoDb(address), await connectMongoDb(address)]
  const [sent, seen] = [await mongodbSentRegister(one), await mongodbSentRegister(other)]
  await sent.add('welcome')
  await seen.add('welcome')
  expect([await seen.has('welcome'), await sent.has('goodbye')]).toEqual([true, false])
  await one.close()
  await other.close()
})
