import { parentPort, workerData } from 'node:worker_threads'
import { type Asked, busyIn } from './busy.ts'

const { file, asked } = workerData as { file: string; asked: Asked }
parentPort!.postMessage(busyIn(file, asked))
