import { Worker } from 'node:worker_threads'
import type { Signing } from '#infra/verification/sign-root.ts'

const EVERY_MS = 3_600_000

/** Signs a root in a thread of its own: it reads the heads of the whole log. */
export function signBeside(dataDir: string, at: string): Promise<Signing> {
  const worker = new Worker(new URL('./sign-root.worker.ts', import.meta.url), { workerData: { dataDir, at } })
  worker.unref()
  return new Promise((done, failed) => {
    worker.once('message', done)
    worker.once('error', failed)
    worker.once('exit', (code) => failed(new Error(`signing ended with ${code}`)))
  })
}

/** Records a signed root over all heads at start and every hour; nothing is added while nothing is written. */
export function scheduleRoots(dataDir: string, now: () => string) {
  let running: Promise<void> | null = null
  const sign = () =>
    (running ??= signBeside(dataDir, now())
      .then((outcome) => {
        if ('refused' in outcome) console.error(`NO ROOT WAS SIGNED: ${outcome.refused}. Run npm run verify.`)
      })
      .catch((error) => console.error('no root could be signed; it is tried again in an hour:', error))
      .finally(() => (running = null)))
  void sign()
  const timer = setInterval(sign, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
