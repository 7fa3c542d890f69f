import type { LoaderFunctionArgs } from '@remix-run/node'
import { asResponse } from '../../history/history.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'

/** The job as it was at a revision; `now` is the last one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs-cep.create_.$jobId_.versions_.$revision', { request, params, context })
  const { revision = '' } = params
  if (revision !== 'now' && !/^\d{1,9}$/.test(revision)) throw new Response(null, { status: 404 })
  const { jobNow, jobAt } = context.platform.useCases.jobs
  try {
    const jobId = jobIdOf(params)
    const then = revision === 'now' ? await jobNow(asker, jobId) : await jobAt(asker, jobId, Number(revision))
    return Response.json(then, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    return asResponse(error)
  }
}
