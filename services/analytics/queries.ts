import { Worker } from 'node:worker_threads'
import type { Format } from '#contracts/api/read-models.ts'
import { Rejected, type RejectionCode } from '#contracts/rejections.ts'
import type { FindQuery, Row, Scope } from '#infra/engines/read-store/query-worker-reader.ts'

type Rows = Scope & { collection: string; limit: number; format: Format; instants: string[] }
export type Asked =
  | (Scope & { kind: 'count'; collections: string[] })
  | (Rows & FindQuery & { kind: 'find' })
  | (Rows & { kind: 'aggregate'; pipeline: Row[]; models: Record<string, string> })
export type Told = { counts: number[] } | { bytes: Uint8Array; truncated: boolean } | { refused: RejectionCode; why: string }

const TIME_LIMIT_MS = 5000
const START_LIMIT_MS = 30_000
const THREADS = 2
const MAX_WAITING = 20
const MEMORY_MB = 512

type Job = { asked: Asked; signal?: AbortSignal | undefined; resolve: (told: Told) => void; reject: (error: unknown) => void }

/**
 * Runs analysts' questions on threads of their own. One that takes too long or too much is ended together with its
 * thread; nothing an analyst asks can hold up a page.
 */
export function analystQueries(directory: string, { timeLimitMs = TIME_LIMIT_MS } = {}) {
  const waiting: Job[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let closed = false

  function spawn(): Worker {
    const worker = new Worker(new URL('./query.worker.ts', import.meta.url), { workerData: { directory }, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB }, stdout: false })
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    })
    worker.unref()
    return worker
  }

  function pump() {
    while (waiting.length > 0 && (idle.length > 0 || all.size < THREADS)) {
      const job = waiting.shift()!
      if (job.signal?.aborted) job.reject(new Rejected('query/invalid', 'The caller has gone'))
      else run(idle.pop() ?? spawn(), job)
    }
  }

  function run(worker: Worker, { asked, signal, resolve, reject }: Job) {
    const finish = (outcome: () => void, reusable: boolean) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', gone)
      worker.removeAllListeners('message').removeAllListeners('error')
      if (reusable && !closed) idle.push(worker)
      else {
        all.delete(worker)
        worker.on('error', () => {})
        void worker.terminate()
      }
      outcome()
      pump()
    }
    const tooMuch = (why: string) => finish(() => reject(new Rejected('query/too-expensive', why)), false)
    const gone = () => tooMuch('The caller has gone')
    let timer = setTimeout(() => tooMuch('There is no room for this query at the moment. Please try again.'), START_LIMIT_MS)
    signal?.addEventListener('abort', gone)
    // A thread that has just been started needs its time to load: the question's own time begins when it is taken up.
    worker.on('message', (message: 'begun' | Told) => {
      if (message !== 'begun') return finish(() => resolve(message), true)
      clearTimeout(timer)
      timer = setTimeout(() => tooMuch(`This took longer than ${timeLimitMs / 1000} seconds. Narrow the filter or ask for less.`), timeLimitMs)
    })
    worker.once('error', (error: { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch('This takes more memory than a query may have')
      else finish(() => reject(error), false)
    })
    worker.postMessage(asked)
  }

  return {
    /** @throws Rejected 'query/invalid' or 'query/too-expensive' */
    async ask(asked: Asked, signal?: AbortSignal): Promise<Exclude<Told, { refused: unknown }>> {
      if (waiting.length >= MAX_WAITING) throw new Rejected('command/unavailable', 'Too many queries are waiting. Please try again in a moment.')
      const told = await new Promise<Told>((resolve, reject) => {
        waiting.push({ asked, signal, resolve, reject })
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
