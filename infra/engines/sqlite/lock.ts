import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * One process owns a data folder. The lock is an open exclusive transaction, so the operating system releases it
 * when the process ends, however it ends.
 */
export function lockFolder(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true })
  const db = new DatabaseSync(join(directory, 'lock.db'))
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch {
    db.close()
    throw new FolderInUse(`DATA_DIR=${directory} is in use by another running platform`)
  }
  return {
    release() {
      db.exec('ROLLBACK')
      db.close()
    },
  }
}

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}
