import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { landingOf } from '../../auth/landing.server.ts'
import { sessionTokenOf } from '../../lib/session.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return redirect(await landingOf(context, sessionTokenOf(request, context) ?? '', '/admin/overview'))
}
