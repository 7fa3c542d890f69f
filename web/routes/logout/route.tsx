import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { sessionCookie, sessionTokenOf } from '../../lib/session.server.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const token = sessionTokenOf(request, context)
  if (token) await context.platform.useCases.signOut(token)
  throw redirect('/login?signedOut=1', { headers: { 'Set-Cookie': sessionCookie(context, null) } })
}

export const loader = () => redirect('/')
