import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Peer, startPeer } from '../peers/eventstoredb/start-peer.ts'
import { type NetworkLink, networkLink } from '../peers/network.ts'
import type { KafkaOptions } from './engines/kafka-server.ts'
import { type MongoPeerName, ownKafka, realEventStore, realKafka, realMongo } from './engines/real.ts'
import { type RunningServer, startServer } from './server.ts'

export type Column = Awaited<ReturnType<typeof startColumn>>

/** What is between the platform's processes and each engine. */
export type Links = { events: NetworkLink; kafka: NetworkLink; mongo: NetworkLink }

/** The address of a server as it is reached over a link. */
function over(link: NetworkLink | undefined, url: string): string {
  if (!link) return url
  return url.replace(/^(\w+:\/\/(?:[^@/]*@)?)([^:/?]+):(\d+)/, (_, before: string, host: string, port: string) => {
    link.to(host, Number(port))
    return `${before}127.0.0.1:${link.port}`
  })
}

/**
 * The engines that several processes share, each a process of its own, and a folder for what is on disk. `linked`: the
 * platform reaches each of them over a network that can be harmed; Kafka is then our own. `kafka` is what its broker is
 * given besides. `mongo`: what replaces MongoDB where there is none.
 */
export async function startColumn({
  linked = false,
  kafka: broker = {},
  mongo: peer,
}: {
  linked?: boolean
  kafka?: Partial<KafkaOptions>
  mongo?: MongoPeerName
} = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hirelog-column-'))
  const sub = (name: string) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }
  const links: Links | undefined = linked
    ? { events: await networkLink(), kafka: await networkLink(), mongo: await networkLink() }
    : undefined
  const ours = linked || Object.keys(broker).length > 0
  const options: KafkaOptions = { folder: sub('kafka'), link: links?.kafka, ...broker }
  const starting = [
    realEventStore<Peer>(() => startPeer(sub('events'))),
    ours ? ownKafka(options) : realKafka(options),
    realMongo(sub('mongo'), peer),
  ] as const
  await Promise.all(starting).catch(async (error: unknown) => {
    for (const one of await Promise.allSettled(starting))
      if (one.status === 'fulfilled')
        await ('kill' in one.value ? one.value.kill?.() : (one.value as { stop(): Promise<void> }).stop())
    throw error
  })
  const [store, kafka, mongo] = await Promise.all(starting)
  const database = new URL(mongo.url)
  database.pathname = `/t${randomBytes(5).toString('hex')}`
  const dataDir = sub('data')
  const direct = {
    EVENTSTORE_URL: store.url,
    KAFKA_BROKERS: kafka.brokers,
    KAFKA_REPLICATION: String(kafka.replication),
    // Two away from those of a column that began a second ago.
    KAFKA_TOPIC_GENERATION: String(2 * Math.floor(Date.now() / 1000)),
    MONGODB_URL: database.href,
    DATA_DIR: dataDir,
    // A server that is given holds what others, whose keys are lost, wrote to it before.
    ...(process.env.EVENTSTORE_URL ? { KEYS_LOST: 'yes' } : {}),
  }
  const env = {
    ...direct,
    EVENTSTORE_URL: over(links?.events, store.url),
    MONGODB_URL: over(links?.mongo, database.href),
  }
  const processes: RunningServer[] = []
  return {
    env,
    /** Past the links, for who looks on. */
    direct,
    links,
    dataDir,
    store,
    kafka,
    mongo,
    /** One more process of the platform, as these roles. */
    async start(roles: string[], more: Record<string, string> = {}) {
      const started = await startServer({ dataDir, roles, env: { ...env, ...more } })
      processes.push(started)
      return started
    },
    async stop() {
      await Promise.all(processes.map((each) => (each.process.kill('SIGCONT'), each.stop('SIGKILL'))))
      await Promise.all([store.kill?.(), kafka.stop(), mongo.stop()])
      for (const link of Object.values(links ?? {})) link.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
