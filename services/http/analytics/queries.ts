import { Worker } from 'node:worker_threads'
import type { Format } from '#contracts/http/api/read-models.ts'
import { Rejected, type RejectionCode } from '#contracts/kernel/rejections.ts'
import type { FindQuery, Row, Scope } from '#infra/engines/read-store/query-worker-reader.ts'
import { queryPlaces } from './query-places.ts'

type Rows = Scope & {
  collection: string
  limit: number
  format: Format
  instants: string[] /** Who asks, for their share. */
  person?: string | undefined
}
export type Asked =
  | (Scope & { kind: 'count'; collections: string[]; person?: string | undefined })
  | (Rows & FindQuery & { kind: 'find' })
  | (Rows & { kind: 'aggregate'; pipeline: Row[]; models: Record<string, string> })
export type Told =
  | { counts: number[] }
  | { bytes: Uint8Array; truncated: boolean }
  | { refused: RejectionCode; why: string }

const TIME_LIMIT_MS = 5000
const START_LIMIT_MS = 30_000
const THREADS = 3
const MEMORY_MB = 512
const YOUNG_MEMORY_MB = 32
/** What takes longer than this is a long query: few of them run at once, one for each company. */
const QUICK_MS = 500

type Job = {
  asked: Asked
  signal?: AbortSignal | undefined
  resolve: (told: Told) => void
  reject: (error: unknown) => void
  gone?: () => void
}

/**
 * Runs analysts' questions on threads of their own. One that takes too long or too much is ended together with its
 * thread; nothing an analyst asks can hold up a page, and no company or person the questions of others: whose turn it is,
 * and who may run long, is decided in services/http/analytics/query-places.ts.
 */
export function analystQueries(directory: string, { timeLimitMs = TIME_LIMIT_MS, quickMs = QUICK_MS } = {}) {
  const places = queryPlaces<Job>({ places: THREADS })
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let closed = false

  function spawn(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB }
    const worker = new Worker(new URL('./query.worker.ts', import.meta.url), {
      workerData: { directory },
      resourceLimits,
      stdout: false,
    })
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    })
    // What goes wrong while it waits ends it; 'exit' takes it away.
    worker.on('error', () => {})
    worker.unref()
    return worker
  }

  /** A thread is there before it is needed: a small query does not wait for one that is started in place of another. */
  function refill() {
    if (!closed && idle.length === 0 && all.size < THREADS) idle.push(spawn())
  }

  function pump() {
    // The one that has waited longest has been loaded longest.
    for (let job = places.next(); job; job = places.next()) run(idle.shift() ?? spawn(), job)
  }

  function run(worker: Worker, job: Job) {
    const { asked, signal, resolve, reject } = job
    let quick: NodeJS.Timeout | undefined
    const leave = (reusable: boolean) => {
      clearTimeout(timer)
      clearTimeout(quick)
      signal?.removeEventListener('abort', gone)
      worker.removeAllListeners('message').off('error', failed)
      if (reusable && !closed) return void idle.unshift(worker)
      all.delete(worker)
      void worker.terminate()
    }
    const finish = (outcome: () => void, reusable: boolean) => {
      leave(reusable)
      places.done(job)
      outcome()
      pump()
    }
    const tooMuch = (why: string) => finish(() => reject(new Rejected('query/too-expensive', why)), false)
    const gone = () => tooMuch('The caller has gone')
    const failed = (error: { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch('This takes more memory than a query may have')
      else finish(() => reject(error), false)
    }
    /** It only reads, so it can be begun anew when it is its turn to run long. */
    const runLong = () => {
      if (places.runLong(job)) return
      leave(false)
      wait(job)
      pump()
    }
    let timer = setTimeout(
      () => tooMuch('There is no room for this query at the moment. Please try again.'),
      START_LIMIT_MS,
    )
    if (signal?.aborted) return gone()
    if (job.gone) signal?.removeEventListener('abort', job.gone)
    signal?.addEventListener('abort', gone)
    // A thread that has just been started needs its time to load: the question's own time begins when it is taken up.
    worker.on('message', (message: 'begun' | Told) => {
      if (message !== 'begun') return finish(() => resolve(message), true)
      clearTimeout(timer)
      // Not before: loading it would slow the start of this one.
      refill()
      if (!places.isLong(job)) quick = setTimeout(runLong, quickMs)
      timer = setTimeout(
        () => tooMuch(`This took longer than ${timeLimitMs / 1000} seconds. Narrow the filter or ask for less.`),
        timeLimitMs,
      )
    })
    worker.once('error', failed)
    worker.postMessage(asked)
  }

  /** A caller who goes while waiting gives the place to the next. */
  function wait(job: Job) {
    job.gone = () => {
      if (places.drop(job)) job.reject(new Rejected('query/too-expensive', 'The caller has gone'))
    }
    if (job.signal?.aborted) job.gone()
    else job.signal?.addEventListener('abort', job.gone)
  }

  return {
    /** @throws Rejected 'query/invalid' or 'query/too-expensive', or 'command/unavailable' for who has too many waiting. */
    async ask(asked: Asked, signal?: AbortSignal): Promise<Exclude<Told, { refused: unknown }>> {
      const told = await new Promise<Told>((resolve, reject) => {
        const job: Job = { asked, signal, resolve, reject }
        places.push({ share: asked.company, person: asked.person }, job)?.reject(tooManyWaiting())
        wait(job)
        pump()
      })
      if ('refused' in told) throw new Rejected(told.refused, told.why)
      return told
    },
    async close() {
      closed = true
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
export type AnalystQueries = ReturnType<typeof analystQueries>

export const tooManyWaiting = () =>
  new Rejected('command/unavailable', 'Too many queries are waiting. Please try again in a moment.', undefined, 5)
