import type { LoaderFunctionArgs } from '@remix-run/node'
import { candidateOr404, queryOf } from '../../history/history.server.ts'
import { requireAccess } from '../../lib/access.server.ts'

/** The shown history, one event a line: decrypted, and as it is stored. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.jobs.$jobId_.candidates.$candidateId_.history[.]ndjson', {
    request,
    params,
    context,
  })
  const id = await candidateOr404(context, asker, params)
  const { at, filter } = queryOf(request, context.platform.now())
  const events = await context.platform.useCases.history.exportHistory(asker, id, { ...filter, at: at ?? undefined })
  return new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''), {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': `attachment; filename="history-${id}.ndjson"`,
      'Cache-Control': 'no-store',
    },
  })
}
