import type { LoaderFunctionArgs } from '@remix-run/node'
import { asResponse, candidateOr404 } from '../../history/history.server.ts'
import { requireAccess } from '../../lib/access.server.ts'

/** One event, decrypted and as it is stored. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId_.candidates.$candidateId_.events.$revision', {
    request,
    params,
    context,
  })
  const id = await candidateOr404(context, asker, params)
  const revision = /^\d{1,9}$/.test(params.revision ?? '') ? Number(params.revision) : -1
  if (revision < 0) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const event = await context.platform.useCases.history.rawEvent(asker, id, revision).catch(asResponse)
  return Response.json(event, { headers: { 'Cache-Control': 'no-store' } })
}
