import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Peer, startPeer } from '../peers/eventstoredb/start-peer.ts'
import { realEventStore, realKafka, realMongo } from './engines/real.ts'
import { type RunningServer, startServer } from './server.ts'

export type Column = Awaited<ReturnType<typeof startColumn>>

/** The engines that several processes share, each a process of its own, and a folder for what lies on disk. */
export async function startColumn() {
  const folder = mkdtempSync(join(tmpdir(), 'hirelog-column-'))
  const sub = (name: string) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }
  const starting = [realEventStore<Peer>(() => startPeer(sub('events'))), realKafka({ folder: sub('kafka') }), realMongo(sub('mongo'))] as const
  await Promise.all(starting).catch(async (error: unknown) => {
    for (const one of await Promise.allSettled(starting)) if (one.status === 'fulfilled') await ('kill' in one.value ? one.value.kill?.() : (one.value as { stop(): Promise<void> }).stop())
    throw error
  })
  const [store, kafka, mongo] = await Promise.all(starting)
  const database = new URL(mongo.url)
  database.pathname = `/t${randomBytes(5).toString('hex')}`
  const dataDir = sub('data')
  const env = {
    EVENTSTORE_URL: store.url,
    KAFKA_BROKERS: kafka.brokers,
    KAFKA_REPLICATION: String(kafka.replication),
    // Two away from those of a column that began a second ago.
    KAFKA_TOPIC_GENERATION: String(2 * Math.floor(Date.now() / 1000)),
    MONGODB_URL: database.href,
    DATA_DIR: dataDir,
  }
  const processes: RunningServer[] = []
  return {
    env,
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
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
