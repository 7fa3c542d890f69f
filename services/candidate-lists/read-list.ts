import { Worker } from 'node:worker_threads'
import type { Table } from './parse.ts'

/** A workbook of a few kilobytes can name gigabytes of cells: what takes longer or more is ended with its thread. */
const TIME_LIMIT_MS = 20_000
const MEMORY_MB = 300

/**
 * Reads a list of people, CSV or XLSX, on a thread of its own.
 * @throws Error for what is neither, or takes too long or too much to read.
 */
export function readList(bytes: Uint8Array, most: number): Promise<Table> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-list.worker.ts', import.meta.url), {
      workerData: { bytes, most },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    })
    const fail = () => {
      clearTimeout(timer)
      void worker.terminate()
      reject(new Error('This list could not be read'))
    }
    const timer = setTimeout(fail, TIME_LIMIT_MS)
    worker.once('error', fail)
    worker.once('exit', fail)
    worker.once('message', (table: Table) => {
      clearTimeout(timer)
      resolve(table)
    })
  })
}
