import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { shellOf } from '../../shell/shell.server.ts'

/** The frame around every page, for one that is open already. */
export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  Response.json(await shellOf(request, context, await requireAccess('admin.frame', { request, context })))
