import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUse, lockFolder } from '#infra/engines/sqlite/lock.ts'
import { BadSettings, readEnv } from '#infra/env.ts'

/** The data folder the settings name, where a platform has run at least once. */
export function dataDir(): string {
  const { DATA_DIR } = readEnv(process.env)
  if (!existsSync(join(DATA_DIR, 'log', 'events.db'))) throw new BadSettings([`DATA_DIR=${DATA_DIR} holds no log yet: start the platform once`])
  return DATA_DIR
}

/** Owns the folder until `release`; null while a platform is running on it. */
export function ownFolder(directory: string): { release(): void } | null {
  try {
    return lockFolder(directory)
  } catch (error) {
    if (error instanceof FolderInUse) return null
    throw error
  }
}

/** Ends the process with what went wrong, in one line where it is no surprise. */
export function failed(error: unknown): never {
  console.error(error instanceof BadSettings || error instanceof FolderInUse ? error.message : error)
  process.exit(1)
}
