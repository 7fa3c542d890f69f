import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { CONFIRMATION_LENGTH } from '#contracts/user/limits.ts'
import { isCompanyHost } from '../../auth/host.server.ts'
import { landingOf } from '../../auth/landing.server.ts'
import { outboxFor } from '../../auth/outbox.server.ts'
import { OutboxHint } from '../../auth/outbox-hint.tsx'
import { confirming, knownBrowser } from '../../auth/pending.server.ts'
import { SecurityCode } from '../../auth/security-code.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { browserOf } from '../../lib/browser.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { isNotReached, useAnswer } from '../../offline/index.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { safePath } from '../../lib/return-to.ts'
import { sessionCookie, sessionTokenOf } from '../../lib/session.server.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PublicPage } from '../../frame/public-page.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('identity')
const HERE = '/auth/confirm'
export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('confirmTitle')) }]

/** A sign-in through a provider waits here for the code that was mailed; without one there is nothing to see. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { useCases } = context.platform
  const waiting = await useCases.accounts.confirmationOf(
    confirming.of(request, context),
    sessionTokenOf(request, context),
  )
  if (!waiting) throw redirect('/auth', { headers: { 'Set-Cookie': confirming.cookie(context, null) } })
  const { password, returnTo: _returnTo, ...shown } = waiting
  return { ...shown, password: password && !isCompanyHost(request, context), outbox: outboxFor(context) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { useCases } = context.platform
  const form = await formOf(request)
  const kept = confirming.of(request, context)
  const headers = new Headers()
  try {
    switch (form.get('intent')) {
      case 'resend':
        headers.append(
          'Set-Cookie',
          confirming.cookie(context, await useCases.accounts.resendConfirmation(kept, context.address)),
        )
        return data({ resent: true as const }, { headers })
      case 'link': {
        const { returnTo } = await useCases.accounts.linkSignedIn(kept, sessionTokenOf(request, context))
        headers.append('Set-Cookie', confirming.cookie(context, null))
        return redirect(safePath(returnTo), { headers })
      }
      default: {
        const known = knownBrowser.of(request, context)
        const confirmed = await useCases.accounts.confirmSignIn(
          { kept, code: textOf(form, 'code', 20), browser: browserOf(request, context), known },
          context.address,
        )
        for (const cookie of [
          confirming.cookie(context, null),
          knownBrowser.cookie(context, confirmed.knownBrowser),
          sessionCookie(context, confirmed.sessionToken),
        ])
          headers.append('Set-Cookie', cookie)
        return redirect(await landingOf(context, confirmed.sessionToken, safePath(confirmed.returnTo)), { headers })
      }
    }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export default function ConfirmSignIn() {
  const { email, company, connection, signedIn, password, outbox } = useLoaderData<typeof loader>()
  const t = useText()
  const answer = useAnswer<typeof action>()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const { formAction, formData } = useNavigation()
  const sending = formAction === HERE ? (formData?.get('intent') ?? 'code') : null
  const wrong = refused?.code === 'account/code-wrong' ? refused : null
  return (
    <PublicPage
      title={t('confirmTitle')}
      intro={
        <Sentence
          text={t(connection === 'google' ? 'confirmGoogle' : 'confirmIntro', { email, company })}
          parts={{ b: <strong className="font-semibold break-words text-ink" /> }}
        />
      }
      below={
        <a href={password ? `/login?${new URLSearchParams({ returnTo: HERE })}` : '/auth'} className="link">
          {t(password ? 'confirmByPassword' : 'confirmElse')}
        </a>
      }
    >
      <div className="flex flex-col gap-4">
        {refused && !wrong && <FormError>{refused.message}</FormError>}
        {answer && 'resent' in answer && (
          <Callout tone="success" announce>
            {t('confirmResent')}
          </Callout>
        )}
        {signedIn && (
          <Form method="post" action={HERE} className="flex flex-col gap-3">
            <p>{t('confirmSignedIn', { email })}</p>
            <Button type="submit" name="intent" value="link" variant="primary" size="lg" busy={sending === 'link'}>
              {t('confirmLink')}
            </Button>
          </Form>
        )}
        <Form method="post" action={HERE} className="flex flex-col gap-4">
          <Field label={t('confirmCode')} error={wrong?.message} required>
            <SecurityCode name="code" length={CONFIRMATION_LENGTH} refused={isNotReached(refused) ? null : refused} />
          </Field>
          <Button type="submit" variant={signedIn ? 'secondary' : 'primary'} size="lg" busy={sending === 'code'}>
            {t('confirm')}
          </Button>
        </Form>
        <Form method="post" action={HERE} className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">{t('confirmNoMessage')}</span>
          <Button type="submit" name="intent" value="resend" variant="quiet" size="sm" busy={sending === 'resend'}>
            {t('confirmSendAgain')}
          </Button>
        </Form>
        {outbox && <OutboxHint outbox={outbox} to={email} />}
      </div>
    </PublicPage>
  )
}
