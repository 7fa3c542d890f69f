import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

const SQLITE_BUSY = 5
const TRY_AGAIN_MS = 50

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

/** As {@link lockFolder}, for work that is soon done: waits for whoever does it at this moment. @throws FolderInUse after `patienceMs`. */
export async function lockFolderInTurn(directory: string, patienceMs = 30_000): Promise<{ release(): void }> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return lockFolder(directory)
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > until) throw error
      await wait(TRY_AGAIN_MS)
    }
  }
}

function openLock(directory: string): DatabaseSync {
  try {
    makeFolder(resolve(directory))
    return new DatabaseSync(join(directory, 'lock.db'))
  } catch (error) {
    throw new FolderNotUsable(directory, error)
  }
}

/** As `mkdirSync` does with `recursive`, which never returns where a folder that is there takes no other, such as `/proc`. */
function makeFolder(directory: string) {
  if (!existsSync(dirname(directory))) makeFolder(dirname(directory))
  try {
    mkdirSync(directory)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(directory).isDirectory()) throw error
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
