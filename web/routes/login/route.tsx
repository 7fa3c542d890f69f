import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { accountMessages } from '#contracts/user/messages.ts'
import { companyHere } from '../../auth/host.server.ts'
import { Providers } from '../../auth/providers.tsx'
import { browserOf } from '../../lib/browser.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { safePath } from '../../lib/return-to.ts'
import { sessionCookie, signedIn } from '../../lib/session.server.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { PublicPage } from '../../ui/public-page.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export const meta: MetaFunction = () => [{ title: documentTitle('Sign in') }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const returnTo = safePath(query.get('returnTo'))
  if (await signedIn(request, context)) throw redirect(returnTo)
  if (await companyHere(request, context)) throw redirect(`/auth?${query}`)
  return { returnTo, expired: query.has('expired'), signedOut: query.has('signedOut'), google: context.platform.settings.google !== null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  try {
    const { sessionToken } = await context.platform.useCases.signIn({ email: textOf(form, 'email'), password: textOf(form, 'password') }, context.address, browserOf(request, context))
    return redirect(safePath(form.get('returnTo')), { headers: { 'Set-Cookie': sessionCookie(context, sessionToken) } })
  } catch (error) {
    return refusal(error, request, { email: textOf(form, 'email') })
  }
}

export default function Login() {
  const { returnTo, expired, signedOut, google } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const kept = answer && 'kept' in answer ? answer.kept : {}
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, refused)
  const busy = useNavigation().formAction === '/login'

  return (
    <PublicPage
      title="Sign in"
      below={
        <>
          New to Hirelog?{' '}
          <Link to="/signup" className="link">
            Create a company account
          </Link>
        </>
      }
    >
      <Form method="post" action="/login" ref={form} className="flex flex-col gap-4">
        {refused ? (
          <Callout tone="danger" announce>
            <p tabIndex={-1} data-form-error>
              {refused.message}
            </p>
          </Callout>
        ) : expired ? (
          <Callout tone="warning" title={accountMessages.session_expired}>
            Please sign in again. You will be back where you were.
          </Callout>
        ) : (
          signedOut && <Callout tone="success">You have signed out.</Callout>
        )}
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label="E-mail address" required>
          <TextInput name="email" type="email" autoComplete="username" defaultValue={kept.email} required maxLength={254} autoFocus />
        </Field>
        <Field label="Password" required>
          <PasswordInput name="password" autoComplete="current-password" required maxLength={200} />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
          Sign in
        </Button>
      </Form>
      <Providers google={google} singleSignOn returnTo={returnTo} />
    </PublicPage>
  )
}
