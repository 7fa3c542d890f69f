import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { atsCookie, atsOf } from '#contracts/http/ats-cookie.ts'
import { landingOf } from '../../auth/landing.server.ts'
import { sessionTokenOf, signedIn } from '../../lib/session.server.ts'
import { startOf } from '../../shell/start.server.ts'

/** To the second step of a sign-up, to what needs attention first, or to the overview (A§4). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await signedIn(request, context)
  const ats = atsOf(request.headers.get('cookie'))
  if (ats && user && user.status !== 'SECOND_STEP')
    return redirect(`/${ats}/integration`, { headers: { 'Set-Cookie': atsCookie(null) } })
  const start = user ? await startOf(context, user) : '/admin/overview'
  return redirect(await landingOf(context, sessionTokenOf(request, context) ?? '', start))
}
