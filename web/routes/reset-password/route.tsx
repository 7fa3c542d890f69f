import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { passwordRules } from '#contracts/user/password.ts'
import { emailProblem } from '#contracts/user/sign-up.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { sessionCookie, signedIn } from '../../lib/session.server.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { PublicPage } from '../../ui/public-page.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export const meta: MetaFunction = () => [{ title: documentTitle('Set a new password') }]
/** The address holds the token until it is used: no other site is told where somebody came from. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

/** Somebody who is signed in goes on (AUTH-005), unless they come with the link of a message. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) {
    if (await signedIn(request, context)) throw redirect('/')
    return { token, works: false }
  }
  return { token, works: await context.platform.useCases.resetLinkWorks(token) }
}

/** With a token sets the password; with an address has a link mailed there, and never says whether it is known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const { useCases } = context.platform
  const email = textOf(form, 'email')
  try {
    if (form.has('token')) {
      await useCases.resetPassword({ token: textOf(form, 'token'), password: textOf(form, 'password') })
      return redirect('/login?passwordSet=1', { headers: { 'Set-Cookie': sessionCookie(context, null) } })
    }
    if (!isEmail(normaliseEmail(email))) return refusal(invalid(emailProblem(email)!), request, { email })
    await useCases.requestPasswordReset(email, context.address)
    return redirect(`/login?mailbox=${encodeURIComponent(normaliseEmail(email))}`)
  } catch (error) {
    return refusal(error, request, { email })
  }
}

const invalid = (problem: string) => Object.assign(new Error(problem), { name: 'Rejected', code: 'request/invalid', fields: { email: problem } })

export default function ResetPassword() {
  const { token, works } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const kept = answer && 'kept' in answer ? answer.kept : {}
  const fields = refused?.fields ?? {}
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, refused)
  const busy = useNavigation().formAction === '/reset-password'
  const unexplained = refused && Object.keys(fields).length === 0 ? refused.message : null

  return (
    <PublicPage
      title={works ? 'Set a new password' : 'Reset my password'}
      intro={works ? 'Every device that is signed in with the old one will be signed out.' : 'We send you a link with which you set a new one.'}
      below={
        <Link to="/login" className="link">
          Back to sign in
        </Link>
      }
    >
      <Form method="post" action="/reset-password" ref={form} className="flex flex-col gap-4" noValidate>
        {token !== null && !works && <Callout tone="warning">This link has been used or is too old. Ask for a new one.</Callout>}
        {unexplained && <FormError>{unexplained}</FormError>}
        {works ? (
          <>
            <input type="hidden" name="token" value={token!} />
            <Field
              label="New password"
              error={fields.password}
              required
              note={
                <ul className="list-disc ps-4">
                  {passwordRules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              }
            >
              <PasswordInput name="password" autoComplete="new-password" maxLength={300} autoFocus />
            </Field>
          </>
        ) : (
          <Field label="E-mail address" error={fields.email} required>
            <TextInput name="email" type="email" autoComplete="username" defaultValue={kept.email} maxLength={300} autoFocus />
          </Field>
        )}
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
          {works ? 'Set password' : 'Send me a link'}
        </Button>
      </Form>
    </PublicPage>
  )
}
