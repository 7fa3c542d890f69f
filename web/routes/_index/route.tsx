import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { landingOf } from '../../auth/landing.server.ts'
import { sessionTokenOf, signedIn } from '../../lib/session.server.ts'
import { startOf } from '../../shell/start.server.ts'

/** To the second step of a sign-up, to what needs attention first, or to the overview (A§4). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await signedIn(request, context)
  const start = user ? await startOf(context, user) : '/admin/overview'
  return redirect(await landingOf(context, sessionTokenOf(request, context) ?? '', start))
}
