import { join } from 'node:path'
import { outboxMail } from '#infra/engines/mail/embedded.ts'
import type { Mail } from '#infra/engines/mail/mail.ts'
import { moveKeysToFolder, moveKeysToMongoDb } from '#infra/engines/key-ring/move-keys.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'

export type ReadSide = {
  /** For people, without the password. */
  name: string
  states: Pick<ReadStore, 'loadState' | 'saveState'>
  /** Keys and messages; read models are built again, sessions end. */
  takeOver(dataDir: string): Promise<{ keys: number; messages: number }>
  giveBack(dataDir: string): Promise<{ keys: number; messages: number }>
  close(): Promise<void>
}

/** What lies in MongoDB beside the log, as far as it moves. */
export async function mongodbReadSide(url: string): Promise<ReadSide> {
  const [{ connectMongoDb, nameOf }, { mongodbReadStore }, { mongodbOutbox }] = await Promise.all([
    import('#infra/engines/mongodb/connect.ts'),
    import('#infra/engines/read-store/mongodb.ts'),
    import('#infra/engines/mail/mongodb.ts'),
  ])
  const connection = await connectMongoDb(url)
  const name = nameOf(connection)
  return {
    name,
    states: mongodbReadStore(connection),
    async takeOver(dataDir) {
      const messages = await withOutbox(dataDir, async (folder) => copyMessages(folder, await mongodbOutbox(connection)))
      return { messages, keys: await moveKeysToMongoDb(dataDir, connection, name) }
    },
    async giveBack(dataDir) {
      const messages = await withOutbox(dataDir, async (folder) => copyMessages(await mongodbOutbox(connection), folder))
      return { messages, keys: await moveKeysToFolder(dataDir, connection) }
    },
    close: () => connection.close(),
  }
}

async function withOutbox<T>(dataDir: string, work: (folder: Mail) => Promise<T>): Promise<T> {
  const folder = outboxMail(join(dataDir, 'mail'))
  try {
    return await work(folder)
  } finally {
    await folder.close()
  }
}

const EVERY_MESSAGE = 1_000_000

/** Oldest first; the same message twice is one. */
async function copyMessages(from: Mail, to: Mail): Promise<number> {
  const messages = (await from.outbox(EVERY_MESSAGE)).reverse()
  for (const message of messages) await to.send(message)
  return messages.length
}
