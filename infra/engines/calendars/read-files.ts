import { Rejected } from '#contracts/kernel/rejections.ts'
import { answerOfWorker } from '../../limited-worker.ts'
import type { Asked, Busy } from './busy.ts'

const LIMITS = { ms: 10_000, memoryMb: 200 }

/** In a worker: a file of a few lines can name recurrences without end. @throws Rejected 'calendar/unreadable' */
export const readFiles = (files: readonly string[], asked: Asked): Promise<Busy[]> =>
  answerOfWorker<Busy[]>(new URL('./busy.worker.ts', import.meta.url), { files, asked }, LIMITS).catch(() => {
    throw new Rejected('calendar/unreadable', 'This address shows no calendar')
  })
