import { closeSync, existsSync, mkdirSync, openSync, rmdirSync, statSync, unlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

const SQLITE_BUSY = 5
const TRY_AGAIN_MS = 50
const TRIES = 5

export type FolderLock = {
  release(): void
  /** As `release`, and takes away the folders and the file that taking the lock has made: for a start that comes to nothing. */
  undo(): void
}

/**
 * One process owns a data folder. The lock is an open exclusive transaction, so the operating system releases it
 * when the process ends, however it ends.
 */
export function lockFolder(directory: string): FolderLock {
  for (let tries = 1; ; tries++)
    try {
      return takeLock(directory)
    } catch (error) {
      // Another process may have removed its own lock at this moment; it is made anew.
      if (error instanceof FolderInUse || tries === TRIES) throw error
    }
}

/** As {@link lockFolder}, for short work: waits for the present holder. @throws FolderInUse after `patienceMs`. */
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

function takeLock(directory: string): FolderLock {
  const file = join(directory, 'lock.db')
  const { madeFolders, madeFile, ino, db } = openLock(directory, file)
  try {
    // Without a file beside it that would have to go too.
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new FolderInUse(`DATA_DIR=${directory} is in use by another running platform`)
    throw new FolderNotUsable(directory, error)
  }
  function release() {
    db.exec('ROLLBACK')
    db.close()
  }
  // A file that was removed after it was opened is locked in vain: the next process makes another.
  if (statSync(file, { bigint: true, throwIfNoEntry: false })?.ino !== ino) {
    release()
    throw new FolderNotUsable(directory, new Error('its lock was taken away'))
  }
  return {
    release,
    undo() {
      try {
        // While it is held: no other process can own this file before it is gone.
        if (madeFile) unlinkSync(file)
        for (const folder of madeFolders.toReversed()) rmdirSync(folder)
      } catch {
        // Another process has made a file of this name: it stays.
      }
      release()
    },
  }
}

/** Says what was not there before. */
function openLock(directory: string, file: string) {
  try {
    const madeFolders = makeFolder(resolve(directory))
    const madeFile = made(() => closeSync(openSync(file, 'wx', 0o600)))
    return { madeFolders, madeFile, ino: statSync(file, { bigint: true }).ino, db: new DatabaseSync(file) }
  } catch (error) {
    throw new FolderNotUsable(directory, error)
  }
}

/** As `mkdirSync` does with `recursive`, which never returns where a folder that is there takes no other, such as `/proc`. Answers what it made, the outermost first. */
function makeFolder(directory: string): string[] {
  const outer = existsSync(dirname(directory)) ? [] : makeFolder(dirname(directory))
  if (made(() => mkdirSync(directory))) return [...outer, directory]
  if (!statSync(directory).isDirectory()) throw new Error(`${directory} is not a folder`)
  return outer
}

/** False when it was there already. */
function made(make: () => void): boolean {
  try {
    make()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
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
