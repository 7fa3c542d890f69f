import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { offeredFor } from '../../message-templates/offered.server.ts'
import { jobOr404 } from '../../review/job.server.ts'

export { nullWhileAway as clientLoader } from '../../offline/index.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId.messages', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  return offeredFor(context.platform, asker, jobId)
}
