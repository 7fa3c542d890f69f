import { type Asker, mayDo, onJobsOf } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { entriesOf, permissionsOnJob } from '#contracts/job/access.ts'
import type { JobPermission } from '#contracts/job/permissions.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Reads } from '../runtime/reads.ts'
import type { JobView } from './job-view.ts'
import { jobs } from './jobs.ts'

export type OpenJob = { jobId: JobId; status: JobView['status']; permissions: readonly Permission[] }

/** An asker lives for one request, and a request reads a job's entries once. */
const looked = new WeakMap<Asker, Map<JobId, Promise<readonly Permission[]>>>()
const listed = new WeakMap<Asker, Promise<OpenJob[]>>()

/** What an asker may do on each job: their permissions in the company, or, where the plan has it, what the job's entries give. */
export function jobAccess({ store, live }: Reads) {
  /** Nothing on a job there is not, nor on another company's. Costs a read for those only whose rights differ by job. */
  async function permissionsOn(asker: Asker, jobId: JobId): Promise<readonly Permission[]> {
    if (!onJobsOf(asker)) return asker.permissions
    return looked.get(asker)?.get(jobId) ?? seen(asker, jobId, store.get(live(jobs), jobId))
  }

  /** A job that is being read anyway tells at once what may be done on it. */
  function seen(asker: Asker, jobId: JobId, job: Promise<Doc | null>): Promise<readonly Permission[]> {
    const given = job.then((doc) =>
      doc && doc.companyId === asker.companyId && doc.dead !== true
        ? permissionsOnJob(asker, doc.permissions as JobPermission[])
        : [],
    )
    looked.set(asker, (looked.get(asker) ?? new Map<JobId, Promise<readonly Permission[]>>()).set(jobId, given))
    return given
  }

  /** From the counters: no job is read for it. */
  async function listOf(asker: Asker): Promise<OpenJob[]> {
    const rows = await store.counts(live(jobs), 'by_access', { companyId: asker.companyId })
    const byAccess = new Map<string, readonly Permission[]>()
    return rows.flatMap(({ by }) => {
      // What a deleted job left.
      if (!by.jobId) return []
      const access = String(by.access)
      const given = byAccess.get(access) ?? permissionsOnJob(asker, entriesOf(access))
      byAccess.set(access, given)
      return given.length > 0
        ? [{ jobId: String(by.jobId), status: by.status as JobView['status'], permissions: given }]
        : []
    })
  }

  /** The jobs on which they have this permission; null for all of the company's. */
  async function openJobs(asker: Asker, permission: Permission): Promise<OpenJob[] | null> {
    if (!onJobsOf(asker)) return mayDo(asker, permission) ? null : []
    const list = listed.get(asker) ?? listOf(asker)
    listed.set(asker, list)
    return (await list).filter(({ permissions }) => permissions.includes(permission))
  }

  /**
   * What a filter by `jobId` has to hold for this asker.
   * @throws Rejected 'auth/forbidden', or 'job/not-found' for a job on which they may do nothing at all.
   */
  async function scope(
    asker: Asker,
    permission: Permission,
    jobId?: JobId,
  ): Promise<{ jobId?: JobId | { $in: JobId[] } }> {
    if (!onJobsOf(asker)) {
      if (!mayDo(asker, permission)) throw new Rejected('auth/forbidden', 'Your role does not allow this')
      return jobId === undefined ? {} : { jobId }
    }
    if (jobId === undefined)
      return { jobId: { $in: ((await openJobs(asker, permission)) ?? []).map((job) => job.jobId) } }
    const given = await permissionsOn(asker, jobId)
    if (given.length === 0) throw new Rejected('job/not-found', 'No such job')
    if (!given.includes(permission)) throw new Rejected('auth/forbidden', 'Your role does not allow this')
    return { jobId }
  }

  /** As {@link scope}, for lists: a job that is not for them is a list of nothing, as one there is not. */
  async function among(
    asker: Asker,
    permission: Permission,
    jobId?: JobId,
  ): Promise<{ jobId?: JobId | { $in: JobId[] } }> {
    if (!onJobsOf(asker) || jobId === undefined) return scope(asker, permission, jobId)
    return (await permissionsOn(asker, jobId)).includes(permission) ? { jobId } : { jobId: { $in: [] } }
  }

  return { permissionsOn, openJobs, scope, among, seen }
}
