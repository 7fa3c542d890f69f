import { join } from 'node:path'
import { crash } from '#infra/crash.ts'
import { type CollectionBuild, collectionBuild } from '#infra/engines/read-store/collection-build.ts'
import { lockFolder } from '#infra/engines/sqlite/lock.ts'
import { log as logged } from '#infra/log.ts'
import { type AnyProjection, collectionOf, specOf } from '../runtime/projection.ts'
import { SWEPT } from '../runtime/worker.ts'
import { compare, type Comparison } from './compare.ts'
import { foldStream, partsOf } from './fold-streams.ts'
import { foldTogether } from './fold-together.ts'
import { type Folding, foldingOf } from './folding.ts'
import { inRounds } from './in-rounds.ts'
import { progressTo, REBUILD_STATE } from './progress.ts'
import { settle } from './settle.ts'
import { openSource } from './source.ts'
import { Unfoldable } from './unfoldable.ts'

export type Progress = { events: number; documents: number; seconds: number }
export type RebuildRequest = {
  dataDir: string
  projections: readonly AnyProjection[]
  /** A platform is serving from the same folder meanwhile. */
  shared: boolean
  /** Names the tables of this build. */
  tag: string
  /** Threads that fold beside this one, if the log is long enough; they know projections by their name. */
  helpers?: number
  onProgress?: (progress: Progress) => void
}
/** `comparison` is null when there was nothing to compare with. */
export type Rebuilt = { name: string; collection: string; comparison: Comparison | null }
export type RebuildReport = Progress & { rebuilt: Rebuilt[]; unreadable: string[] }

const PROGRESS = 100_000

/**
 * Builds documents afresh beside the live ones, stream by stream and one write each, catches up with what was appended
 * meanwhile, compares, and switches in one transaction (ADR 010). An event is decoded once for all projections of its
 * category. A stream that cannot be folded stops a switch that would lose its document.
 */
export function rebuild({ dataDir, projections, shared, tag, helpers = 0, onProgress }: RebuildRequest): RebuildReport {
  const began = performance.now()
  const lock = lockFolder(join(dataDir, 'read'))
  const source = openSource(dataDir)
  const { log } = source
  const builds = new Map<AnyProjection, CollectionBuild>()
  const report: RebuildReport = { events: 0, documents: 0, seconds: 0, rebuilt: [], unreadable: [] }
  const take = ({ events, documents, rows, unreadable }: Folding) => {
    for (const [projection, build] of builds) build.put(rows[projection.name] ?? [])
    report.events += events
    report.documents += documents
    report.unreadable.push(...unreadable)
  }
  /** Folds again every stream that changed since `from`; answers up to where that holds. */
  const catchUp = (of: readonly AnyProjection[], from: number): { upTo: number; streams: number } => {
    const upTo = log.last()
    const streams = log.changedStreams(from, upTo)
    for (const stream of streams) take(foldingOf([foldStream(source, of, stream)]))
    return { upTo, streams: streams.length }
  }
  const level = (of: readonly AnyProjection[], build: CollectionBuild, from: number): number => {
    inRounds(() => {
      const { upTo, streams } = catchUp(of, from)
      build.complete()
      from = upTo
      return streams
    }, build.hurry)
    return from
  }

  const tell = progressTo(
    (state) => builds.values().next().value?.saveState(REBUILD_STATE, state),
    projections.map(({ name }) => name),
  )
  const figures = () => ({ events: report.events, documents: report.documents })
  const tellFailure = ({ message }: Error) => {
    try {
      tell({ phase: 'failed', error: message, ...figures() })
    } catch (error) {
      logged.error('that the rebuild failed could not be written down:', error)
    }
  }

  try {
    for (const projection of projections) {
      builds.set(projection, collectionBuild(join(dataDir, 'read'), specOf(projection), tag, { shared }))
    }
    const upTo = log.last()
    tell({ of: 1 })
    crash('B1')
    let told = 0
    for (const folding of foldTogether({
      dataDir,
      source,
      projections,
      parts: partsOf(log),
      helpers,
      onPart: (done, of) => tell({ done, of, ...figures() }),
    })) {
      take(folding)
      crash('B2')
      if (report.events - told < PROGRESS) continue
      told = report.events
      onProgress?.({ ...report, seconds: (performance.now() - began) / 1000 })
    }
    for (const build of builds.values()) build.complete()
    tell({ phase: 'comparing', ...figures() })
    crash('B3')
    for (const [projection, build] of builds) {
      let reached = level([projection], build, upTo)
      const comparison = build.replaces ? compare(build) : null
      reached = level([projection], build, reached)
      if (report.unreadable.length > 0 && build.replaces)
        throw new Unfoldable(`nothing was switched: ${report.unreadable[0]}`)
      build.switchOver(
        () => {
          reached = catchUp([projection], reached).upTo
          crash('B4')
        },
        report.unreadable.length > 0 ? () => ({}) : () => ({ [SWEPT + collectionOf(projection)]: String(reached) }),
      )
      crash('B5')
      if (shared) settle(source, projection, build, reached)
      build.removeOld()
      crash('B6')
      report.rebuilt.push({ name: projection.name, collection: collectionOf(projection), comparison })
    }
    tell({ phase: 'switched', ...figures() })
    return { ...report, seconds: (performance.now() - began) / 1000 }
  } catch (error) {
    tellFailure(error as Error)
    throw error
  } finally {
    for (const build of builds.values()) build.close()
    source.close()
    lock.release()
  }
}
