import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { noticesAction, noticesFor } from '../../notices/notices.server.ts'

/** The bell of every page asks here once the page is there, and again when something is new. */
export const loader = async (args: LoaderFunctionArgs) =>
  Response.json(await noticesFor(args, await requireAccess('admin.notices', args)))

export const action = async (args: ActionFunctionArgs) =>
  Response.json(await noticesAction(args, await requireAccess('admin.notices', args)))
