import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { JobId } from '#contracts/kernel/ids.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import type { Publication } from '../../builder/get-candidates.tsx'
import { publicationOf } from '../../builder/publication.server.ts'

/** A draft has no link yet: it is finished in the builder first. */
export async function publishedJob(
  { asker }: SignedIn,
  { params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>,
): Promise<Publication> {
  const jobId = JobId.safeParse(params.jobId)
  const job = jobId.success ? await context.platform.readers.jobBoardHeader(asker, jobId.data) : null
  if (!job) throw new Response(null, { status: 404, statusText: 'Not Found' })
  if (job.status !== 'active')
    throw redirect(job.status === 'draft' ? `/jobs-cep/create/${job.jobId}` : `/admin/jobs/${job.jobId}`)
  const { title, deadline, referrals } = job
  return publicationOf(asker, job.jobId, title, { live: true, deadline, referrals }, context)
}
