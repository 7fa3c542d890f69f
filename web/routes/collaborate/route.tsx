import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'

/** Where links in messages to a team lead (AUTH-010): to the people of the company, for those who may invite, else to the start. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('collaborate', { request, context })
  return redirect(asker.permissions.includes('users.invite') ? '/admin/settings?tab=users' : '/admin/overview')
}
