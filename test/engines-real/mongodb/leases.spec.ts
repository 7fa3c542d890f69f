import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type HolderElsewhere, leasesContract } from '#test/contract-suites/leases.contract.ts'
import { useDatabases } from '#test/support/mongodb.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import { mongodbLeases } from '#infra/engines/leases/mongodb.ts'

const database = useDatabases()
const ttlMs = 3000

async function holderElsewhere(address: string, name: string): Promise<HolderElsewhere> {
  const child = fork(join(import.meta.dirname, '../../support/lease-holder.ts'), [address, name, String(ttlMs)], {
    execArgv: [],
  })
  const said: Record<string, unknown>[] = []
  child.on('message', (message) => said.push(message as Record<string, unknown>))
  async function heard<T>(what: string): Promise<T> {
    for (;;) {
      const at = said.findIndex((message) => what in message)
      if (at >= 0) return said.splice(at, 1)[0]![what] as T
      await once(child, 'message')
    }
  }
  return {
    epoch: await heard<number>('epoch'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async save(key, value) {
      child.send({ key, value })
      return heard<'saved' | 'fenced'>('saved')
    },
    lost: () => heard('lost'),
    kill: () => void child.kill('SIGKILL'),
  }
}

leasesContract(
  'MongoDB',
  async () => {
    const address = database()
    const connection = await connectMongoDb(address)
    return {
      leases: [mongodbLeases(connection, { ttlMs }), mongodbLeases(connection, { ttlMs })],
      states: mongodbReadStore(connection),
      reopen: async () => mongodbLeases(connection, { ttlMs }),
      close: () => connection.close(),
      elsewhere: (name) => holderElsewhere(address, name),
    }
  },
  { turnMs: 600 },
)
