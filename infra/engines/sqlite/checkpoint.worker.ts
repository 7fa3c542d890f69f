import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './open-database.ts'

const INTERVAL_MS = 50
const db = openDatabase((workerData as { file: string }).file, 'NORMAL')
const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)')
let timer: NodeJS.Timeout | undefined

parentPort!.on('message', (message: 'dirty' | 'stop') => {
  if (message === 'stop') {
    clearTimeout(timer)
    db.close()
    parentPort!.close()
    return
  }
  timer ??= setTimeout(() => {
    timer = undefined
    checkpoint.get()
  }, INTERVAL_MS)
})
