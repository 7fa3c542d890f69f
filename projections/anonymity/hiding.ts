import { isDecided, decidedColumns } from '#contracts/candidate/anonymity.ts'
import { AnonymityLevel, type HidingLevel } from '#contracts/kernel/anonymity.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { jobs } from '../jobs/jobs.ts'
import { containing } from '../runtime/containing.ts'
import type { Reads } from '../runtime/reads.ts'

/** Jobs of the company with anonymous review; `viewer`: from whom they are hidden, null for a guest. */
export type Hiding = { companyId: string; viewer: string | null; jobs: ReadonlyMap<JobId, HidingLevel> }

/** People, their own keys and guests; processes, service accounts and candidates themselves see what there is. */
function viewerOf(asker: Asker): { viewer: string | null } | null {
  if (asker.kind === 'user') return { viewer: asker.userId }
  if (asker.kind === 'guest') return { viewer: null }
  return asker.kind === 'apiKey' && asker.owner ? { viewer: asker.owner.userId } : null
}

/** Null where nothing is hidden from the asker. From a counter: no job is read for it. */
export async function hidingFrom({ store, live }: Reads, asker: Asker): Promise<Hiding | null> {
  const subject = viewerOf(asker)
  if (!subject) return null
  const { companyId } = asker
  const groups = await Promise.all(
    (['names', 'faces'] as const).map((anonymousReview) =>
      store.counts(live(jobs), 'by_anonymity', { companyId, anonymousReview }),
    ),
  )
  const hidden = groups.flat().flatMap(({ by, count }) => {
    const level = AnonymityLevel.safeParse(by.anonymousReview).data
    return count > 0 && by.jobId && level && level !== 'off' ? [[String(by.jobId), level] as const] : []
  })
  return hidden.length === 0 ? null : { companyId, ...subject, jobs: new Map(hidden) }
}

type Of = { [field: string]: unknown }
/** By how much this candidate is hidden; null: not at all. */
export function levelOf({ jobId, columnId, unmaskedBy }: Of, { viewer, jobs }: Hiding): HidingLevel | null {
  const level = jobs.get(String(jobId))
  if (!level || isDecided(String(columnId))) return null
  return viewer !== null && String(unmaskedBy ?? '').includes(` ${viewer}`) ? null : level
}

/** The same as filters of cards and candidates. */
export function filtersOf({ viewer, jobs }: Hiding): { shown: Filter; hidden: Filter } {
  const ids = [...jobs.keys()]
  const own = viewer === null ? null : containing(` ${viewer}`)
  return {
    shown: {
      $or: [
        { jobId: { $nin: ids } },
        { columnId: { $in: [...decidedColumns] } },
        ...(own ? [{ unmaskedBy: own }] : []),
      ],
    },
    hidden: { jobId: { $in: ids }, columnId: { $nin: [...decidedColumns] }, ...(own && { unmaskedBy: { $not: own } }) },
  }
}
