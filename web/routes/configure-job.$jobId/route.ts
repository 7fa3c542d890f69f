import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { jobOr404 } from '../../review/job.server.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

/** The job is configured in its builder (NAV-038). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('configure-job.$jobId', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  return redirect(`/jobs-cep/create/${jobId}`)
}

/** A page, so that people who may not open it, or mistyped it, read so instead of nothing. */
export default function Nothing() {
  return null
}
