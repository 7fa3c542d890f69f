import { workerData } from 'node:worker_threads'
import { allProjections } from '../all.ts'
import { foldPart } from './fold-streams.ts'
import { type HelperMessage, type HelperRequest, NEXT, RECEIVED, SENT } from './fold-together.ts'
import { foldingOf } from './folding.ts'
import { openSource } from './source.ts'

/** Parts that may lie between this thread and the one that writes them. */
const AHEAD = 8

const { dataDir, names, parts, counts, port } = workerData as HelperRequest

function send(message: HelperMessage) {
  port.postMessage(message)
  Atomics.add(counts, SENT, 1)
  Atomics.notify(counts, SENT)
}

function waitUntilReceived() {
  for (;;) {
    const received = Atomics.load(counts, RECEIVED)
    if (Atomics.load(counts, SENT) - received < AHEAD) return
    Atomics.wait(counts, RECEIVED, received)
  }
}

try {
  const source = openSource(dataDir)
  const projections = allProjections.filter(({ name }) => names.includes(name))
  for (let at = Atomics.add(counts, NEXT, 1); at < parts.length; at = Atomics.add(counts, NEXT, 1)) {
    send({ folding: foldingOf(foldPart(source, projections, parts[at]!)) })
    waitUntilReceived()
  }
  source.close()
} catch (error) {
  send({ failed: (error as Error).message })
}
