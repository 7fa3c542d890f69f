import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { jobAccess } from '../jobs/access.ts'
import { containing } from '../runtime/containing.ts'
import type { Reads } from '../runtime/reads.ts'
import { type InvitationState, invitationStates } from '#contracts/views/invitations.ts'
import { invitations, type InvitationView } from './invitations.ts'

const PAGE = 50

export function invitationsOverview(reads: Reads) {
  const { permissionsOn } = jobAccess(reads)
  return {
    /** People invited to a job, the last added first, with how many there are of each state. Null for who may not invite. */
    async invitationsPage(
      asker: Asker,
      jobId: JobId,
      { state, search, page }: { state: InvitationState | null; search: string; page: number },
    ): Promise<{ rows: InvitationView[]; more: boolean; counts: Record<InvitationState, number> } | null> {
      if (!(await permissionsOn(asker, jobId)).includes('candidates.invite')) return null
      const { companyId } = asker
      const filter = {
        companyId,
        jobId,
        ...(state && { state }),
        ...(search.trim() && { search: containing(search) }),
      }
      const [docs, counted] = await Promise.all([
        reads.store.find(reads.live(invitations), {
          filter,
          sort: { addedAt: -1 },
          skip: (page - 1) * PAGE,
          limit: PAGE + 1,
        }),
        reads.store.counts(reads.live(invitations), 'by_state', { companyId, jobId }),
      ])
      const counts = Object.fromEntries(invitationStates.map((each) => [each, 0])) as Record<InvitationState, number>
      for (const { by, count } of counted) if (String(by.state) in counts) counts[by.state as InvitationState] = count
      const rows = docs.slice(0, PAGE).map((doc) => doc as unknown as InvitationView)
      return { rows, more: docs.length > PAGE, counts }
    },
  }
}
