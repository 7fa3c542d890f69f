import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eventStoreContract } from '#test/contract-suites/event-store.contract.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { embeddedEventStore } from './embedded.ts'

const folder = useFolders()

eventStoreContract('embedded', { isFresh: true }, async ({ roomFor } = {}) => {
  const directory = folder()
  return {
    store: embeddedEventStore(directory, roomFor === undefined ? {} : { maxBytes: roomFor }),
    beyond: '1000000000',
    reopen: async () => embeddedEventStore(directory),
    seenFromOutside: (stream) => {
      const db = new DatabaseSync(join(directory, 'events.db'), { readOnly: true })
      const rows = db.prepare('SELECT id FROM event WHERE stream = ? ORDER BY revision').all(stream)
      db.close()
      return rows.map(({ id }) => String(id))
    },
  }
})
