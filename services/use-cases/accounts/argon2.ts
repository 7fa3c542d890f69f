import type { argon2Sync } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { fairQueue, type Turn } from '../../core/fair-queue.ts'

type Argon2Parameters = Parameters<typeof argon2Sync>[1]
type Job = { parameters: Argon2Parameters; resolve: (tag: Buffer) => void; reject: (error: unknown) => void }

/** A hash holds a core for some 30 ms: one core is left to the pages, however many strangers sign in at once. */
type Lane = {
  worker: Worker | null
  busy: boolean /** Serves those from known places alone, and gives way to none. */
  known: boolean
}
const laneOf = (known: boolean): Lane => ({ worker: null, busy: false, known })
const lanes = [laneOf(true), ...Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => laneOf(false))]

/** What the lanes hash in some 15 s; one address has what an office needs on a morning. */
const waiting = fairQueue<Job>({ mostWaiting: 400 * lanes.length, mostOfShare: 60 })
const RETRY_AFTER_S = 5

/**
 * argon2id on a thread that gives way to every other (services/use-cases/accounts/argon2.worker.ts). Those who come while
 * every thread is taken wait for their turn. A thread that failed is replaced with the next hash.
 * @throws Rejected 'command/unavailable' for who has too many waiting.
 */
export function argon2id(parameters: Argon2Parameters, turn: Turn): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const without = waiting.push(turn, { parameters, resolve, reject })
    without?.reject(
      new Rejected(
        'command/unavailable',
        'Too many people are signing in at the moment. Please try again in a moment.',
        undefined,
        RETRY_AFTER_S,
      ),
    )
    pump()
  })
}

function pump() {
  for (const lane of lanes) {
    const next = lane.busy ? null : waiting.next(({ first }) => first || !lane.known)
    if (next) void run(lane, next.job)
  }
}

async function run(lane: Lane, { parameters, resolve, reject }: Job) {
  lane.busy = true
  const worker = (lane.worker ??= new Worker(new URL('./argon2.worker.ts', import.meta.url), {
    workerData: { givesWay: !lane.known },
  }))
  worker.ref()
  worker.postMessage(parameters)
  try {
    const [tag] = (await once(worker, 'message')) as [Uint8Array]
    resolve(Buffer.from(tag))
  } catch (error) {
    lane.worker = null
    void worker.terminate()
    reject(error)
  } finally {
    worker.unref()
    lane.busy = false
    pump()
  }
}
