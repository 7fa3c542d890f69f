import type { Asker } from '#contracts/kernel/asker.ts'
import { mayDo } from '#contracts/kernel/asker.ts'
import type { Reads } from '../runtime/reads.ts'
import { dashboards, type DashboardView } from './dashboards.ts'

/** More than a company keeps in use; the list of a menu. */
const MOST = 500

export const dashboardsReader = ({ store, live }: Reads) => ({
  /** The asker's own, and those that colleagues share; the latest first. */
  async dashboardsOf(asker: Asker): Promise<DashboardView[]> {
    if (!mayDo(asker, 'analytics')) return []
    const own = asker.kind === 'user' ? asker.userId : null
    const all = await store.find(live(dashboards), {
      filter: { companyId: asker.companyId },
      sort: { _id: 1 },
      limit: MOST,
    })
    return all
      .map((doc) => doc as unknown as DashboardView)
      .filter(({ shared, ownerId }) => shared || ownerId === own)
      .sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
  },
})
