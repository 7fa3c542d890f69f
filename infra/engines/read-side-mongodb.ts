import { join } from 'node:path'
import { mongodbAttemptCounter } from './attempt-counter/mongodb.ts'
import { mongodbKeyRing } from './key-ring/mongodb.ts'
import { mongodbLeases } from './leases/mongodb.ts'
import { mongodbOutbox } from './mail/mongodb.ts'
import { mongodbSentRegister } from './mail/sent-mongodb.ts'
import { mongodbReadStore } from './read-store/mongodb.ts'
import { mongodbSessionStore } from './session-store/mongodb.ts'
import { type Connection, nameOf } from './mongodb/connect.ts'

/** Everything that is kept in MongoDB, over one pool of connections. The master key of the key ring stays in the data folder. */
export async function openMongoDb(connection: Connection, dataDir: string) {
  return {
    reads: mongodbReadStore(connection),
    leases: mongodbLeases(connection),
    keys: await mongodbKeyRing(connection, join(dataDir, 'keys')),
    sessions: await mongodbSessionStore(connection),
    attempts: await mongodbAttemptCounter(connection),
    mail: await mongodbOutbox(connection),
    sent: await mongodbSentRegister(connection),
    names: { 'read store': nameOf(connection), mail: 'outbox' },
  }
}
