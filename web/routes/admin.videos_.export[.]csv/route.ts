import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportedCandidates } from '../../candidates/export.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { languageOf } from '../../lib/language.server.ts'

/** The table of candidates as it is filtered, all pages of it, for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.videos_.export[.]csv', { request, context })
  const query = new URL(request.url).searchParams
  return new Response(exportedCandidates(context, asker, query, await languageOf(request, context)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="candidates.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
