import { mayTry } from '#contracts/job/access.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId, UserId } from '#contracts/kernel/ids.ts'
import { balances } from '#projections/balances/balances.ts'
import { companies } from '#projections/companies/companies.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { users } from '#projections/users/users.ts'
import type { Change } from '#infra/engines/change-feed/change-feed.ts'
import type { Platform } from '../platform.ts'

export type Watched =
  | { jobId: JobId }
  | { candidateId: CandidateId }
  | { userId: UserId }
  | { interviewId: string }
  | { interviews: 'all' }

/** Whether news of a job, a candidate or interviews may go to them. */
export const mayWatch =
  (readers: Platform['readers']) =>
  async (asker: Asker, watched: Watched): Promise<boolean> => {
    if ('userId' in watched) return asker.kind === 'user' && asker.userId === watched.userId
    if ('candidateId' in watched) return readers.mayReadCandidate(asker, watched.candidateId)
    if ('interviewId' in watched) return (await readers.interview(asker, watched.interviewId)) !== null
    if ('interviews' in watched) return mayTry(asker, 'live_interviews')
    return (
      (await readers.jobBoardHeader(asker, watched.jobId)) !== null &&
      (await readers.permissionsOnJob(asker, watched.jobId)).includes('candidates.read')
    )
  }

/**
 * Whether a change may have ended the rights of who watches. Of a job only the board's own: its document changes with every
 * column, an account's with every sign-in.
 */
export function concerns(
  { projection, companyId, id }: Change,
  viewer: { companyId: string; userId: string; watched: Watched },
): boolean {
  if (companyId !== viewer.companyId) return false
  if ('userId' in viewer.watched) return projection === users.name && id === viewer.userId
  if (projection === jobs.name) {
    if ('jobId' in viewer.watched) return viewer.watched.jobId === id
    return !('interviews' in viewer.watched)
  }
  return projection === users.name
    ? id === viewer.userId
    : projection === companies.name || projection === balances.name
}
