import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportedMeetings } from '../../interviews/meetings.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { languageOf } from '../../lib/language.server.ts'

/** The list of meetings as it is filtered, all pages of it, for a spreadsheet (LIVE-015). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.meetings_.export[.]csv', { request, context })
  const query = new URL(request.url).searchParams
  return new Response(exportedMeetings(context, asker, query, await languageOf(request, context)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="meetings.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
