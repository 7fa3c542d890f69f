import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from '@remix-run/node'
import { isTheme, THEME_COOKIE } from '#contracts/http/theme.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { safePath } from '../../lib/return-to.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

export { keepPage as clientAction } from '../../offline/index.ts'

const YEAR_S = 365 * 24 * 3600

/** For this browser: a person may want one screen dark and another light. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const theme = textOf(form, 'theme')
  if (!isTheme(theme)) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const secure = context.platform.settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  return replace(safePath(form.get('returnTo')), {
    headers: {
      'Set-Cookie': `${THEME_COOKIE}=${theme}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_S}${secure}`,
    },
  })
}

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('theme', params)
