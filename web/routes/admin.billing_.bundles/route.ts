import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireUser } from '../../lib/session.server.ts'

/** Plans and what a limit costs are on one page; the parameter names the limit that was reached (NAV-009). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireUser(request, context)
  return redirect(asker.permissions.includes('company.billing') ? '/admin/billing#plans' : '/admin/overview')
}
