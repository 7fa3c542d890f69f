import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { collator } from '#contracts/kernel/formatters.ts'
import { mayTry } from '#contracts/job/access.ts'
import type { TemplateKind } from '#contracts/template/content.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { jobAccess } from '../jobs/access.ts'
import type { JobView } from '../jobs/job-view.ts'
import { jobs } from '../jobs/jobs.ts'
import type { Reads } from '../runtime/reads.ts'
import { templates, type TemplateView } from './templates.ts'

/** More than a company keeps in use. */
const MOST = 500

/** Who arranges templates, and who may build a job with one, be it a single job. */
export const maySeeTemplates = (asker: Asker) => mayDo(asker, 'company.templates') || mayTry(asker, 'jobs.create')
const viewOf = (doc: Doc) => doc as unknown as TemplateView

export type JobOfTemplate = Pick<JobView, 'jobId' | 'title' | 'status' | 'updatedAt'> & { version: number }
const JOBS = 100

export function templatesReader(reads: Reads) {
  const { openJobs } = jobAccess(reads)
  return {
    /** Jobs that came from a template, of those the asker may see; the last changed first. */
    async jobsOfTemplate(asker: Asker, templateId: string): Promise<JobOfTemplate[]> {
      const open = await openJobs(asker, 'jobs.read')
      const found = await reads.store.find(reads.live(jobs), {
        filter: {
          companyId: asker.companyId,
          templateId,
          ...(open && { _id: { $in: open.map(({ jobId }) => jobId) } }),
        },
        sort: { updatedAt: -1 },
        limit: JOBS,
      })
      return found.map((doc) => {
        const { jobId, title, status, updatedAt, details } = doc as unknown as JobView
        return { jobId, title, status, updatedAt, version: details.template?.version ?? 1 }
      })
    },

    /** The company's templates by name, capital and small letters alike; of these kinds alone where some are named. */
    async templatesOf(asker: Asker, kinds?: readonly TemplateKind[]): Promise<TemplateView[]> {
      if (!maySeeTemplates(asker)) return []
      const found = await reads.store.find(reads.live(templates), {
        filter: { companyId: asker.companyId },
        sort: { _id: 1 },
        limit: MOST,
      })
      return found
        .filter(({ dead }) => dead !== true)
        .map(viewOf)
        .filter(({ kind }) => !kinds || kinds.includes(kind))
        .sort((one, other) => collator('en', { sensitivity: 'accent', numeric: true }).compare(one.name, other.name))
    },

    async templateOf(asker: Asker, templateId: string): Promise<TemplateView | null> {
      if (!maySeeTemplates(asker)) return null
      const doc = await reads.store.get(reads.live(templates), templateId)
      return doc && doc.companyId === asker.companyId && doc.dead !== true ? viewOf(doc) : null
    },
  }
}
