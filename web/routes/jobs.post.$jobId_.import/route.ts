import type { ActionFunctionArgs } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { isRejected, refusalFor } from '../../lib/refusal.server.ts'
import { imported } from '../../get-candidates/import.server.ts'

/** A list of people, step by step: read, checked, put on the job part by part, taken back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('jobs.post.$jobId_.import', { request, params, context })
  const form = await formOf(request)
  try {
    return Response.json(await imported(form, { request, context, asker, jobId: jobIdOf(params) }))
  } catch (error) {
    if (!isRejected(error)) throw error
    return Response.json({ refused: await refusalFor(error, { request, context }) })
  }
}
