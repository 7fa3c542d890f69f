import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Ambiguous, Full, NotAllowed, Unavailable } from '#infra/engines/failures.ts'
import { refuseMoved } from '#infra/startup/moved.ts'
import { FolderInUse, lockFolder } from '#infra/engines/sqlite/lock.ts'
import { BadSettings, readEnv } from '#infra/env.ts'
import { makePrivately } from '#infra/startup/private-files.ts'
import { HalfSwitched } from '#projections/rebuild/under-lease.ts'
import { Unfoldable } from '#projections/rebuild/unfoldable.ts'
import type { WholeSettings } from '../audit/kept-beside.ts'
import { ForeignEvents } from '../migrate/copy-log.ts'
import { BrokenChain } from '../migrate/walk.ts'

/**
 * Where the log is that the settings name, and what is kept beside it: a folder in which a platform has run at least once,
 * or servers. Settings that no platform would start with are refused here too: what moved away reads as erased.
 */
export function logSettings(): WholeSettings {
  makePrivately()
  const { DATA_DIR, EVENTSTORE_URL, MONGODB_URL, ENGINES_WAIT_S } = readEnv(process.env)
  const settings = { DATA_DIR, EVENTSTORE_URL, MONGODB_URL, ENGINES_WAIT_S }
  if (!existsSync(EVENTSTORE_URL === undefined ? join(DATA_DIR, 'log', 'events.db') : DATA_DIR))
    throw new BadSettings([`DATA_DIR=${DATA_DIR} holds no log yet: start the platform once`])
  refuseMoved(settings)
  return settings
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

/** Errors shown without a stack: a setting, another process at work, a server that does not answer. */
const expected = [
  BadSettings,
  FolderInUse,
  Unavailable,
  Ambiguous,
  NotAllowed,
  HalfSwitched,
  Unfoldable,
  ForeignEvents,
  BrokenChain,
]
const SQLITE_FULL = 13

/** Ends the process with what went wrong, in one line where it is no surprise. */
export function failed(error: unknown): never {
  console.error(inOneLine(error) ?? error)
  process.exit(1)
}

export function inOneLine(error: unknown): string | undefined {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, errcode } = error as { code?: string; errcode?: number }
  if (error instanceof Full || code === 'ENOSPC' || errcode === SQLITE_FULL)
    return 'The disk is full, and what was begun is not done. Make room and run the same command again.'
  return undefined
}
