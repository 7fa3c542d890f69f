import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requirePermission } from '../../lib/session.server.ts'
import { jobOr404 } from '../../review/job.server.ts'

/** The job is configured in its builder (NAV-038). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requirePermission(request, context, 'jobs.create')
  const { jobId } = await jobOr404(context, asker, params.jobId)
  return redirect(`/jobs-cep/create/${jobId}`)
}
