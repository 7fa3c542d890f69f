import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import type { CandidateStatus } from '#contracts/candidate/events.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { CandidateDetail, CandidateRow, CandidateSort } from '#contracts/views/candidate.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { type CardDocument, cards } from '../board/cards.ts'
import { jobAccess } from '../jobs/access.ts'
import { blindReviews, type Hides } from '../jobs/blind.ts'
import { containing } from '../runtime/containing.ts'
import type { Reads } from '../runtime/reads.ts'
import { type CandidateDocument, candidates } from './candidates.ts'

export type CandidateQuery = {
  jobId?: JobId | undefined
  status?: CandidateStatus | undefined
  search?: string | undefined
  sort: CandidateSort
  page: number
}
export const ROWS_PER_PAGE = 50
/** A search looks no further than this: beyond it the answer is "1,000 or more". */
const MOST_COUNTED = 1000

/** `alive` leaves out what was deleted, by the field whose index the order walks. */
const orders: Record<CandidateSort, { by: Record<string, 1 | -1>; alive: Filter }> = {
  newest: { by: { addedRank: -1 }, alive: { addedRank: { $gt: '' } } },
  name: { by: { search: 1 }, alive: { search: { $gt: '' } } },
  rating: { by: { ratingsAvg: -1, addedRank: -1 }, alive: { status: { $ne: null } } },
}

/** What the candidate's page shows of the document; `hides` says whose ratings are kept from who looks. */
export function detailOf(doc: Doc, hides: Hides = () => false): CandidateDetail {
  const { _id, companyId: _company, reasonsBefore: _reasons, ...view } = doc as Doc & CandidateDocument
  const isHidden = hides(view.ratings.map(({ reviewerId }) => reviewerId))
  return { id: _id, ...view, ...(isHidden && { ratings: [], ratingsAvg: null }), ratingsHidden: isHidden }
}

/** Candidates one by one, and all of a company's in a table. */
export function candidateReader(reads: Reads) {
  const { store, live } = reads
  const { permissionsOn, openJobs, scope, among } = jobAccess(reads)
  const { hidesOn, hidesOnEach } = blindReviews(reads)

  async function find(asker: Asker, id: CandidateId): Promise<CandidateDetail | null> {
    if (!onJobsOf(asker)) await scope(asker, 'candidates.read')
    const doc = await store.get(live(candidates), id)
    if (!doc || doc.dead || doc.companyId !== asker.companyId) return null
    const jobId = String(doc.jobId)
    if (!(await permissionsOn(asker, jobId)).includes('candidates.read')) return null
    return detailOf(doc, await hidesOn(asker, jobId))
  }

  /** Candidates by job and status, from the counters. */
  async function tally(asker: Asker, where: { jobId?: JobId | undefined } = {}) {
    const open = await openJobs(asker, 'candidates.read')
    const shown = open && new Set(open.map(({ jobId }) => jobId))
    const by = { companyId: asker.companyId, ...(where.jobId ? { jobId: where.jobId } : {}) }
    const groups = await store.counts(live(cards), 'byColumn', by)
    return groups
      .filter((group) => group.by.jobId !== '' && (!shown || shown.has(String(group.by.jobId))))
      .map((group) => ({
        jobId: String(group.by.jobId),
        columnId: String(group.by.columnId),
        status: String(group.by.status) as CandidateStatus,
        count: group.count,
      }))
  }

  return {
    /** Null when there is no such candidate, also for another company's. */
    candidateOrNull: find,
    candidateTally: tally,
    /** Whose ratings are kept from the asker on this job. */
    hiddenRatingsOn: hidesOn,

    /** The candidate of a job who gave this email address, in whatever letter case it was or is written. */
    async candidateByEmail(asker: Asker, jobId: JobId, email: string): Promise<CandidateId | null> {
      const written = [...new Set([email, email.toLowerCase()])]
      const [found] = await store.find(live(candidates), {
        filter: { companyId: asker.companyId, jobId, email: { $in: written } },
        limit: 1,
      })
      return found?._id ?? null
    },

    /** @throws Rejected 'candidate/not-found', also for another company's candidate. */
    async candidateDetail(asker: Asker, id: CandidateId): Promise<CandidateDetail> {
      const candidate = await find(asker, id)
      if (!candidate) throw new Rejected('candidate/not-found', 'No such candidate')
      return candidate
    },

    /** One page of the table, with how many rows there are in all and by status. */
    async candidateList(asker: Asker, { jobId, status, search = '', sort, page }: CandidateQuery) {
      const groups = await tally(asker, { jobId })
      const byStatus: Partial<Record<CandidateStatus, number>> = {}
      for (const group of groups) byStatus[group.status] = (byStatus[group.status] ?? 0) + group.count
      const filter: Filter = {
        companyId: asker.companyId,
        ...(await among(asker, 'candidates.read', jobId)),
        ...(status ? { status } : {}),
        ...orders[sort].alive,
        ...(search.trim() ? { search: containing(search) } : {}),
      }
      const skip = (page - 1) * ROWS_PER_PAGE
      const docs = await store.find(live(cards), { filter, sort: orders[sort].by, skip, limit: ROWS_PER_PAGE })
      const hides = await hidesOnEach(
        asker,
        docs.map((doc) => String(doc.jobId)),
      )
      const rows = docs.map((doc) => rowOf(doc, hides.get(String(doc.jobId))))
      const counted = search.trim()
        ? (await store.find(live(cards), { filter, sort: orders[sort].by, limit: MOST_COUNTED })).length
        : groups.reduce((sum, group) => sum + (!status || group.status === status ? group.count : 0), 0)
      return { rows, total: counted, atLeast: Boolean(search.trim()) && counted === MOST_COUNTED, byStatus }
    },
  }
}

function rowOf({ _id: id, companyId: _company, rev: _rev, ...doc }: Doc, hides: Hides = () => false): CandidateRow {
  const {
    search: _s,
    rank: _r,
    trail: _t,
    addedRank: _a,
    enteredColumnAt: _e,
    ratings,
    recorded: _d,
    posterId: _p,
    answered,
    ...shown
  } = doc as CardDocument
  const isHidden = hides(Object.keys(ratings))
  return { id, ...shown, ...(isHidden && { ratingsAvg: null }), answered: answered.length }
}
