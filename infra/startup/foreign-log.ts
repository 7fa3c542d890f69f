import { existsSync } from 'node:fs'
import { holdsSealed, subjectOf } from '../codec.ts'
import { BadSettings } from '../env.ts'
import type { EventStore, RecordedEvent } from '../engines/event-store/event-store.ts'
import type { KeyRing } from '../engines/key-ring/key-ring.ts'
import { keyPaths } from '../engines/key-ring/moved-keys.ts'
import { openDatabase } from '../engines/sqlite/open-database.ts'

/** At least one of so many first events of a log has a person's name. */
export const FIRST = 200

/** Every key is durable before the first event that it seals: without any key here, all personal data would read as erased. */
export async function keysElsewhere(events: RecordedEvent[], has: KeyRing['has']): Promise<string[]> {
  const sealed = events.find(holdsSealed)
  if (!sealed || (await has(subjectOf(sealed.stream)))) return []
  return [
    'The keys of the people in the event store (EVENTSTORE_URL, or DATA_DIR) are not here (MONGODB_URL, or DATA_DIR): it belongs to another installation, or its keys were not brought along. Name the event store and the keys that belong together, or an empty event store. If they are gone for good, KEYS_LOST=yes starts without them: what they sealed reads as erased.',
  ]
}

/**
 * Looks into the log and the keys as they are, before either is opened for work.
 * @throws BadSettings when the log is that of another installation.
 */
export async function refuseForeignLog(store: Pick<EventStore, 'readAll'>, has: KeyRing['has']): Promise<void> {
  const wrong = await keysElsewhere(await store.readAll(null, FIRST), has)
  if (wrong.length > 0) throw new BadSettings(wrong)
}

/** As the key ring's `has`, in a file that stays as it is. */
export const keysInFolder =
  (dataDir: string): KeyRing['has'] =>
  async (subject) => {
    const { file } = keyPaths(dataDir)
    if (!existsSync(file)) return false
    const db = openDatabase(file, 'FULL', { readOnly: true })
    try {
      return db.prepare('SELECT 1 FROM subject_key WHERE subject = ?').get(subject) !== undefined
    } finally {
      db.close()
    }
  }
