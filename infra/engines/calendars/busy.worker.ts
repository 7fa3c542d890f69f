import { parentPort, workerData } from 'node:worker_threads'
import { type Asked, busyInAll } from './busy.ts'

const { files, asked } = workerData as { files: string[]; asked: Asked }
parentPort!.postMessage(busyInAll(files, asked))
