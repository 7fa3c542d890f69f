import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { normaliseEmail } from '#contracts/user/email.ts'
import { NewPassword } from '../../auth/password-field.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { browserOf } from '../../lib/browser.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { sessionCookie, sessionTokenOf, signedIn } from '../../lib/session.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { useAnsweredForm } from '../../lib/use-answered-form.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
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

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('setTitle')) }]
/** The address holds the token until it is used: no other site gets it as referrer. */
// With 'no-referrer' a form without scripts would name no origin, and be refused.
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

/** A signed-in person goes on (AUTH-005), unless they come with the link of a message. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) {
    if (await signedIn(request, context)) throw redirect('/')
    return { token, works: false }
  }
  return { token, works: await context.platform.useCases.accounts.resetLinkWorks(token) }
}

/** With a token sets the password; with an address has a link mailed there, and never says whether it is known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const { useCases } = context.platform
  const email = textOf(form, 'email')
  try {
    if (form.has('token')) {
      await useCases.accounts.resetPassword({ token: textOf(form, 'token'), password: textOf(form, 'password') })
      const before = sessionTokenOf(request, context)
      if (before) await useCases.accounts.signOut(before)
      return redirect('/login?passwordSet=1', { headers: { 'Set-Cookie': sessionCookie(context, null) } })
    }
    await useCases.accounts.requestPasswordReset(email, context.address, browserOf(request, context))
    return redirect(`/login?mailbox=${encodeURIComponent(normaliseEmail(email))}`)
  } catch (error) {
    return refusal(error, { request, context }, { email })
  }
}

export default function ResetPassword() {
  const { token, works } = useLoaderData<typeof loader>()
  const t = useText()
  const { form, refused, fields, kept, busy, unexplained } = useAnsweredForm(useAnswer<typeof action>())

  return (
    <PublicPage
      title={works ? t('setTitle') : t('resetTitle')}
      intro={works ? t('setIntro') : t('resetIntro')}
      below={
        <Link to="/login" className="link">
          {t('backToSignIn')}
        </Link>
      }
    >
      <Form
        method="post"
        action={works ? `/reset-password?${new URLSearchParams({ token: token! })}` : '/reset-password'}
        ref={form}
        className="flex flex-col gap-4"
        noValidate
      >
        {token !== null && !works && !refused && <Callout tone="warning">{t('linkUsed')}</Callout>}
        {unexplained && <FormError>{unexplained}</FormError>}
        {works ? (
          <>
            <input type="hidden" name="token" value={token!} />
            <NewPassword label={t('newPassword')} error={fields.password} autoFocus />
          </>
        ) : (
          <Field label={t('email')} error={fields.email} required>
            <TextInput
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={kept.email}
              maxLength={300}
              autoFocus
            />
          </Field>
        )}
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
          {works ? t('setPassword') : t('sendLink')}
        </Button>
      </Form>
    </PublicPage>
  )
}
