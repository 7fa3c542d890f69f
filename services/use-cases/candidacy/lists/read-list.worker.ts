import { parentPort, workerData } from 'node:worker_threads'
import { tableOf } from './parse.ts'

const { bytes, most } = workerData as { bytes: Uint8Array; most: number }
parentPort!.postMessage(await tableOf(bytes, most))
