import type { Asker } from '#contracts/kernel/asker.ts'
import type { ColumnId, JobId } from '#contracts/kernel/ids.ts'
import { candidateFacts } from './facts.ts'
import type { FactsView } from './facts-view.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'

/** As many candidates as changed last say how long a stay is: a board is read often, and a job can have thousands. */
const SAMPLE = 300
/** Fewer stays say nothing about what is usual. */
const FEWEST_STAYS = 5
const DAY_MS = 86_400_000

export function stageLimitsReader(reads: Reads) {
  const { scope } = jobAccess(reads)

  return {
    /** For each stage of a job, how long nine of ten stayed at most, in milliseconds, a day at least; left out where too few have. */
    async stageLimits(asker: Asker, jobId: JobId): Promise<Record<ColumnId, number>> {
      await scope(asker, 'candidates.read', jobId)
      const docs = await reads.store.find(reads.live(candidateFacts), {
        filter: { companyId: asker.companyId, jobId, changedAt: { $gt: '' } },
        sort: { changedAt: -1 },
        limit: SAMPLE,
      })
      return limitsOf(docs as unknown as Pick<FactsView, 'stages'>[])
    },
  }
}

export function limitsOf(facts: readonly Pick<FactsView, 'stages'>[]): Record<ColumnId, number> {
  const ended = new Map<ColumnId, number[]>()
  for (const { stages } of facts)
    for (const { columnId, seconds } of stages)
      if (seconds !== null && columnId !== 'hired' && columnId !== 'rejected')
        ended.set(columnId, [...(ended.get(columnId) ?? []), seconds])
  return Object.fromEntries(
    [...ended].flatMap(([columnId, stays]) =>
      stays.length < FEWEST_STAYS ? [] : [[columnId, Math.max(DAY_MS, ninetieth(stays) * 1000)]],
    ),
  )
}

/** By nearest rank: a stay that occurred. */
const ninetieth = (seconds: readonly number[]) =>
  seconds.toSorted((a, b) => a - b)[Math.ceil(0.9 * seconds.length) - 1]!
