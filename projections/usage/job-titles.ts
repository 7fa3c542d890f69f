import type { Asker } from '#contracts/kernel/asker.ts'
import { jobAccess } from '../jobs/access.ts'
import { jobs } from '../jobs/jobs.ts'
import type { Reads } from '../runtime/reads.ts'

/** Billing counts every job of a company, and names only those the asker may see. */
export function jobTitles(reads: Reads) {
  const { openJobs } = jobAccess(reads)
  /** The jobs whose names they may see; null for all. */
  const named = async (asker: Asker) => {
    const open = await openJobs(asker, 'jobs.read')
    return open && new Set(open.map(({ jobId }) => jobId))
  }
  return {
    named,
    /** Titles of jobs, empty for those the asker may not see. */
    async titles(asker: Asker, jobIds: readonly string[]): Promise<(jobId: string) => string> {
      const ids = [...new Set(jobIds)]
      const [open, docs] = await Promise.all([named(asker), reads.store.getMany(reads.live(jobs), ids)])
      const known = new Map(docs.map((doc, index) => [ids[index]!, String(doc?.title ?? '')]))
      return (jobId) => (open && !open.has(jobId) ? '' : (known.get(jobId) ?? ''))
    },
  }
}
