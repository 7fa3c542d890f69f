import { parentPort, workerData } from 'node:worker_threads'
import { signRoot } from '#infra/verification/sign-root.ts'

const { dataDir, at } = workerData as { dataDir: string; at: string }
parentPort!.postMessage(signRoot(dataDir, at))
