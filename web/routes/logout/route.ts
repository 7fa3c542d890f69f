import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { leave } from '../../auth/leave.server.ts'
import { signedIn } from '../../lib/session.server.ts'

export { keepPage as clientAction } from '../../offline/index.ts'

export const action = ({ request, context }: ActionFunctionArgs) => leave(request, context)

/** Where a provider sends people back who have signed out there too. */
export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  redirect((await signedIn(request, context)) ? '/' : '/login?signedOut=1')
