import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'
import { isLimit } from '../../shell/limit-notice.tsx'

/** Plans and what a limit costs are on one page; the parameter names the limit that was reached, and the page says so (NAV-009). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess('admin.billing_.bundles', { request, context })
  const query = new URL(request.url).searchParams
  const limit = query.get('limit') ?? query.get('limitSection')
  return redirect(`/admin/billing${isLimit(limit) ? `?limit=${limit}` : ''}#plans`)
}
