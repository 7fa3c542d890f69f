import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { jobAccess } from '../jobs/access.ts'
import { jobs } from '../jobs/jobs.ts'
import type { Reads } from '../runtime/reads.ts'
import { dashboards, type DashboardView } from './dashboards.ts'

/** More than a company keeps in use; the list of a menu. */
const MOST = 500

/** The jobs that a dashboard is about; none when it is about all of them. */
const jobsOfDashboard = ({ address }: DashboardView) => new URLSearchParams(address).getAll('job')

export function dashboardsReader(reads: Reads) {
  const { openJobs } = jobAccess(reads)

  /** Those of these jobs that there are, and that the asker may see candidates of. */
  async function seenAmong(asker: Asker, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const open = await openJobs(asker, 'candidates.read')
    if (open) return new Set(open.map(({ jobId }) => jobId))
    const found = await reads.store.find(reads.live(jobs), {
      filter: { companyId: asker.companyId, _id: { $in: [...ids] }, status: { $ne: null } },
      sort: { _id: 1 },
      limit: ids.length,
    })
    return new Set(found.map(({ _id }) => _id))
  }

  return {
    /** The asker's own and those that colleagues share, but for those about a job that they may not see; the latest first. */
    async dashboardsOf(asker: Asker): Promise<DashboardView[]> {
      if (!mayDo(asker, 'analytics')) return []
      const own = asker.kind === 'user' ? asker.userId : null
      const all = await reads.store.find(reads.live(dashboards), {
        filter: { companyId: asker.companyId },
        sort: { _id: 1 },
        limit: MOST,
      })
      const offered = all
        .map((doc) => doc as unknown as DashboardView)
        .filter(({ shared, ownerId }) => shared || ownerId === own)
      const seen = await seenAmong(asker, [...new Set(offered.flatMap(jobsOfDashboard))])
      return offered
        .filter((dashboard) => jobsOfDashboard(dashboard).every((jobId) => seen.has(jobId)))
        .sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
    },
  }
}
