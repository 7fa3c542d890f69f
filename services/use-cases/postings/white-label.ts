import { type WornBrand, worn } from '#contracts/company/brand-theme.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { companyOfJob } from '../../core/brand-worn.ts'
import type { Core } from '../../core/core.ts'
import { companyAt } from './posted-jobs.ts'

/**
 * The company of a candidates' link, in the look of the job that the link is for, if its plan has white-labelling; otherwise
 * null. A link begins with the company, followed by the job where it is for one.
 */
export const whiteLabelOf =
  (core: Core) =>
  async (link: string): Promise<{ company: string; brand: WornBrand | null } | null> => {
    const [address = '', jobId] = link.slice(0, 400).split('.')
    const companyId = await companyAt(core)(address)
    if (!companyId || !(await core.entitlementsOf(companyId)).features.whiteLabel) return null
    const job = JobId.safeParse(jobId).success
      ? (await core.commands.stateOf(jobDecider, { companyId }, jobId!)).state
      : ({ status: 'unknown' } as const)
    const details = job.status === 'unknown' ? null : job.draft.details
    const { name, look, pictureOf } = await companyOfJob(core, companyId, details?.brandId)
    const company = details?.brandName || look?.brandName || name
    return company ? { company, brand: look && worn(companyId, look, pictureOf) } : null
  }
