import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useLoaderData, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { LINK_OVER } from '#contracts/http/entry.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { accountMessages, checkYourMailbox, passwordExpired } from '#contracts/user/messages.ts'
import type { SignInError } from '#contracts/user/sign-in-errors.ts'
import { companyHere } from '../../auth/host.server.ts'
import { outboxFor } from '../../auth/outbox.server.ts'
import { PasswordExpired, useResetOnHand } from '../../auth/password-expired.tsx'
import { Providers } from '../../auth/providers.tsx'
import { isWayOn, SignInCode } from '../../auth/sign-in-code.tsx'
import { SignInNotice } from '../../auth/sign-in-notice.tsx'
import { languageOf } from '../../lib/language.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { refusalIn } from '../../i18n/refusal.server.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { browserOf } from '../../lib/browser.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { safePath } from '../../lib/return-to.ts'
import { openedCookies, signedIn } from '../../lib/session.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { PublicPage } from '../../frame/public-page.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('auth')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('signIn')) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const returnTo = safePath(query.get('returnTo'))
  if (await signedIn(request, context)) throw redirect(returnTo)
  if (await companyHere(request, context)) throw redirect(`/auth?${query}`)
  const mailbox = query.get('mailbox')
  const language = await languageOf(request, context)
  const notice =
    (['expired', 'phoneTaken', 'passwordSet', 'signedOut', LINK_OVER] as const).find((name) => query.has(name)) ?? null
  return {
    returnTo,
    notice,
    /** The specification's words for it, where it has them. */
    said:
      notice === 'expired'
        ? refusalIn(language, accountMessages.session_expired)
        : notice === 'phoneTaken'
          ? refusalIn(language, accountMessages.phone_exists)
          : null,
    /** The address a link was requested for; whether there is such an account is not said. */
    mailbox:
      mailbox !== null && isEmail(mailbox)
        ? { to: mailbox, said: refusalIn(language, checkYourMailbox(mailbox)) }
        : null,
    outbox: outboxFor(context),
    google: context.platform.settings.google !== null,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const { useCases } = context.platform
  const [email, code] = [textOf(form, 'email'), textOf(form, 'code', 100)]
  try {
    if (form.get('intent') === 'code') {
      await useCases.accounts.requestSignInCode(email, context.address)
      return data({ codeSentTo: normaliseEmail(email), kept: { email } })
    }
    const opened = await useCases.accounts.signIn(
      { email, password: textOf(form, 'password'), code },
      context.address,
      browserOf(request, context),
    )
    return redirect(safePath(form.get('returnTo')), { headers: openedCookies(context, opened) })
  } catch (error) {
    const refused = await refusal(error, { request, context }, { email, ...(code && { code }) })
    if (!isRejected(error) || error.code !== 'auth/password-expired') return refused
    const language = await languageOf(request, context)
    const words = {
      title: refusalIn(language, passwordExpired.title),
      text: refusalIn(language, passwordExpired.text),
      button: refusalIn(language, passwordExpired.button),
    }
    return data({ ...refused.data, expired: { ...words, email: error.message.split('|')[1]! } }, refused.init ?? {})
  }
}

export default function Login() {
  const { returnTo, google, ...notices } = useLoaderData<typeof loader>()
  const t = useText()
  const answer = useAnswer<typeof action>()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const kept: { email?: string; code?: string } = answer && 'kept' in answer ? answer.kept : {}
  const sentTo = answer && 'codeSentTo' in answer ? answer.codeSentTo : null
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, refused)
  useResetOnHand()
  const busy = useNavigation().formMethod === 'POST'
  /** With where to go on: a wrong password must not make us forget it (AUTH-025). */
  const here = returnTo === '/' ? '/login' : `/login?${new URLSearchParams({ returnTo })}`
  const expired =
    answer && 'expired' in answer ? (answer as { expired: Parameters<typeof PasswordExpired>[0] }).expired : null

  return (
    <PublicPage
      title={t('signIn')}
      below={<Sentence text={t('newHere')} parts={{ link: <Link to="/signup" className="link" /> }} />}
    >
      {expired && <PasswordExpired key={JSON.stringify(answer)} {...expired} />}
      <Form method="post" action={here} ref={form} className="flex flex-col gap-4">
        {refused && !expired ? (
          <FormError kind={'RequestLoginError' satisfies SignInError}>{refused.message}</FormError>
        ) : (
          <SignInNotice {...notices} />
        )}
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label={t('email')} required>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={kept.email}
            required
            maxLength={254}
            autoFocus
          />
        </Field>
        <Field label={t('password')} required>
          <PasswordInput name="password" autoComplete="current-password" required maxLength={200} />
        </Field>
        <SignInCode offered={isWayOn(refused)} sentTo={sentTo} typed={kept.code} outbox={notices.outbox}>
          <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
            {t('signIn')}
          </Button>
        </SignInCode>
        <Link to="/reset-password" className="link self-center text-sm">
          {t('forgot')}
        </Link>
      </Form>
      <Providers google={google} singleSignOn returnTo={returnTo} />
    </PublicPage>
  )
}
