import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateStatus } from '#contracts/candidate/events.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { jobAccess } from '../jobs/access.ts'
import type { CardDocument } from '../board/card-document.ts'
import { cards } from '../board/cards.ts'
import type { Reads } from '../runtime/reads.ts'
import { type CandidateDocument, candidates } from './candidates.ts'

export type InvitedCandidate = {
  id: CandidateId
  name: string
  email: string
  status: CandidateStatus
  invitedAt: string | null
  inviteDeadline: string | null
  startedAt: string | null
  completedAt: string | null
}
const PAGE = 100

export function invitationsReader(reads: Reads) {
  const { store, live } = reads
  const { among } = jobAccess(reads)

  return {
    /** People who were sent an invitation to a job, the last added first. */
    async invitationsOf(
      asker: Asker,
      jobId: JobId,
      page: number,
    ): Promise<{ invited: InvitedCandidate[]; more: boolean }> {
      const filter = {
        companyId: asker.companyId,
        ...(await among(asker, 'candidates.read', jobId)),
        invitedAt: { $ne: null },
      }
      const docs = await store.find(live(cards), {
        filter,
        sort: { addedRank: -1 },
        skip: (page - 1) * PAGE,
        limit: PAGE + 1,
      })
      const details = await store.getMany(
        live(candidates),
        docs.slice(0, PAGE).map(({ _id }) => _id),
      )
      const invited = docs.slice(0, PAGE).map((doc, index) => {
        const { _id: id, name, email, status, invitedAt, startedAt, completedAt } = doc as Doc & CardDocument
        const inviteDeadline = (details[index] as (Doc & Partial<CandidateDocument>) | null)?.inviteDeadline ?? null
        return { id, name, email, status, invitedAt, inviteDeadline, startedAt, completedAt }
      })
      return { invited, more: docs.length > PAGE }
    },
  }
}
