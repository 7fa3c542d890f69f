import { Rejected } from '#contracts/rejections.ts'
import { NotEvaluated, TooExpensive } from '#infra/engines/read-store/questions.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { encode } from './encode.ts'
import type { AnalystQueries, Told } from './queries.ts'

const MAX_BYTES = 32 * 1024 * 1024
const AT_ONCE = 4
const MAX_WAITING = 20

/** Analysts' questions, evaluated by the engine that holds the documents; few at a time, so that pages keep its attention. */
export function engineQueries(reads: Pick<ReadStore, 'count'> & Required<Pick<ReadStore, 'answer'>>): AnalystQueries {
  let running = 0
  const waiting: (() => void)[] = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= MAX_WAITING) throw new Rejected('command/unavailable', 'Too many queries are waiting. Please try again in a moment.')
    if (running >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }

  return {
    ask: (asked, signal) =>
      inTurn(async (): Promise<Exclude<Told, { refused: unknown }>> => {
        if (asked.kind === 'count')
          return { counts: await Promise.all(asked.collections.map((collection) => reads.count(collection, { companyId: asked.company, dead: { $ne: true }, ...(asked.jobs && { $or: [{ jobId: { $exists: false } }, { jobId: { $in: [...asked.jobs] } }] }) }))) }
        const rows = await reads.answer(asked, signal).catch(refused)
        const truncated = rows.length > asked.limit
        const bytes = encode(asked.format, truncated ? rows.slice(0, asked.limit) : rows, truncated, asked.instants)
        if (bytes.byteLength > MAX_BYTES) throw new Rejected('query/too-expensive', 'The answer is larger than 32 MB. Ask for fewer rows or fields.')
        return { bytes, truncated }
      }),
    async close() {},
  }
}

function refused(error: unknown): never {
  if (error instanceof TooExpensive) throw new Rejected('query/too-expensive', error.message)
  if (error instanceof NotEvaluated) throw new Rejected('query/invalid', error.message)
  throw error
}
