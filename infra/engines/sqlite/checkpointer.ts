import { Worker } from 'node:worker_threads'

/**
 * Moves the WAL into the database from a thread of its own, so that no commit pays for it (the writer's p99 is
 * several times lower, and it is idle when nothing is written). Call `dirty` after each commit.
 */
export function checkpointer(file: string) {
  const worker = new Worker(new URL('./checkpoint.worker.ts', import.meta.url), { workerData: { file } })
  worker.unref()
  return {
    dirty: () => worker.postMessage('dirty'),
    async stop() {
      worker.postMessage('stop')
      await new Promise((done) => worker.once('exit', done))
    },
  }
}
