import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { log } from '#infra/log.ts'

/** What the thread says after a pass: whether the log is long, and only its newest few pages are left. */
export type Passed = { nearlyAll: boolean }

/** Every pass makes the commits beside it wait for the device; with one caller at a time more often than this shows in their p99. */
const SELDOM_MS = 250
/** Of rows written, each of some three pages: so much is not left to gather. */
const MUCH = 1_000

/**
 * Moves the WAL of `writer`'s database into its file from a thread of its own, so that commits do not pay for it (the
 * writer's p99 is several times lower, and the thread is idle when nothing is written). Call `dirty` after each commit.
 *
 * A log that is written from its beginning again costs a commit half of what one does that grows, and commits that never pause
 * always leave a few pages behind the thread. Once the log is long the writer moves those few itself, between two commits.
 */
export function checkpointer(file: string, writer: DatabaseSync) {
  const worker = new Worker(new URL('./checkpoint.worker.ts', import.meta.url), { workerData: { file } })
  const ended = new Promise<void>((done) => worker.once('exit', () => done()))
  const passive = writer.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  let gathered = 0
  let passing = false
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  worker.on('error', (error) => log.error(`${file} is no longer checkpointed beside the writer:`, error))
  worker.on('message', ({ nearlyAll }: Passed) => {
    passing = false
    if (nearlyAll && !stopped && !writer.isTransaction) finish()
    if (gathered > 0 && !stopped) arm()
  })
  worker.unref()

  function arm() {
    if (passing) return
    if (gathered >= MUCH) pass()
    else timer ??= setTimeout(pass, SELDOM_MS).unref()
  }

  function pass() {
    if (timer) clearTimeout(timer)
    timer = null
    gathered = 0
    passing = true
    worker.postMessage('dirty')
  }

  function finish() {
    try {
      passive.get()
    } catch (error) {
      // A full device, most likely: what is left stays in the log, and the next pass asks again.
      log.error(`${file} was not checkpointed to the end:`, error)
    }
  }

  return {
    /** After a commit of so many rows, or of who knows how many. */
    dirty(rows = 1) {
      gathered += rows
      arm()
    },
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      worker.ref()
      worker.postMessage('stop')
      await ended
    },
  }
}
