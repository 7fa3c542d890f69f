import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import type { DeadLetter, Installation, RebuildStatus, SystemStatus } from '#contracts/views/system.ts'
import type { Engines } from '#infra/engines/open.ts'
import { allProjections } from '#projections/all.ts'
import { REBUILD_STATE, type RebuildState } from '#projections/rebuild/progress.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import type { WorkerStatus } from '#projections/runtime/worker.ts'
import type { Lag } from '../../relay/projection-lag.ts'
import { allow } from '../../core/authorize.ts'
import { engineHealth } from './engine-health.ts'
import { folderSizes } from './folder-sizes.ts'
import { inTime } from './in-time.ts'
import { probes } from './probes.ts'

/** A rebuild tells how far it is twice a second; after this long it is not there any more. */
const SILENT_MS = 20_000
/** One that begins again says nothing while the engine that failed it, or the lease of who was ended, is waited for. */
const AGAIN_SILENT_MS = 120_000

type Parts = {
  engines: Engines
  relayLag: () => Promise<number>
  projectionLag: () => Promise<Lag[]>
  projectionStatus: () => Promise<WorkerStatus>
  processStatus: () => Promise<{ stream: string; process: string; error: string }[]>
  timerLagMs: () => Promise<number>
  deadLetters: (companyId?: string) => Promise<DeadLetter[]>
}

type Found = {
  found: Installation['engines']
  lags: Lag[] | null
  projections: WorkerStatus | null
  stuckProcesses: Awaited<ReturnType<Parts['processStatus']>> | null
}

/**
 * What `/settings/system` shows, also while an engine is away: the figures that it would tell are null then. Companies see
 * whether the platform works for them, operators the whole installation.
 */
export function systemStatus({
  engines,
  relayLag,
  projectionLag,
  projectionStatus,
  processStatus,
  timerLagMs,
  deadLetters,
}: Parts) {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()
  const folders = folderSizes(engines.folder)
  const health = engineHealth(engines)

  return async (asker: Asker): Promise<SystemStatus> => {
    if (!isOperator(asker)) allow(asker, 'company.settings')
    const [[probed, states], lags, projections, stuckProcesses, letters] = await Promise.all([
      Promise.all([probes(engines), health()]),
      inTime(projectionLag()),
      inTime(projectionStatus()),
      inTime(processStatus()),
      inTime(deadLetters(isOperator(asker) ? undefined : asker.companyId)),
    ])
    const found = probed.map((each) => {
      const state = states.get(each.port)
      return { ...each, awaySince: each.problem !== null && state?.state === 'unreachable' ? state.since : null }
    })
    const stuck = projections?.stuck ?? []
    const own = ({ stream }: { stream: string }) => stream.startsWith(`${asker.companyId}.`)
    return {
      at: new Date().toISOString(),
      services: found.map(({ port, problem }) => ({ port, answers: problem === null })),
      current: lags && lags.every(({ events }) => events === 0),
      stuckStreams: [
        ...stuck.filter(own).map(({ stream, projection, error }) => ({ stream, by: projection, error })),
        ...(stuckProcesses ?? []).filter(own).map(({ stream, process: by, error }) => ({ stream, by, error })),
      ],
      deadLetters: letters,
      installation: isOperator(asker) ? await installation({ found, lags, projections, stuckProcesses }) : null,
    }
  }

  async function installation({ found, lags, projections, stuckProcesses }: Found): Promise<Installation> {
    const [relay, timerLag, collections, rebuild, storage, freeBytes] = await Promise.all([
      inTime(relayLag()),
      inTime(timerLagMs()),
      inTime(engines.reads.collections()),
      inTime(engines.reads.loadState(REBUILD_STATE).then((last) => ({ last: last as RebuildState | null }))),
      folders.sizes(),
      folders.free(),
    ])
    const documents = collections && new Map(collections.map((collection) => [collection.name, collection.documents]))
    return {
      engines: found,
      relayLag: relay,
      timerLagMs: timerLag,
      readModels: allProjections.map((projection) => ({
        name: projection.name,
        version: projection.version,
        documents: documents && (documents.get(collectionOf(projection)) ?? 'not built'),
        lag: lags && (lags.find((lag) => lag.projection === projection.name)?.events ?? 0),
        stuck: projections && projections.stuck.filter((one) => one.projection === projection.name).length,
      })),
      rebuild: rebuild && (rebuildStatus(rebuild.last) ?? 'none'),
      holesRepaired: projections && projections.holes,
      stuck: {
        readModels: projections && projections.stuck.length,
        processes: stuckProcesses && stuckProcesses.length,
      },
      storage,
      freeBytes,
      memoryBytes: process.memoryUsage.rss(),
      startedAt,
    }
  }
}

export function rebuildStatus(state: RebuildState | null, now = Date.now()): RebuildStatus | null {
  if (!state) return null
  const { names, phase, done, of, events, documents, since, at, error = null } = state
  const over = phase === 'switched' || phase === 'failed'
  const silent = !over && now - Date.parse(at) > (phase === 'again' ? AGAIN_SILENT_MS : SILENT_MS)
  // Folding is most of the work; comparing and switching are the last twentieth.
  const share = phase === 'switched' ? 1 : phase === 'comparing' ? 0.95 : 0.95 * (of ? done / of : 0)
  return { names, phase: silent ? 'silent' : phase, share, events, documents, since, at, error }
}
