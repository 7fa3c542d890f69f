import { join } from 'node:path'
import type { LogSettings } from '#infra/engines/event-store/log-copy.ts'
import { keyRingReader } from '#infra/engines/key-ring/reader.ts'
import { patiently } from '#infra/engines/patience.ts'
import { openDocumentsFile } from '#infra/engines/read-store/documents-file.ts'
import type { Env } from '#infra/env.ts'
import { type Documents, documentsInFile, documentsInStore } from '#projections/rebuild/documents.ts'

export type WholeSettings = LogSettings & Partial<Pick<Env, 'MONGODB_URL'>>
export type KeptBeside = {
  keys: Awaited<ReturnType<typeof keyRingReader>>
  documents: Documents
  close(): Promise<void>
}

/** What is kept beside the log, for readers that write nothing: keys and documents, in the folder or in MongoDB. */
export async function openKeptBeside({ DATA_DIR, MONGODB_URL, ENGINES_WAIT_S }: WholeSettings): Promise<KeptBeside> {
  if (MONGODB_URL === undefined) {
    const [keys, file] = [keyRingReader(join(DATA_DIR, 'keys')), openDocumentsFile(join(DATA_DIR, 'read'))]
    return {
      keys,
      documents: documentsInFile(file),
      async close() {
        keys.close()
        file.close()
      },
    }
  }
  const [{ connectMongoDb }, { mongodbKeyReader }, { mongodbReadStore }] = await Promise.all([
    import('#infra/engines/mongodb/connect.ts'),
    import('#infra/engines/key-ring/mongodb-reader.ts'),
    import('#infra/engines/read-store/mongodb.ts'),
  ])
  const connection = await patiently(() => connectMongoDb(MONGODB_URL), ENGINES_WAIT_S)
  try {
    const keys = await mongodbKeyReader(connection, join(DATA_DIR, 'keys'))
    return { keys, documents: documentsInStore(mongodbReadStore(connection)), close: () => connection.close() }
  } catch (error) {
    await connection.close()
    throw error
  }
}
