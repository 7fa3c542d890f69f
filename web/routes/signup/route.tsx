import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { companyHere } from '../../auth/host.server.ts'
import { NewPassword } from '../../auth/password-field.tsx'
import { GoogleRefused } from '../../auth/google-refused.tsx'
import { Providers } from '../../auth/providers.tsx'
import { browserLanguageOf } from '../../lib/language.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { browserOf } from '../../lib/browser.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { openedCookies, signedIn } from '../../lib/session.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { useAnsweredForm } from '../../lib/use-answered-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PublicPage } from '../../frame/public-page.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('auth')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('signUpTitle')) }]

/** A signed-in person goes on from where they are (AUTH-004). At a company's own host its provider is the one connection (AUTH-030). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await signedIn(request, context)) throw redirect('/')
  return { google: context.platform.settings.google !== null && !(await companyHere(request, context)) }
}

/** First of two steps: the account. The code that proves the address is on its way by then. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const { useCases } = context.platform
  const about = { name: textOf(form, 'name'), email: textOf(form, 'email') }
  try {
    const account = await useCases.accounts.signUp(
      { ...about, password: textOf(form, 'password') },
      context.address,
      browserLanguageOf(request),
    )
    const opened = await useCases.accounts.openSession(account, { ...browserOf(request, context), method: 'password' })
    return redirect('/signup/verify', { headers: openedCookies(context, opened) })
  } catch (error) {
    return refusal(error, { request, context }, about)
  }
}

export default function SignUp() {
  const { google } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const t = useText()
  const { form, fields, kept, busy, unexplained } = useAnsweredForm(useAnswer<typeof action>())

  return (
    <PublicPage
      title={t('signUpTitle')}
      intro={t('signUpIntro')}
      below={<Sentence text={t('haveAccount')} parts={{ link: <Link to="/login" className="link" /> }} />}
    >
      <Form method="post" action="/signup" ref={form} className="flex flex-col gap-4" noValidate>
        <GoogleRefused />
        {unexplained && <FormError>{unexplained}</FormError>}
        <Field label={t('yourName')} error={fields.name} required>
          <TextInput name="name" autoComplete="name" defaultValue={kept.name} maxLength={200} autoFocus />
        </Field>
        <Field label={t('workEmail')} error={fields.email} required>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={kept.email ?? query.get('username')?.slice(0, 254)}
            maxLength={300}
          />
        </Field>
        <NewPassword label={t('password')} error={fields.password} />
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
          {t('createAccount')}
        </Button>
      </Form>
      <Providers google={google} />
    </PublicPage>
  )
}
