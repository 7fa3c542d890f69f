import { Fenced } from '#infra/engines/failures.ts'
import { mongodbLeases } from '#infra/engines/leases/mongodb.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'

/** A process that holds a lease and saves states on command: `lease-holder.ts <address> <name> <ttl>`. */
const [address, name, ttlMs] = process.argv.slice(2)
const connection = await connectMongoDb(address!)
const states = mongodbReadStore(connection)
const lease = await mongodbLeases(connection, { ttlMs: Number(ttlMs) }).acquire(name!, new AbortController().signal)
process.send!({ epoch: lease.epoch })
lease.lost.addEventListener('abort', () => process.send!({ lost: true }))
process.on('message', ({ key, value }: { key: string; value: unknown }) => {
  states.saveState(key, value, lease.epoch).then(
    () => process.send!({ saved: 'saved' }),
    (error) => process.send!({ saved: error instanceof Fenced ? 'fenced' : String(error) }),
  )
})
process.on('disconnect', () => process.exit())
