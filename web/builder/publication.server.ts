import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Publication } from './get-candidates.tsx'

/** The direct link names company and job, so that it needs no look-up to be understood. */
export const directLink = ({ companyId }: Asker, jobId: string, { platform }: AppLoadContext) =>
  `${platform.settings.publicUrl}/apply/${companyId}.${jobId}`

export const publicationOf = (
  asker: Asker,
  jobId: string,
  title: string,
  { live, deadline, referrals }: Pick<Publication, 'live' | 'deadline' | 'referrals'>,
  context: AppLoadContext,
): Publication => ({
  jobId,
  title,
  live,
  deadline,
  referrals,
  link: directLink(asker, jobId, context),
})
