import { parentPort, workerData } from 'node:worker_threads'
import type { Passed } from './checkpointer.ts'
import { openDatabase } from './open-database.ts'

/** In pages of the log, of 4 KiB each: from here on it is to start again at its beginning. */
const LONG = 4_000
/** What the writer can move itself without being missed. */
const FEW = 100
/** A reader keeps the log from restarting: from here on the writer waits for readers, though not for long. */
const TOO_LONG = 16_000
const LONGEST_WAIT_MS = 100

const db = openDatabase((workerData as { file: string }).file, 'NORMAL')
db.exec(`PRAGMA busy_timeout = ${LONGEST_WAIT_MS}`)
const passive = db.prepare('PRAGMA wal_checkpoint(PASSIVE)')
const restart = db.prepare('PRAGMA wal_checkpoint(RESTART)')

function pass(): Passed {
  /** Both counts are of the log since it last started at its beginning. */
  let { log, checkpointed } = passive.get() as Counts
  // What was written meanwhile takes less time to move than what came before it.
  if (log > LONG && log - checkpointed > FEW) ({ log, checkpointed } = passive.get() as Counts)
  if (log > TOO_LONG) ({ log, checkpointed } = restart.get() as Counts)
  return { nearlyAll: log > LONG && log - checkpointed <= FEW }
}
type Counts = { log: number; checkpointed: number }

parentPort!.on('message', (message: 'dirty' | 'stop') => {
  if (message === 'stop') {
    db.close()
    parentPort!.close()
    return
  }
  try {
    parentPort!.postMessage(pass())
  } catch (error) {
    // A full device, most likely: the WAL keeps what is not moved yet, and the next commit asks again.
    console.error('a checkpoint failed and will run again:', error)
    parentPort!.postMessage({ nearlyAll: false } satisfies Passed)
  }
})
