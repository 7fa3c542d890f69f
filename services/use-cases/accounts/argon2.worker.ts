import { argon2Sync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

// On Linux the priority is per thread: other work has the core first. Elsewhere it is the whole process's.
if (process.platform === 'linux' && (workerData as { givesWay: boolean }).givesWay)
  setPriority(constants.priority.PRIORITY_LOW)

parentPort!.on('message', (parameters: Parameters<typeof argon2Sync>[1]) =>
  parentPort!.postMessage(argon2Sync('argon2id', parameters)),
)
