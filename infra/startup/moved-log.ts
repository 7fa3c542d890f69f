import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { BadSettings } from '../env.ts'

/** What a migration of the log writes down in the data folder: to go on from after a crash, and for who starts next. */
export type Migration = {
  /** Which way the log goes. */
  to: 'eventstore' | 'embedded'
  /** Where to, without secrets. */
  target: string
  /** Hash of the first event, by which an installation is known. */
  installation: string
  /** Position in the source up to which the target is known to hold everything; null before the first. */
  after: string | null
  events: number
  since: string
  /** Positions that other engines remember, as they were and as they became. */
  states: Record<string, { before: string; after: string | null }> | null
  /** Set when everything was compared: from now on the target is the log. */
  done: string | null
}

const fileOf = (dataDir: string) => join(dataDir, 'migration.json')

export function readMigration(dataDir: string): Migration | null {
  const file = fileOf(dataDir)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Migration) : null
}

/** On the device, whole or not at all, before it answers. */
export function writeMigration(dataDir: string, migration: Migration): void {
  const file = fileOf(dataDir)
  const handle = openSync(`${file}.part`, 'w')
  writeSync(handle, `${JSON.stringify(migration, null, 2)}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.part`, file)
}

/**
 * Two logs that both go on could never be one again: a folder whose log has moved to a server is not served from, and
 * one whose log is on its way is served from neither end.
 * @throws BadSettings with what to do.
 */
export function refuseMovedLog(dataDir: string, use: Migration['to']): void {
  const migration = readMigration(dataDir)
  if (!migration) return
  const { to, target, done, since } = migration
  if (!done)
    throw new BadSettings([
      `The log of DATA_DIR=${dataDir} has been on its way to ${target} since ${since}. Run npm run migrate -- --to ${to} again: it goes on where it was.`,
    ])
  if (to !== use)
    throw new BadSettings([
      to === 'eventstore'
        ? `The log of DATA_DIR=${dataDir} moved to ${target} on ${done}, and the log here has not grown since. Set EVENTSTORE_URL to go on, or bring it back with npm run migrate -- --to embedded.`
        : `The log was brought back into DATA_DIR=${dataDir} on ${done}. Leave EVENTSTORE_URL empty to go on, or move it again with npm run migrate -- --to eventstore.`,
    ])
}
