import { availableParallelism } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { allProjections } from '../all.ts'
import { rebuild, type RebuildRequest } from './rebuild.ts'
import { Unfoldable } from './unfoldable.ts'

export type WorkerRequest = Pick<RebuildRequest, 'dataDir' | 'shared' | 'tag'> & { names: readonly string[] }

const { names, ...request } = workerData as WorkerRequest
const projections = allProjections.filter(({ name }) => names.includes(name))
// Beside a running platform one core stays the platform's.
const helpers = availableParallelism() - (request.shared ? 2 : 1)
try {
  const report = rebuild({
    ...request,
    projections,
    helpers: Math.max(0, helpers),
    onProgress: (progress) => parentPort!.postMessage({ progress }),
  })
  parentPort!.postMessage({ report })
} catch (error) {
  // Between threads an error loses what it is an instance of.
  if (!(error instanceof Unfoldable)) throw error
  parentPort!.postMessage({ unfoldable: error.message })
}
