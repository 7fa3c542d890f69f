import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/**
 * One process owns a data folder. The lock is an open exclusive transaction, so the operating system releases it
 * when the process ends, however it ends.
 */
export function lockFolder(directory: string): { release(): void } {
  const db = openLock(directory)
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new FolderInUse(`DATA_DIR=${directory} is in use by another running platform`)
    throw new FolderNotUsable(directory, error)
  }
  return {
    release() {
      db.exec('ROLLBACK')
      db.close()
    },
  }
}

function openLock(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true })
    return new DatabaseSync(join(directory, 'lock.db'))
  } catch (error) {
    throw new FolderNotUsable(directory, error)
  }
}

export class FolderNotUsable extends Error {
  constructor(directory: string, cause: unknown) {
    super(`DATA_DIR=${directory} is not usable: ${(cause as Error).message}`, { cause })
    this.name = 'FolderNotUsable'
  }
}

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}
