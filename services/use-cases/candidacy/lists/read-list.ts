import { answerOfWorker } from '#infra/limited-worker.ts'
import type { Table } from './parse.ts'

/** A workbook of a few kilobytes can name gigabytes of cells. */
const LIMITS = { ms: 20_000, memoryMb: 300 }

/**
 * Reads a list of people, CSV or XLSX, in a worker.
 * @throws Error for what is neither, or takes too long or too much to read.
 */
export const readList = (bytes: Uint8Array, most: number): Promise<Table> =>
  answerOfWorker<Table>(new URL('./read-list.worker.ts', import.meta.url), { bytes, most }, LIMITS).catch(() => {
    throw new Error('This list could not be read')
  })
