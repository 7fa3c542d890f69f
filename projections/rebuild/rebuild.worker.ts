import { parentPort, workerData } from 'node:worker_threads'
import { allProjections } from '../all.ts'
import { rebuild, type RebuildRequest } from './rebuild.ts'

export type WorkerRequest = Pick<RebuildRequest, 'dataDir' | 'shared' | 'tag'> & { names: readonly string[] }

const { names, ...request } = workerData as WorkerRequest
const projections = allProjections.filter(({ name }) => names.includes(name))
const report = rebuild({ ...request, projections, onProgress: (progress) => parentPort!.postMessage({ progress }) })
parentPort!.postMessage({ report })
