import { type Counted, type InterviewFigures, interviewFigures } from '#contracts/interview/figures.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { interviews, type InterviewView } from './interviews.ts'

/** Of a question about more, those that changed last. */
export const MOST_FIGURED = 5000
const AT_ONCE = 500

export type FiguresQuery = {
  /** Those that were planned from then on. */
  from: string
  jobId?: JobId
  /** Those in which this colleague takes part, or which they host or planned. */
  userId?: string
}

export function interviewFiguresReader(reads: Reads) {
  const { store, live } = reads
  const { scope } = jobAccess(reads)
  return {
    /**
     * Of the jobs on which the asker has the right to interviews. `isPart`: not all are counted.
     * @throws Rejected 'auth/forbidden' or 'job/not-found'
     */
    async interviewFigures(
      asker: Asker,
      { from, jobId, userId }: FiguresQuery,
    ): Promise<InterviewFigures & { isPart: boolean }> {
      // What was planned since then has changed since then.
      const filter = {
        companyId: asker.companyId,
        ...(await scope(asker, 'live_interviews', jobId)),
        changedAt: { $gte: from },
        dead: { $ne: true },
      } as Filter
      const counted: Counted[] = []
      let isWhole = false
      for (let skip = 0; !isWhole && skip < MOST_FIGURED; skip += AT_ONCE) {
        const found = (await store.find(live(interviews), {
          filter,
          sort: { changedAt: -1 },
          skip,
          limit: AT_ONCE,
        })) as (Doc & InterviewView)[]
        counted.push(...found.filter((each) => each.plannedAt >= from && isOf(each, userId)).map(countedOf))
        isWhole = found.length < AT_ONCE
      }
      return { ...interviewFigures(counted), isPart: !isWhole }
    },
  }
}

const isOf = ({ attendees, hostId, plannedBy }: InterviewView, userId: string | undefined) =>
  userId === undefined || attendees.includes(userId) || hostId === userId || plannedBy.id === userId

function countedOf(view: InterviewView): Counted {
  const { status, plannedAt, changes, rebooked, noShow, start, end, attendees } = view
  const firstBookedAt = changes.find(({ type }) => type === 'InterviewBooked')?.at ?? null
  return { status, plannedAt, firstBookedAt, rebooked, noShow, start, end, attendees }
}
