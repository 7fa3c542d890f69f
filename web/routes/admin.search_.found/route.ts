import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { foundBy } from '../../palette/search.server.ts'

/** What the palette fetches while the person types. */
export const loader = async (args: LoaderFunctionArgs) =>
  Response.json(await foundBy(await requireAccess('admin.search_.found', args), args))
