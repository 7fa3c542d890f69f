import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { SLICE_MS } from './media.ts'
import { memoryTakeStore, type StoredTake, type TakeStore } from './take-store.ts'

interface Schema extends DBSchema {
  takes: { key: string; value: StoredTake & { startedAt: number }; indexes: { candidateId: string } }
  slices: { key: [string, number]; value: Blob }
}

/** Takes in IndexedDB, which outlives the tab; in memory where the browser has none to give. */
export async function openTakeStore(name = 'hirelog-takes'): Promise<TakeStore> {
  try {
    return indexedTakes(
      await openDB<Schema>(name, 1, {
        upgrade(db) {
          db.createObjectStore('takes', { keyPath: 'recordingId' }).createIndex('candidateId', 'candidateId')
          db.createObjectStore('slices')
        },
      }),
    )
  } catch {
    return memoryTakeStore()
  }
}

const slicesOf = (recordingId: string) => IDBKeyRange.bound([recordingId, 0], [recordingId, Number.MAX_SAFE_INTEGER])

function indexedTakes(db: IDBPDatabase<Schema>): TakeStore {
  return {
    async begin(take) {
      await db.put('takes', { ...take, startedAt: Date.now() })
    },
    async append(recordingId, index, slice) {
      await db.put('slices', slice, [recordingId, index])
    },
    async update(recordingId, changes) {
      const transaction = db.transaction('takes', 'readwrite')
      const known = await transaction.store.get(recordingId)
      if (known) await transaction.store.put({ ...known, ...changes })
      await transaction.done
    },
    async takesOf(candidateId) {
      const takes = await db.getAllFromIndex('takes', 'candidateId', candidateId)
      const measured = takes.map(async ({ startedAt, ...take }) => {
        // A page that was closed in the middle does not know the length of the take.
        const durationMs =
          take.state === 'recording'
            ? (await db.count('slices', slicesOf(take.recordingId))) * SLICE_MS
            : take.durationMs
        return { startedAt, take: { ...take, durationMs } }
      })
      return (await Promise.all(measured)).sort((a, b) => a.startedAt - b.startedAt).map(({ take }) => take)
    },
    async read(recordingId) {
      const take = await db.get('takes', recordingId)
      const parts = await db.getAll('slices', slicesOf(recordingId))
      return parts.length > 0 ? new Blob(parts, { type: take?.mimeType ?? '' }) : null
    },
    async empty(recordingId, state) {
      const transaction = db.transaction(['takes', 'slices'], 'readwrite')
      const known = await transaction.objectStore('takes').get(recordingId)
      if (known) await transaction.objectStore('takes').put({ ...known, state })
      await transaction.objectStore('slices').delete(slicesOf(recordingId))
      await transaction.done
    },
  }
}
