import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { AnyProjection } from '../runtime/projection.ts'
import { foldPart, type Part, type Source } from './fold-streams.ts'
import { type Folding, foldingOf } from './folding.ts'

/** Places in the memory that all threads share: the next part to take; parts that were sent, and of these received. */
export const [NEXT, SENT, RECEIVED] = [0, 1, 2]
export type HelperRequest = {
  dataDir: string
  names: readonly string[]
  parts: readonly Part[]
  counts: Int32Array
  port: MessagePort
}
export type HelperMessage = { folding: Folding } | { failed: string }

/** A thread takes about as long to start as this many parts take to fold. */
const WORTH = 24
/** A part takes milliseconds: a thread that is silent for so long was ended from outside. */
const SILENCE_MS = 60_000

type Request = {
  dataDir: string
  source: Source
  projections: readonly AnyProjection[]
  parts: readonly Part[]
  helpers: number
  onPart?: (done: number, of: number) => void
}

/**
 * Folds every part once, some here and some in threads beside. A free thread takes the next part, so none waits for
 * the slowest. What comes is given out here, for one thread to write it.
 */
export function* foldTogether(request: Request): Generator<Folding> {
  const { source, projections, parts } = request
  const helpers = startHelpers({ ...request, helpers: Math.min(request.helpers, Math.floor(parts.length / WORTH)) })
  try {
    for (let at = helpers.takePart(); at < parts.length; at = helpers.takePart()) {
      for (const folded of foldPart(source, projections, parts[at]!)) yield foldingOf([folded])
      yield* helpers.arrived()
      request.onPart?.(at + 1, parts.length)
    }
    yield* helpers.rest()
  } finally {
    helpers.end()
  }
}

export function startHelpers({ dataDir, projections, parts, helpers }: Omit<Request, 'source'>) {
  const counts = new Int32Array(new SharedArrayBuffer(12))
  const names = projections.map(({ name }) => name)
  const started = Array.from({ length: helpers }, () => {
    const { port1, port2 } = new MessageChannel()
    const workerData: HelperRequest = { dataDir, names, parts, counts, port: port2 }
    const worker = new Worker(new URL('./fold.worker.ts', import.meta.url), { workerData, transferList: [port2] })
    // It says itself what went wrong; one that cannot even start has taken nothing.
    worker.on('error', () => {})
    return { worker, port: port1 }
  })
  /** Parts that are not folded yet. */
  let missing = parts.length

  function* arrived(): Generator<Folding> {
    for (const { port } of started)
      for (let received = receiveMessageOnPort(port); received; received = receiveMessageOnPort(port)) {
        const message = received.message as HelperMessage
        if ('failed' in message) throw new Error(message.failed)
        missing--
        Atomics.add(counts, RECEIVED, 1)
        Atomics.notify(counts, RECEIVED)
        yield message.folding
      }
  }
  return {
    /** The number of a part that is now the caller's, or beyond the last. */
    takePart() {
      const at = Atomics.add(counts, NEXT, 1)
      if (at < parts.length) missing--
      return at
    },
    /** What has been sent until now. */
    arrived,
    /** All that is still to come. */
    *rest(): Generator<Folding> {
      for (;;) {
        const sent = Atomics.load(counts, SENT)
        yield* arrived()
        if (missing === 0) return
        if (Atomics.wait(counts, SENT, sent, SILENCE_MS) === 'timed-out')
          throw new Error('a thread that folds the log has stopped')
      }
    },
    end() {
      for (const { worker, port } of started) {
        port.close()
        void worker.terminate()
      }
    },
  }
}
