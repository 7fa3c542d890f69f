import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { codec } from '#infra/codec.ts'
import { crash } from '#infra/crash.ts'
import { BadSettings } from '#infra/env.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { moveKeysToFolder, moveKeysToMongoDb } from '#infra/engines/key-ring/move-keys.ts'
import { outboxMail } from '#infra/engines/mail/embedded.ts'
import type { Mail } from '#infra/engines/mail/mail.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { patiently } from '#infra/engines/patience.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { allProjections } from '#projections/all.ts'
import type { Progress } from '#projections/rebuild/rebuild.ts'
import { buildMissingByPort, compareStored } from '#projections/rebuild/rebuild-by-port.ts'
import { Unfoldable } from '#projections/rebuild/unfoldable.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { copyBesideLog } from './beside-log.ts'

export type ReadSide = {
  /** For people, without the password. */
  name: string
  states: Pick<ReadStore, 'loadState' | 'saveState'>
  /** Keys, messages, and events and deliveries for webhooks; read models are built again, sessions end. */
  takeOver(dataDir: string): Promise<{ keys: number; messages: number }>
  giveBack(dataDir: string): Promise<{ keys: number; messages: number }>
  /** Read models folded there from a log: ready before they are served. */
  build(dataDir: string, store: EventStore, onProgress?: (progress: Progress) => void): Promise<void>
  /** Every document of the folder beside the one there, of the read models that are still where they come from. */
  compare(
    dataDir: string,
    from: 'folder' | 'mongodb',
  ): Promise<{ models: number; documents: number; differing: number }>
  /** Takes over from a process at work there. @throws BadSettings while one is. */
  standStill(): Promise<void>
  /** Removes what was given back: read models and sessions would outlive an erasure and the end of an account. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** What processes that share everything hold instead of the folder; one that is gone has lost it within ten seconds. */
const HELD = ['relay', 'scheduler']
const HELD_MS = 15_000

/** What is in MongoDB beside the log, as far as it moves. */
export async function mongodbReadSide(url: string, waitSeconds?: number): Promise<ReadSide> {
  const [{ connectMongoDb, nameOf }, { mongodbReadStore }, { mongodbOutbox }, { mongodbLeases }, { mongodbKeyRing }] =
    await Promise.all([
      import('#infra/engines/mongodb/connect.ts'),
      import('#infra/engines/read-store/mongodb.ts'),
      import('#infra/engines/mail/mongodb.ts'),
      import('#infra/engines/leases/mongodb.ts'),
      import('#infra/engines/key-ring/mongodb.ts'),
    ])
  const connection = await patiently(() => connectMongoDb(url), waitSeconds)
  const name = nameOf(connection)
  const leases = mongodbLeases(connection)
  return {
    name,
    states: mongodbReadStore(connection),
    async takeOver(dataDir) {
      const messages = await withOutbox(dataDir, async (folder) =>
        copyMessages(folder, await mongodbOutbox(connection)),
      )
      await withReads(dataDir, (folder) => copyBesideLog(folder, mongodbReadStore(connection)))
      return { messages, keys: await moveKeysToMongoDb(dataDir, connection, name) }
    },
    async giveBack(dataDir) {
      const messages = await withOutbox(dataDir, async (folder) =>
        copyMessages(await mongodbOutbox(connection), folder),
      )
      await withReads(dataDir, (folder) => copyBesideLog(mongodbReadStore(connection), folder))
      return { messages, keys: await moveKeysToFolder(dataDir, connection) }
    },
    async build(dataDir, store, onProgress) {
      const keys = await mongodbKeyRing(connection, join(dataDir, 'keys'))
      const reads = mongodbReadStore(connection)
      const built = await buildMissingByPort({ store, reads, leases, codec: codec(keys) }, allProjections, onProgress)
      if (built && built.unreadable.length > 0)
        throw new Unfoldable(`A read model cannot be built in ${name}: ${built.unreadable[0]}`)
    },
    compare: (dataDir, from) => comparedWith(dataDir, mongodbReadStore(connection), from),
    async standStill() {
      const taken = await Promise.allSettled(HELD.map((held) => leases.acquire(held, AbortSignal.timeout(HELD_MS))))
      const busy = HELD.filter((_, at) => taken[at]!.status === 'rejected')
      if (busy.length > 0)
        throw new BadSettings([
          `The platform is at work (${busy.join(', ')}): what it writes while it moves would be lost. Stop every process of it first.`,
        ])
    },
    async clear() {
      const reads = mongodbReadStore(connection)
      for (const projection of allProjections) {
        await reads.drop(collectionOf(projection))
        crash('G9')
      }
      await connection.runtime.dropDatabase()
    },
    async close() {
      await leases.close()
      await connection.close()
    },
  }
}

const comparedWith = (dataDir: string, reads: ReadStore, from: 'folder' | 'mongodb') =>
  withReads(dataDir, async (folder) => {
    // What an earlier run has cleared up by now it has compared before.
    const there = new Set((await (from === 'folder' ? folder : reads).collections()).map(({ name }) => name))
    const result = { models: allProjections.length, documents: 0, differing: 0 }
    for (const collection of allProjections.map(collectionOf)) {
      if (!there.has(collection)) continue
      const { documents, otherRevision, differing, missing, extra } = await compareStored(
        { reads: folder, collection },
        { reads, collection },
      )
      result.documents += documents
      result.differing += otherRevision + differing + missing + extra
    }
    return result
  })

/** As `clear` does at the other end. The log stays: without keys it says nothing about people. */
export function clearFolder(dataDir: string): void {
  for (const name of ['read', 'sessions', ...['', '-wal', '-shm'].map((suffix) => `mail/outbox.db${suffix}`)])
    rmSync(join(dataDir, name), { recursive: true, force: true })
}

const withReads = <T>(dataDir: string, work: (folder: ReadStore) => Promise<T>) =>
  closedAfter(embeddedReadStore(join(dataDir, 'read')), work)
const withOutbox = <T>(dataDir: string, work: (folder: Mail) => Promise<T>) =>
  closedAfter(outboxMail(join(dataDir, 'mail')), work)

async function closedAfter<Store extends { close(): Promise<void> }, T>(
  store: Store,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const EVERY_MESSAGE = 1_000_000

/** Oldest first; the same message twice is one. */
async function copyMessages(from: Mail, to: Mail): Promise<number> {
  const messages = (await from.outbox(EVERY_MESSAGE)).reverse()
  for (const message of messages) await to.send(message)
  return messages.length
}
