import type { Platform } from '#services/platform.ts'
import type { Company, Who } from './api.ts'
import { colleaguesOf } from './colleagues.ts'

/** The key of a company's job, issued by its administrator. */
export async function keyOfJob(
  platform: Platform,
  company: Pick<Company, 'companyId' | 'userId' | 'jobId'>,
): Promise<Who & { key: string; keyId: string }> {
  const { key, keyId, token } = await platform.useCases.accounts.issueApiKey(colleaguesOf(platform, company).admin, {
    label: 'Recruiting system',
    scopes: [],
    job: { jobId: company.jobId, days: 30 },
  })
  await platform.caughtUp(token)
  return { headers: { authorization: `Bearer ${key}` }, key, keyId }
}
