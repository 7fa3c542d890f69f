import { Worker } from 'node:worker_threads'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Asked, Busy } from './busy.ts'

const READ_MS = 10_000
const MEMORY_MB = 200

/** On a thread of its own: a file of a few lines can name recurrences without end. @throws Rejected 'calendar/unreadable' */
export function readFiles(files: readonly string[], asked: Asked): Promise<Busy[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./busy.worker.ts', import.meta.url), {
      workerData: { files, asked },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    })
    const fail = () => {
      clearTimeout(timer)
      void worker.terminate()
      reject(new Rejected('calendar/unreadable', 'This address shows no calendar'))
    }
    const timer = setTimeout(fail, READ_MS)
    worker.once('error', fail)
    worker.once('exit', fail)
    worker.once('message', (busy: Busy[]) => {
      clearTimeout(timer)
      resolve(busy)
    })
  })
}

export const unavailable = () => new Rejected('calendar/unavailable', 'This calendar does not answer')
