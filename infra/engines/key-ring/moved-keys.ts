import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadSettings } from '../../env.ts'
import { openDatabase } from '../sqlite/open-database.ts'

/** The folder's keys, and the marker in their place once they have moved. */
export const keyPaths = (dataDir: string) => ({
  file: join(dataDir, 'keys', 'keys.db'),
  marker: join(dataDir, 'keys', 'moved'),
})

/**
 * Keys in the folder and a MongoDB in the settings, or the other way round: all personal fields would read as erased.
 * @throws BadSettings with what to do.
 */
export function refuseMovedKeys(dataDir: string, use: 'folder' | 'mongodb'): void {
  const { file, marker } = keyPaths(dataDir)
  if (use === 'folder' && existsSync(marker))
    throw new BadSettings([
      `The keys of DATA_DIR=${dataDir} moved to ${readFileSync(marker, 'utf8').trim()}. Set MONGODB_URL, or bring them back with npm run migrate -- --to embedded.`,
    ])
  if (use === 'mongodb' && existsSync(file) && countOf(file) > 0)
    throw new BadSettings([
      `MONGODB_URL is set, and the keys of this installation lie in DATA_DIR=${dataDir}. Move them with npm run migrate -- --to mongodb.`,
    ])
}

function countOf(file: string): number {
  const db = openDatabase(file, 'FULL', { readOnly: true })
  try {
    return Number(db.prepare('SELECT count(*) AS n FROM subject_key').get()?.n ?? 0)
  } finally {
    db.close()
  }
}
