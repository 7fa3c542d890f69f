import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BadSettings } from '../env.ts'
import { openDatabase } from '../engines/sqlite/open-database.ts'
import { readMigration } from './moved-log.ts'

/**
 * For settings that name a server for the log: one in the folder that never went there would be left behind.
 * @throws BadSettings with what to do.
 */
export function refuseUnmovedLog(dataDir: string): void {
  const file = join(dataDir, 'log', 'events.db')
  if (readMigration(dataDir) !== null || !existsSync(file) || isEmpty(file)) return
  throw new BadSettings([
    `EVENTSTORE_URL is set, and the log of this installation lies in DATA_DIR=${dataDir}. Move it with npm run migrate -- --to eventstore, leave EVENTSTORE_URL empty to go on with it here, or name an empty DATA_DIR for another installation.`,
  ])
}

function isEmpty(file: string): boolean {
  const db = openDatabase(file, 'FULL', { readOnly: true })
  try {
    return db.prepare('SELECT 1 FROM event LIMIT 1').get() === undefined
  } finally {
    db.close()
  }
}
