import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import { readStoreContract } from '../../contract-suites/read-store.contract.ts'
import { useDatabases } from '../../support/mongodb.ts'

const peers = [
  ['ferretdb', { share: 0.05, noNestedLists: 'FerretDB 1.24 keeps no list inside of a list' }],
  ['mongo-java-server', { share: 0.3 }],
] as const

for (const [peer, limits] of process.env.MONGODB_URL ? ([['MongoDB', {}]] as const) : peers) {
  const database = useDatabases(peer === 'MongoDB' ? undefined : peer)
  readStoreContract(
    peer,
    async () => {
      const address = database()
      const open = async () => {
        const connection = await connectMongoDb(address)
        return { ...mongodbReadStore(connection), close: () => connection.close() }
      }
      return { store: await open(), reopen: open }
    },
    limits,
  )
}
