import { describe, expect, it } from 'vitest'
import { keyRingContract } from '#test/contract-suites/key-ring.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { heldIn, useDatabases } from '#test/support/mongodb.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbKeyRing } from '#infra/engines/key-ring/mongodb.ts'

const database = useDatabases()
const folder = useFolders()

async function open(address: string, directory: string) {
  const connection = await connectMongoDb(address)
  try {
    return { ...(await mongodbKeyRing(connection, directory)), close: () => connection.close() }
  } catch (error) {
    await connection.close()
    throw error
  }
}

keyRingContract('MongoDB', async () => {
  const [address, directory] = [database(), folder()]
  return { keys: await open(address, directory), reopen: () => open(address, directory), atRest: () => heldIn(address) }
})

describe('keys of one installation in MongoDB', () => {
  it('are the same for every process that has the master key', async () => {
    const [address, directory] = [database(), folder()]
    const [one, other] = [await open(address, directory), await open(address, directory)]
    const made = await Promise.all([one.key('ada', { create: true }), other.key('ada', { create: true })])
    expect(made[0]).toEqual(made[1])
    await one.close()
    await other.close()
  })

  it('are refused to a process that has another master key, or none', async () => {
    const [address, directory] = [database(), folder()]
    await (await open(address, directory)).close()
    await expect(open(address, folder())).rejects.toThrow(/copy that master key/)
    const stranger = folder()
    await (await open(database(), stranger)).close()
    await expect(open(address, stranger)).rejects.toThrow(/another installation/)
  })
})
