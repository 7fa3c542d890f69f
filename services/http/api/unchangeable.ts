import { picturePath } from '#contracts/company/picture.ts'
import type { JobChange } from '#contracts/http/api/job-wire.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { KnownJob } from '#domain/job/job.ts'
import { companyOfJob } from '../../core/brand-worn.ts'
import type { Platform } from '../../platform.ts'
import { automationsWire } from './automation-wire.ts'
import { typeOf } from './job-wire.ts'

/** Of the brand that candidates see the job in. */
export async function logoOf(
  platform: Platform,
  { companyId }: Asker,
  brandId: string | undefined,
): Promise<string | null> {
  const { look } = await companyOfJob(platform, companyId, brandId)
  return look?.logo ? `${platform.settings.publicUrl}${picturePath(companyId, look.logo)}` : null
}

export const OF_BRANDS = 'Pictures belong to the brands of the company'

/** Fields that are read with a job and cannot be changed through it. They may be sent back unchanged. */
export function unchangeable(
  { job_id, status, type, kanban, company, logo, automations, roleAndGroups, integration_meta }: JobChange,
  jobId: JobId,
  job: Pick<KnownJob, 'status' | 'columns' | 'draft' | 'permissions' | 'automations'>,
  { called, logo: worn }: { called: string; logo: string | null },
): void {
  const posted = integration_meta?.jobData.logo
  const wrong = {
    ...(job_id !== undefined && job_id !== jobId && { job_id: 'This is another job' }),
    ...(status !== undefined &&
      status !== job.status && { status: 'Taking a job live and archiving it are calls of their own' }),
    ...(type !== undefined && type !== typeOf(job.draft) && { type: 'The type of a job is chosen when it is created' }),
    ...(kanban !== undefined && !same(kanban, job.columns) && { kanban: 'Changing the board is a call of its own' }),
    ...(roleAndGroups !== undefined &&
      !same(roleAndGroups, job.permissions) && { roleAndGroups: 'Giving roles on a job is a call of its own' }),
    ...(company !== undefined && company !== called && { company: 'The company changes its name in its own details' }),
    ...(logo !== undefined && logo !== worn && { logo: OF_BRANDS }),
    ...(posted !== undefined && posted !== worn && { 'integration_meta.jobData.logo': OF_BRANDS }),
    ...(automations !== undefined &&
      !same(automations, automationsWire(job.automations.kept, job.columns)) && {
        automations: 'Automations are set by a call of their own',
      }),
  }
  if (Object.keys(wrong).length > 0) throw new Rejected('request/invalid', 'Some fields cannot be changed here', wrong)
}
