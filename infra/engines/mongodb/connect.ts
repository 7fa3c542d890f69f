import { type Db, MongoClient, type MongoClientOptions } from 'mongodb'
import { BadSettings } from '../../env.ts'
import { refuseWrongClock } from '../clocks.ts'
import { Unavailable } from '../failures.ts'
import { NotYetThere } from '../patience.ts'
import { absenceOf, type RefuseIfAway } from './absence.ts'
import { failWithTheirConnection } from './ended-connections.ts'
import { failure } from './errors.ts'
import { examine, named, type Server } from './server.ts'

export type Connection = {
  /** Read models and nothing else: what an analyst's user may read. */
  db: Db
  /** States, leases, sessions, the outbox. */
  runtime: Db
  /** Wrapped keys, apart, so that they can be backed up, or not, on their own. */
  keys: Db
  server: Server
  refuseIfAway: RefuseIfAway
  close(): Promise<void>
}

const SOCKET_MS = 10_000
const SELECTION_MS = 5000
/** How soon a server that is back is found by those who do not wait for it; the driver's own is 10 s. */
const HEARTBEAT_MS = 2000
export const MAX_TIME_MS = 10_000

const OPTIONS = {
  appName: 'hirelog',
  ignoreUndefined: true,
  connectTimeoutMS: SELECTION_MS,
  serverSelectionTimeoutMS: SELECTION_MS,
  heartbeatFrequencyMS: HEARTBEAT_MS,
  socketTimeoutMS: SOCKET_MS,
  waitQueueTimeoutMS: SOCKET_MS,
  maxPoolSize: 20,
  readPreference: 'primary',
  // A majority read never shows what a change of primary can take back. It may be a moment behind, which a guarded
  // write then notices; so nothing here needs the far slower linearizable read.
  readConcern: { level: 'majority' },
  writeConcern: { w: 'majority', wtimeoutMS: SOCKET_MS },
} satisfies MongoClientOptions

/**
 * One pool for everything in MongoDB. `knownAfterMs`: missed for so long, the server is known to be away.
 * @throws NotYetThere when no server answers; BadSettings when the address, the credentials, the certificate or the server
 * cannot be used. Nothing was written.
 */
export async function connectMongoDb(
  url: string,
  { knownAfterMs }: { knownAfterMs?: number | undefined } = {},
): Promise<Connection> {
  const shown = url.replace(/\/\/[^@/]*@/, '//***@')
  const refuse = (error: unknown) => {
    const { found, mayPass } = reason(error, url)
    return new (mayPass ? NotYetThere : BadSettings)([`MONGODB_URL=${shown} cannot be used: ${found}`])
  }
  await failWithTheirConnection()
  let client: MongoClient
  try {
    client = new MongoClient(url, OPTIONS)
  } catch (error) {
    throw refuse(error)
  }
  const refuseIfAway = absenceOf(client, knownAfterMs)
  try {
    await client.connect()
    const name = /^[^/]+\/\/[^/]+\/[^?]/.test(url) ? client.db().databaseName : 'hirelog'
    const [db, runtime, keys] = [client.db(name), client.db(`${name}_runtime`), client.db(`${name}_keys`)]
    refuseWrongClock('MONGODB_URL', await timeAt(runtime))
    return { db, runtime, keys, server: await examine(runtime), refuseIfAway, close: () => client.close() }
  } catch (error) {
    await client.close()
    throw error instanceof BadSettings ? error : refuse(error)
  }
}

/** What time it is there; by its older name where a server does not know the newer one. */
const timeAt = async (db: Db): Promise<Date> =>
  (await db.command({ hello: 1 }).catch(() => db.command({ isMaster: 1 }))).localTime as Date

export const nameOf = ({ server }: Connection) => named(server)

/** What was found and what to do about it, or whether that may pass. */
function reason(error: unknown, url: string): { found: string; mayPass: boolean } {
  const { code, message, cause } = error as { code?: unknown; message: string; cause?: Error }
  const text = [message, cause?.message].filter(Boolean).join(': ')
  const final = (found: string) => ({ found, mayPass: false })
  if (code === 18 || /authentication failed|SCRAM|AuthenticationFailed/i.test(text))
    return final(`user or password is not right, or authSource names another database (${message})`)
  if (code === 13)
    return final(`the user may not do what is needed; infra/cluster/mongodb-users.js makes one who may (${message})`)
  if (/certificate|self-signed|altnames|unable to verify/i.test(text))
    return final(`its certificate is not trusted; name the authority with tlsCAFile (${message})`)
  if (/secure TLS connection|wrong version number|SSL routines|ECONNRESET/i.test(text))
    return final(
      `it ends the connection: one of the two speaks TLS and the other does not, check tls=true (${message})`,
    )
  if (/ENOTFOUND/.test(text)) return final(`no host of this name is known (${message})`)
  const set = /[?&]replicaSet=([^&]*)/i.exec(url)?.[1]
  if (set !== undefined && answersOutside(error))
    return {
      found: `a server answers and is no member of a replica set called ${set}; check replicaSet`,
      mayPass: true,
    }
  if (/connection .* closed/.test(text))
    return {
      found: `it ends the connection; ${/[?&](tls|ssl)=true/i.test(url) || url.startsWith('mongodb+srv:') ? 'is it a MongoDB?' : 'if it asks for TLS, say tls=true'} (${message})`,
      mayPass: true,
    }
  if (/ECONNREFUSED|EAI_AGAIN|timed out|ETIMEDOUT/i.test(text))
    return { found: `nothing answers there (${message})`, mayPass: true }
  return { found: text, mayPass: failure(error, false) instanceof Unavailable }
}

/** Of a replica set the driver forgets the servers that say they are not in it; those that do not answer it keeps. */
function answersOutside(error: unknown): boolean {
  const { reason } = error as { reason?: { type?: string; servers?: ReadonlyMap<string, unknown> } }
  return reason?.type === 'ReplicaSetNoPrimary' && reason.servers?.size === 0
}
