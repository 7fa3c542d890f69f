import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { noticesAction, noticesFor } from '../../notices/notices.server.ts'

export { keepPage as clientAction } from '../../offline/index.ts'

/** The bell of every page asks here once the page is there, and again when something is new. */
export async function loader(args: LoaderFunctionArgs) {
  const signedIn = await requireAccess('admin.notices', args)
  return Response.json(await noticesFor(args, signedIn))
}

export async function action(args: ActionFunctionArgs) {
  const signedIn = await requireAccess('admin.notices', args)
  return Response.json(await noticesAction(args, signedIn))
}
