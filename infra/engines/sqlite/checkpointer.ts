import { Worker } from 'node:worker_threads'

const INTERVAL_MS = 50

/**
 * Moves the WAL into the database from a thread of its own, so that no commit pays for it (the writer's p99 is
 * several times lower, and it is idle when nothing is written). Call `dirty` after each commit.
 */
export function checkpointer(file: string) {
  const worker = new Worker(new URL('./checkpoint.worker.ts', import.meta.url), { workerData: { file } })
  const ended = new Promise<void>((done) => worker.once('exit', () => done()))
  worker.on('error', (error) => console.error(`${file} is no longer checkpointed beside the writer:`, error))
  worker.unref()
  let timer: NodeJS.Timeout | null = null
  return {
    dirty() {
      timer ??= setTimeout(() => {
        timer = null
        worker.postMessage('dirty')
      }, INTERVAL_MS).unref()
    },
    async stop() {
      if (timer) clearTimeout(timer)
      worker.ref()
      worker.postMessage('stop')
      await ended
    },
  }
}
