import { type AppLoadContext, redirect } from '@remix-run/node'
import { JobId } from '#contracts/kernel/ids.ts'
import type { Publication } from '../../builder/get-candidates.tsx'
import { publicationOf } from '../../builder/publication.server.ts'
import { requireOnJob } from '../../lib/session.server.ts'

/** A draft has no link yet: it is finished in the builder first. */
export async function publishedJob(request: Request, context: AppLoadContext, id: string): Promise<Publication> {
  const { asker } = await requireOnJob(request, context, 'jobs.create', id)
  const jobId = JobId.safeParse(id)
  const job = jobId.success ? await context.platform.readers.jobBoardHeader(asker, jobId.data) : null
  if (!job) throw new Response(null, { status: 404, statusText: 'Not Found' })
  if (job.status !== 'active')
    throw redirect(job.status === 'draft' ? `/jobs-cep/create/${job.jobId}` : `/admin/jobs/${job.jobId}`)
  return publicationOf(asker, job.jobId, job.title, true, context)
}
