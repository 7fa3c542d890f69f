import { join } from 'node:path'
import { BadSettings } from '../env.ts'
import { sha256 } from '../hashing.ts'
import type { EventStoreDb } from '../engines/event-store/eventstoredb.ts'
import { keysInFolder, refuseForeignLog } from './foreign-log.ts'
import type { KeyRing } from '../engines/key-ring/key-ring.ts'
import { type Master, masterIn } from '../engines/key-ring/master.ts'
import type { Connection } from '../engines/mongodb/connect.ts'
import { refuseMoved } from './moved.ts'
import type { EngineSettings } from '../engines/engine-settings.ts'
import { patiently } from '../engines/patience.ts'

export type Servers = { events?: EventStoreDb; mongo?: Connection }

/** What an installation is called on brokers that others use too: only its master key makes it. */
export const busOf = (keys: Pick<Master, 'sign'>) => sha256(keys.sign('installation', 'kafka')).slice(0, 16)
/** The name of an installation that has no master key yet. */
const NOBODY = 'new'
const nameOn = (master: Master | null) => (master ? busOf(master) : NOBODY)

/**
 * Connects to every server that the settings name, and looks at each before anything is written to one of them or to
 * the folder: a first start with one wrong setting leaves no keys, topics or collections behind.
 * @throws BadSettings with the setting, what was found and what to do.
 */
export async function lookAtServers(
  env: EngineSettings,
  keep: <Opened extends object>(opened: Opened) => Opened,
): Promise<Servers> {
  const { DATA_DIR, EVENTSTORE_URL, KAFKA_BROKERS, MONGODB_URL, ENGINES_WAIT_S, KEYS_LOST } = env
  refuseMoved(env)
  const master = () => masterIn(join(DATA_DIR, 'keys'))
  const servers: Servers = {}
  if (MONGODB_URL !== undefined) {
    const { connectMongoDb } = await import('../engines/mongodb/connect.ts')
    const { mongo } = keep({ mongo: await patiently(() => connectMongoDb(MONGODB_URL), ENGINES_WAIT_S) })
    servers.mongo = mongo
  }
  if (EVENTSTORE_URL !== undefined) {
    const { openEventStoreDb } = await import('../engines/event-store/eventstoredb.ts')
    const { events } = keep({ events: await patiently(() => openEventStoreDb(EVENTSTORE_URL), ENGINES_WAIT_S) })
    // In this order, here and below: of roles that start together, one makes the master key before it writes anywhere.
    if (KEYS_LOST === undefined && (await patiently(() => events.lastPosition(), ENGINES_WAIT_S)) !== null && !master())
      throw new BadSettings([
        `EVENTSTORE_URL names the event store of an installation, and DATA_DIR=${DATA_DIR} has no master key that opens its events. Copy the folder keys of that installation, or name an empty event store (KEYS_LOST=yes, if those keys are gone for good)`,
      ])
    if (KEYS_LOST === undefined)
      await patiently(async () => refuseForeignLog(events, await keysOf(env, servers)), ENGINES_WAIT_S)
    servers.events = events
  }
  if (KAFKA_BROKERS !== undefined) {
    const { lookAtKafka } = await import('../engines/event-bus/kafka.ts')
    await patiently(() => lookAtKafka({ ...env, KAFKA_BROKERS }, () => nameOn(master())), ENGINES_WAIT_S)
  }
  return servers
}

async function keysOf({ DATA_DIR }: EngineSettings, { mongo }: Servers): Promise<KeyRing['has']> {
  if (!mongo) return keysInFolder(DATA_DIR)
  const { keysInMongoDb } = await import('../engines/key-ring/mongodb.ts')
  return keysInMongoDb(mongo, join(DATA_DIR, 'keys'))
}
