import { join } from 'node:path'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { patiently } from '#infra/engines/patience.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { LogEnd } from './copy-log.ts'

/** The log of a data folder. Its owner is the holder of the folder's lock. */
export const folderEnd = (dataDir: string): LogEnd => ({
  store: embeddedEventStore(join(dataDir, 'log')),
  name: `DATA_DIR=${dataDir}`,
  inOrder: true,
})

/** The log in a server; one append at a time, so that it keeps the order of the whole log. */
export async function serverEnd(url: string, waitSeconds?: number): Promise<LogEnd> {
  const { openEventStoreDb } = await import('#infra/engines/event-store/eventstoredb.ts')
  const store = await patiently(() => openEventStoreDb(url), waitSeconds)
  // Without its version: that may change between two attempts.
  return { store, name: store.name.slice(store.name.indexOf(' at ') + 4), inOrder: false }
}

/** States in a data folder's read store, opened for each look: a rebuild needs that file to itself in between. */
export function folderStates(dataDir: string): Pick<ReadStore, 'loadState' | 'saveState'> {
  async function using<T>(work: (store: ReadStore) => Promise<T>): Promise<T> {
    const store = embeddedReadStore(join(dataDir, 'read'))
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  return {
    loadState: (key) => using((store) => store.loadState(key)),
    saveState: (key, value) => using((store) => store.saveState(key, value)),
  }
}
