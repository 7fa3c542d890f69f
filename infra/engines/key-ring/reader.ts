import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../sqlite/open-database.ts'
import type { KeyRing } from './key-ring.ts'
import { existingMaster } from './master.ts'

const CACHE = 5000

/** The keys as they are, from a read-only connection: for checkers and rebuilds, which seal nothing. */
export function keyRingReader(directory: string): Pick<KeyRing, 'key' | 'cached'> & { close(): void } {
  const file = join(directory, 'keys.db')
  if (!existsSync(file)) return { key: async () => null, cached: () => null, close() {} }
  const { unwrap } = existingMaster(directory)
  const db = openDatabase(file, 'FULL', { readOnly: true })
  const find = db.prepare('SELECT wrapped FROM subject_key WHERE subject = ?')
  const cache = new Map<string, Buffer | null>()
  function read(subject: string): Buffer | null {
    const known = cache.get(subject)
    if (known !== undefined) return known
    const wrapped = find.get(subject)?.wrapped as Uint8Array | null | undefined
    const key = wrapped ? unwrap(subject, Buffer.from(wrapped)) : null
    if (cache.size >= CACHE) cache.clear()
    cache.set(subject, key)
    return key
  }
  return { key: async (subject) => read(subject), cached: read, close: () => db.close() }
}
