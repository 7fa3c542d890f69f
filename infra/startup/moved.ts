import type { Env } from '../env.ts'
import { refuseMovedLog } from './moved-log.ts'
import { refuseUnmovedLog } from './unmoved-log.ts'
import { refuseHalfMoved } from './half-moved.ts'
import { refuseMovedKeys } from '../engines/key-ring/moved-keys.ts'

export type Places = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'EVENTSTORE_URL' | 'MONGODB_URL'>>

/**
 * Whether everything is where the settings say, as far as the folder knows: checked by each process that serves from it or reads
 * it. Data that is elsewhere would be missing, or read as erased.
 * @throws BadSettings with what to do.
 */
export function refuseMoved({ DATA_DIR, EVENTSTORE_URL, MONGODB_URL }: Places): void {
  refuseMovedLog(DATA_DIR, EVENTSTORE_URL === undefined ? 'embedded' : 'eventstore')
  // Before anything is said of the keys: they go along with a log that has to move.
  if (EVENTSTORE_URL !== undefined) refuseUnmovedLog(DATA_DIR)
  const use = MONGODB_URL === undefined ? 'folder' : 'mongodb'
  refuseMovedKeys(DATA_DIR, use)
  refuseHalfMoved(DATA_DIR, use)
}
