import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useActionData, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { passwordRules } from '#contracts/user/password.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { sessionCookie, signedIn } from '../../lib/session.server.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { PublicPage } from '../../ui/public-page.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export const meta: MetaFunction = () => [{ title: documentTitle('Create a company account') }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await signedIn(request, context)) throw redirect('/')
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const { useCases } = context.platform
  const about = { name: textOf(form, 'name'), email: textOf(form, 'email'), companyName: textOf(form, 'companyName') }
  try {
    const account = await useCases.signUp({ ...about, password: textOf(form, 'password') }, context.address)
    const { sessionToken } = await useCases.openSession(account)
    return redirect('/', { headers: { 'Set-Cookie': sessionCookie(context, sessionToken) } })
  } catch (error) {
    return refusal(error, request, about)
  }
}

export default function SignUp() {
  const answer = useActionData<typeof action>()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const kept = answer && 'kept' in answer ? answer.kept : {}
  const fields = refused?.fields ?? {}
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, refused)
  const busy = useNavigation().formAction === '/signup'

  return (
    <PublicPage
      title="Create a company account"
      intro="You will be its administrator. The starter plan is free and needs no card."
      below={
        <>
          Have an account?{' '}
          <Link to="/login" className="link">
            Sign in
          </Link>
        </>
      }
    >
      <Form method="post" action="/signup" ref={form} className="flex flex-col gap-4" noValidate>
        {refused && Object.keys(fields).length === 0 && (
          <Callout tone="danger" announce>
            <p tabIndex={-1} data-form-error>
              {refused.message}
            </p>
          </Callout>
        )}
        <Field label="Your name" error={fields.name} required>
          <TextInput name="name" autoComplete="name" defaultValue={kept.name} maxLength={200} autoFocus />
        </Field>
        <Field label="Work e-mail" error={fields.email} required>
          <TextInput name="email" type="email" autoComplete="username" defaultValue={kept.email} maxLength={300} />
        </Field>
        <Field label="Company name" error={fields.companyName} required>
          <TextInput name="companyName" autoComplete="organization" defaultValue={kept.companyName} maxLength={200} />
        </Field>
        <Field
          label="Password"
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
          <PasswordInput name="password" autoComplete="new-password" maxLength={300} />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
          Create account
        </Button>
      </Form>
    </PublicPage>
  )
}
