import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from '@remix-run/node'
import { isLanguage } from '#contracts/kernel/language.ts'
import { languageCookie } from '../../lib/language.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { safePath } from '../../lib/return-to.ts'
import { signedIn } from '../../lib/session.server.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

export { keepPage as clientAction } from '../../offline/index.ts'

/** For this browser and, with a session, for the person everywhere. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const language = textOf(form, 'language')
  if (!isLanguage(language)) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const user = await signedIn(request, context)
  if (user) await context.platform.useCases.accounts.chooseLanguage(user.asker, { language })
  return replace(safePath(form.get('returnTo')), { headers: { 'Set-Cookie': languageCookie(context, language) } })
}

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('language', params)
