import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './open-database.ts'

/** 64 MiB of pages: beyond that the writer is made to wait, once, until the log can start again at its beginning. */
const LONG = 16_000
const db = openDatabase((workerData as { file: string }).file, 'NORMAL')
const passive = db.prepare('PRAGMA wal_checkpoint(PASSIVE)')
const restart = db.prepare('PRAGMA wal_checkpoint(RESTART)')

parentPort!.on('message', (message: 'dirty' | 'stop') => {
  if (message === 'stop') {
    db.close()
    parentPort!.close()
    return
  }
  try {
    const { log } = passive.get() as { log: number }
    if (log > LONG) restart.get()
  } catch (error) {
    // A full device, most likely: the WAL keeps what is not moved yet, and the next commit asks again.
    console.error('a checkpoint failed and will run again:', error)
  }
})
