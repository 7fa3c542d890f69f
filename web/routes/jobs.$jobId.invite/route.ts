import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { jobOr404 } from '../../review/job.server.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

/** InviteCandidates (NAV-038): the form stands on Get Candidates. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs.$jobId.invite', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  return redirect(`/jobs/post/${jobId}?view=invite`)
}

/** A page, so that people who may not open it, or mistyped it, read so instead of nothing. */
export default function Nothing() {
  return null
}
