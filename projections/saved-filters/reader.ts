import { type Asker, ownerIdOf } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { collator } from '#contracts/kernel/formatters.ts'
import { SHARED_WITH_TEAM } from '#contracts/saved-filter/rules.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { savedFilters, type SavedFilter, type SavedFiltersView } from './saved-filters.ts'

const roleOf = (asker: Asker) =>
  asker.kind === 'user' ? asker.role : asker.kind === 'apiKey' ? asker.owner?.role : null

export function savedFiltersReader(reads: Reads) {
  const { permissionsOn } = jobAccess(reads)
  return {
    /** The asker's own filters on a job, and those that are shared with them; pinned ones first, then by name. */
    async savedFiltersOn(asker: Asker, jobId: JobId): Promise<SavedFilter[]> {
      if (!(await permissionsOn(asker, jobId)).includes('candidates.read')) return []
      const doc = await reads.store.get(reads.live(savedFilters), jobId)
      if (!doc || doc.dead || doc.companyId !== asker.companyId) return []
      const [own, role] = [ownerIdOf(asker), roleOf(asker)]
      const { compare } = collator('en', { numeric: true, sensitivity: 'base' })
      return (doc as unknown as SavedFiltersView).filters
        .filter(
          ({ ownerId, sharedWith }) =>
            ownerId === own || sharedWith === SHARED_WITH_TEAM || (role && sharedWith === role),
        )
        .sort((one, other) => Number(other.pinned) - Number(one.pinned) || compare(one.name, other.name))
    },
  }
}
