import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { requireAccess } from '../../lib/access.server.ts'
import { offeredFor } from '../../message-templates/offered.server.ts'
import { gotNoAnswer, isAway } from '../../offline/index.ts'
import { jobOr404 } from '../../review/job.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId.messages', { request, params, context })
  const { jobId } = await jobOr404(context, asker, params.jobId)
  return offeredFor(context.platform, asker, jobId)
}

/** Null while the platform cannot be reached: a dialog that is open stays. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (gotNoAnswer(error) || isAway(error)) return null
    throw error
  }
}
