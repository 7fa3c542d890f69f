import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { rejections } from '#contracts/kernel/rejections.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { isRejected, refusalFor } from '../../lib/refusal.server.ts'
import { imported } from '../../get-candidates/import.server.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

/** A list of people, step by step: read, checked, put on the job part by part, taken back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('jobs.post.$jobId_.import', { request, params, context })
  const form = await formOf(request)
  try {
    return Response.json(await imported(form, { request, context, asker, jobId: jobIdOf(params) }))
  } catch (error) {
    if (!isRejected(error)) throw error
    // A plain answer for our own scripts: to a browser's console, a 4xx is a failure to load.
    const scripted = request.headers.get('sec-fetch-dest') === 'empty'
    const refused = await refusalFor(error, { request, context })
    return Response.json({ refused }, { status: scripted ? 200 : rejections[error.code] })
  }
}

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('jobs.post.$jobId_.import', params)
