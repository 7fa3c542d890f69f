import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import type { JobId, UserId } from '#contracts/kernel/ids.ts'
import { entriesOf } from '#contracts/job/access.ts'
import type { JobPermission } from '#contracts/job/permissions.ts'
import type { Column } from '#contracts/job/columns.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { containing } from '../runtime/containing.ts'
import type { Reads } from '../runtime/reads.ts'
import { jobAccess } from './access.ts'
import type { JobView } from './job-view.ts'
import { jobs } from './jobs.ts'

export type JobStatus = JobView['status']
export type JobListItem = Pick<
  JobView,
  | 'jobId'
  | 'status'
  | 'title'
  | 'columns'
  | 'journeyVersion'
  | 'createdBy'
  | 'createdAt'
  | 'updatedAt'
  | 'activatedAt'
  | 'step'
> & { location: string; workplace: JobView['details']['workplace'] }
export type JobBoardHeader = Pick<
  JobView,
  | 'jobId'
  | 'status'
  | 'title'
  | 'journeyVersion'
  | 'createdAt'
  | 'activatedAt'
  | 'blindReview'
  | 'deadline'
  | 'referrals'
  | 'anonymousReview'
> & {
  columns: Column[]
  location: string
}
/** A job as the builder opens it; `revision` is what its first save is based on. */
export type JobForBuilder = Pick<
  JobView,
  | 'jobId'
  | 'status'
  | 'details'
  | 'scorecard'
  | 'journey'
  | 'blindReview'
  | 'anonymousReview'
  | 'step'
  | 'subStep'
  | 'journeyVersion'
  | 'updatedAt'
  | 'deadline'
  | 'referrals'
> & {
  revision: number
}

/** `owner`: who created the job; `category`: the id of one it is sorted under. */
export type JobFilter = {
  status?: JobStatus
  search?: string
  owner?: UserId | undefined
  category?: string | undefined
  skip?: number
  limit?: number
}

const scoped = ({ companyId }: Asker, more: Record<string, unknown> = {}) => ({ companyId, ...more })

export function jobsReader(reads: Reads) {
  const collection = () => reads.live(jobs)
  const { permissionsOn, openJobs, scope, seen } = jobAccess(reads)

  async function one(
    asker: Asker,
    jobId: JobId,
    permission: Permission = 'jobs.read',
  ): Promise<(JobView & { revision: number }) | null> {
    if (!onJobsOf(asker)) await scope(asker, permission)
    const read = reads.store.get(collection(), jobId)
    if (onJobsOf(asker) && !(await seen(asker, jobId, read)).includes(permission)) return null
    const doc = await read
    if (!doc || doc.companyId !== asker.companyId || doc.dead === true) return null
    return { ...(doc as unknown as JobView), revision: doc.rev }
  }

  return {
    /** Newest change first. `total` is how many match, whatever the page. */
    async jobList(
      asker: Asker,
      { status, search, owner, category, skip = 0, limit = 100 }: JobFilter = {},
    ): Promise<{ jobs: JobListItem[]; total: number }> {
      const open = await openJobs(asker, 'jobs.read')
      const filter = scoped(asker, {
        ...(open ? { _id: { $in: open.map((job) => job.jobId) } } : {}),
        // A deleted job left an empty document.
        status: status ?? { $ne: null },
        ...(owner ? { createdBy: owner } : {}),
        ...(category ? { categories: { $regex: ` ${category} ` } } : {}),
        ...(search?.trim() ? { search: containing(search) } : {}),
      })
      const [docs, total] = await Promise.all([
        reads.store.find(collection(), { filter, sort: { updatedAt: -1 }, skip, limit }),
        reads.store.count(collection(), filter),
      ])
      return { jobs: docs.map((doc) => listItem(doc as unknown as JobView)), total }
    },

    /** In the order of the ids, without those that the asker may not see. */
    async jobsById(asker: Asker, ids: readonly JobId[]): Promise<JobListItem[]> {
      const open = await openJobs(asker, 'jobs.read')
      const shown = open && new Set(open.map(({ jobId }) => jobId))
      const docs = await reads.store.getMany(collection(), shown ? ids.filter((id) => shown.has(id)) : [...ids])
      return docs.flatMap((doc) =>
        doc && doc.companyId === asker.companyId && doc.dead !== true ? [listItem(doc as unknown as JobView)] : [],
      )
    },

    /** Jobs that wear this brand as their own, of those that the asker may see; the newest change first. */
    async jobsOfBrand(asker: Asker, brandId: string): Promise<JobListItem[]> {
      const open = await openJobs(asker, 'jobs.read')
      const filter = scoped(asker, {
        'details.brandId': brandId,
        ...(open ? { _id: { $in: open.map((job) => job.jobId) } } : {}),
      })
      const docs = await reads.store.find(collection(), { filter, sort: { updatedAt: -1 }, limit: 100 })
      return docs.map((doc) => listItem(doc as unknown as JobView))
    },

    async jobCounts(asker: Asker): Promise<Record<JobStatus, number>> {
      const open = await openJobs(asker, 'jobs.read')
      if (open)
        return {
          draft: 0,
          active: 0,
          archived: 0,
          ...Object.fromEntries(
            [...Map.groupBy(open, ({ status }) => status)].map(([status, { length }]) => [status, length]),
          ),
        }
      const rows = await reads.store.counts(collection(), 'by_status', { companyId: asker.companyId })
      const counts = { draft: 0, active: 0, archived: 0 }
      for (const { by, count } of rows) if (String(by.status) in counts) counts[by.status as JobStatus] = count
      return counts
    },

    /** Who created the jobs that the asker may see, whatever their status. */
    async jobOwners(asker: Asker): Promise<UserId[]> {
      const open = await openJobs(asker, 'jobs.read')
      const shown = open && new Set(open.map(({ jobId }) => jobId))
      const rows = await reads.store.counts(collection(), 'by_owner', { companyId: asker.companyId })
      const owners = rows.flatMap(({ by: { createdBy, jobId } }) =>
        typeof createdBy === 'string' && createdBy !== '' && jobId !== '' && (!shown || shown.has(String(jobId)))
          ? [createdBy]
          : [],
      )
      return [...new Set(owners)]
    },

    async jobForBuilder(asker: Asker, jobId: JobId): Promise<JobForBuilder | null> {
      const job = await one(asker, jobId)
      if (!job) return null
      const { status, details, scorecard, journey, step, subStep = null, ...rest } = job
      const { journeyVersion, updatedAt, deadline, referrals, revision, blindReview, anonymousReview } = rest
      const draft = { details, scorecard, journey, step, subStep }
      const review = { blindReview, anonymousReview }
      return { jobId, status, ...draft, ...review, journeyVersion, updatedAt, deadline, referrals, revision }
    },

    async jobBoardHeader(asker: Asker, jobId: JobId): Promise<JobBoardHeader | null> {
      const job = await one(asker, jobId)
      if (!job) return null
      const {
        status,
        title,
        journeyVersion,
        createdAt,
        activatedAt,
        columns,
        details,
        blindReview,
        deadline,
        referrals,
        anonymousReview,
      } = job
      return {
        jobId,
        status,
        title,
        journeyVersion,
        createdAt,
        activatedAt,
        blindReview,
        anonymousReview,
        deadline,
        referrals,
        columns,
        location: details.location,
      }
    },

    jobDocument: (asker: Asker, jobId: JobId) => one(asker, jobId),

    /** What those read of a job who may invite people to it, whatever else they may do. */
    async jobForInviting(asker: Asker, jobId: JobId): Promise<Pick<JobView, 'jobId' | 'status' | 'title'> | null> {
      const job = await one(asker, jobId, 'candidates.invite')
      return job && { jobId, status: job.status, title: job.title }
    },

    /** The active jobs that the asker may invite to and may not read: a title is all they see of them. Newest change first. */
    async jobsOnlyForInviting(
      asker: Asker,
      { search, limit = 100 }: Pick<JobFilter, 'search' | 'limit'> = {},
    ): Promise<Pick<JobView, 'jobId' | 'title'>[]> {
      const [open, readable] = await Promise.all([openJobs(asker, 'candidates.invite'), openJobs(asker, 'jobs.read')])
      if (readable === null || open?.length === 0) return []
      const read = new Set(readable.map(({ jobId }) => jobId))
      const only = open?.filter(({ jobId }) => !read.has(jobId)).map(({ jobId }) => jobId)
      const filter = scoped(asker, {
        ...(only ? { _id: { $in: only } } : {}),
        status: 'active',
        ...(search?.trim() ? { search: containing(search) } : {}),
      })
      const docs = await reads.store.find(collection(), { filter, sort: { updatedAt: -1 }, limit })
      return docs.map((doc) => doc as unknown as JobView).map(({ jobId, title }) => ({ jobId, title }))
    },

    /** Undefined for all of the company's: an analyst sees documents of those jobs whose candidates they may see. */
    async jobsToAnalyse(asker: Asker): Promise<JobId[] | undefined> {
      if (!onJobsOf(asker)) return undefined
      const open = await openJobs(asker, 'candidates.read')
      return open?.filter(({ permissions }) => permissions.includes('jobs.read')).map(({ jobId }) => jobId)
    },

    /** The entries of every job the asker may see, as the counters have them: no job is read for it. */
    async jobEntries(asker: Asker): Promise<{ jobId: JobId; entries: JobPermission[] }[]> {
      const open = await openJobs(asker, 'jobs.read')
      const shown = open && new Set(open.map(({ jobId }) => jobId))
      const rows = await reads.store.counts(collection(), 'by_access', { companyId: asker.companyId })
      return rows.flatMap(({ by }) =>
        by.jobId && (!shown || shown.has(String(by.jobId)))
          ? [{ jobId: String(by.jobId), entries: entriesOf(String(by.access)) }]
          : [],
      )
    },

    /** What the asker may do on a job; nothing on one there is not for them. */
    permissionsOnJob: (asker: Asker, jobId: JobId): Promise<readonly Permission[]> => permissionsOn(asker, jobId),
  }
}

const listItem = ({ details, ...job }: JobView): JobListItem => ({
  jobId: job.jobId,
  status: job.status,
  title: job.title,
  columns: job.columns,
  journeyVersion: job.journeyVersion,
  createdBy: job.createdBy,
  createdAt: job.createdAt,
  updatedAt: job.updatedAt,
  activatedAt: job.activatedAt,
  step: job.step,
  location: details.location,
  workplace: details.workplace,
})
