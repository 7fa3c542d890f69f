import { Rejected } from '#contracts/kernel/rejections.ts'
import { NotEvaluated, TooExpensive } from '#infra/engines/read-store/questions.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { encode } from './encode.ts'
import { fairQueue } from '../../core/fair-queue.ts'
import { type AnalystQueries, type Asked, type Told, tooManyWaiting } from './queries.ts'

const MAX_BYTES = 32 * 1024 * 1024
const AT_ONCE = 4
/** Of one company: the others keep places, however long its queries take. */
const MOST_OF_COMPANY = 2

/** Analysts' questions, evaluated by the engine that holds the documents; few at a time, so that pages keep its attention, and companies and persons in turn. */
export function engineQueries(reads: Pick<ReadStore, 'count'> & Required<Pick<ReadStore, 'answer'>>): AnalystQueries {
  type Job = { begin: () => void; refuse: (error: unknown) => void }
  const waiting = fairQueue<Job>({ mostWaiting: 100, mostOfShare: 20 })
  const running: { company: string; person: string | undefined }[] = []

  function pump() {
    while (running.length < AT_ONCE) {
      const own = (share: string) => running.filter(({ company }) => company === share)
      const next = waiting.next(
        ({ share, person }) =>
          own(share).length < MOST_OF_COMPANY && own(share).every((each) => (each.person ?? '') !== (person ?? '')),
      )
      if (!next) return
      next.job.begin()
    }
  }

  async function inTurn<T>(
    { company, person }: Asked,
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    const entry = { company, person }
    await new Promise<void>((resolve, reject) => {
      const job: Job = { begin: () => resolve(void running.push(entry)), refuse: reject }
      const turn = { share: company, person }
      waiting.push(turn, job)?.refuse(tooManyWaiting())
      signal?.addEventListener(
        'abort',
        () => waiting.drop(turn, job) && reject(new Rejected('query/too-expensive', 'The caller has gone')),
      )
      pump()
    })
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(entry), 1)
      pump()
    }
  }

  return {
    ask: (asked, signal) =>
      inTurn(asked, signal, async (): Promise<Exclude<Told, { refused: unknown }>> => {
        if (asked.kind === 'count')
          return {
            counts: await Promise.all(
              asked.collections.map((collection) =>
                reads.count(collection, {
                  companyId: asked.company,
                  dead: { $ne: true },
                  ...(asked.jobs && { $or: [{ jobId: { $exists: false } }, { jobId: { $in: [...asked.jobs] } }] }),
                }),
              ),
            ),
          }
        const rows = await reads.answer(asked, signal).catch(refused)
        const truncated = rows.length > asked.limit
        const bytes = await encode(
          asked.format,
          truncated ? rows.slice(0, asked.limit) : rows,
          truncated,
          asked.instants,
        )
        if (bytes.byteLength > MAX_BYTES)
          throw new Rejected('query/too-expensive', 'The answer is larger than 32 MB. Ask for fewer rows or fields.')
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
