import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { rootsAskedFor } from '../../settings/audit/roots-asked-for.server.ts'

/** Every signed root as it was recorded, one a line. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.settings_.roots[.]ndjson', { request, context })
  return new Response(await context.platform.useCases.history.exportedRoots(asker, rootsAskedFor(asker, request)), {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': 'attachment; filename="signed-roots.ndjson"',
      'Cache-Control': 'no-store',
    },
  })
}
