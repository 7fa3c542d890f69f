import { Worker } from 'node:worker_threads'
import type { LogSettings } from '#infra/engines/event-store/log-copy.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { signRoot, type Signing } from '#infra/verification/sign-root.ts'
import { log } from '#infra/log.ts'

const EVERY_MS = 3_600_000
/** A log this short is read before a thread would have started. */
const SHORT_LOG = 2000

/** Signs a root in a thread of its own: it reads the heads of the whole log. */
export function signBeside(settings: LogSettings, at: string): Promise<Signing> {
  const worker = new Worker(new URL('./sign-root.worker.ts', import.meta.url), { workerData: { settings, at } })
  worker.unref()
  return new Promise((done, failed) => {
    worker.once('message', done)
    worker.once('error', failed)
    worker.once('exit', (code) => failed(new Error(`signing ended with ${code}`)))
  })
}

/** Records a signed root over all heads at start and every hour; nothing is added while nothing is written. */
export function scheduleRoots({ DATA_DIR, EVENTSTORE_URL }: LogSettings, store: EventStore, now: () => string) {
  const settings: LogSettings = { DATA_DIR, EVENTSTORE_URL }
  let running: Promise<void> | null = null
  async function signNow() {
    const short = (await store.countAfter(null, SHORT_LOG)) < SHORT_LOG
    return short ? signRoot(settings, now()) : signBeside(settings, now())
  }
  const signing = trouble('no root could be signed; it is tried again in an hour')
  const sign = () =>
    (running ??= signNow()
      .then((outcome) => {
        signing.worked()
        if ('refused' in outcome) log.error(`NO ROOT WAS SIGNED: ${outcome.refused}. Run npm run verify.`)
      })
      .catch(signing.failed)
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
