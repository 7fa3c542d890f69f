import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { rejections } from '#contracts/kernel/rejections.ts'
import { signUpDisabledFor, type SignInError } from '#contracts/user/sign-in-errors.ts'
import { landingOf } from '../../auth/landing.server.ts'
import { confirming, knownBrowser, pendingCookie, pendingOf } from '../../auth/pending.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { browserOf } from '../../lib/browser.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { isRejected, refusalFor } from '../../lib/refusal.server.ts'
import { safePath } from '../../lib/return-to.ts'
import { sessionCookie } from '../../lib/session.server.ts'
import { buttonClasses, ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../../frame/message-page.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('identity')
export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]

const PARSE_HASH = 'ParseHashError' satisfies SignInError

/** Where people go whose sign-up a provider refused (AUTH-028). */
const signUpAt = (username: string) => `/signup?${new URLSearchParams({ username, googleSignup: 'true' })}`

/** The same way once more, to the same page; where it is not known, from the beginning. */
const againAt = (via: { companyId: string | null; returnTo: string } | null) =>
  via === null
    ? '/auth'
    : `/auth?${new URLSearchParams({ returnTo: safePath(via.returnTo), ...(via.companyId === null ? { connection: 'google' } : { company: via.companyId }) })}`

/** Where providers send browsers back to (`authCallback`, AUTH-002). Whatever comes of it, the attempt is over. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams: query } = new URL(request.url)
  if (!query.has('code') && !query.has('error')) return data({ problem: null, kind: null })
  const headers = new Headers({ 'Set-Cookie': pendingCookie(context, null) })
  const disabled = signUpDisabledFor(query.get('error_description') ?? query.get('error') ?? '')
  if (disabled) {
    console.warn('sign-in at a provider was denied: sign-up is disabled')
    throw redirect(signUpAt(disabled), { headers })
  }
  const { useCases } = context.platform
  const kept = pendingOf(request, context)
  try {
    const outcome = await useCases.accounts.finishSignIn({
      kept,
      search,
      browser: browserOf(request, context),
      known: knownBrowser.of(request, context),
      confirming: confirming.of(request, context),
    })
    if ('signUpDisabledFor' in outcome) throw redirect(signUpAt(outcome.signUpDisabledFor), { headers })
    if ('confirm' in outcome) {
      headers.append('Set-Cookie', confirming.cookie(context, outcome.confirm))
      throw redirect('/auth/confirm', { headers })
    }
    headers.append('Set-Cookie', sessionCookie(context, outcome.sessionToken))
    throw redirect(await landingOf(context, outcome.sessionToken, safePath(outcome.returnTo)), { headers })
  } catch (error) {
    if (!isRejected(error)) throw error
    const via = kept === null ? null : useCases.accounts.attemptUnderWay(kept)
    // What came behind the # could not be read; only the browser has seen it (AUTH-049).
    const kind: SignInError = query.get('error') === PARSE_HASH ? PARSE_HASH : 'RequestLoginError'
    if (kind === PARSE_HASH) console.warn('sign-in at a provider failed: ParseHashError')
    const { message: problem } = await refusalFor(error, { request, context })
    const away = error.code === 'identity/unavailable' && (via?.connection ?? 'sso')
    return data(
      { problem, kind, away, again: againAt(via), passwordAt: `${context.platform.settings.publicUrl}/login` },
      { status: rejections[error.code], headers },
    )
  }
}

/** Some providers answer behind a `#`, which no server sees: an error there is taken on, anything else cannot be read (AUTH-049). */
function useHash(expected: boolean) {
  useEffect(() => {
    if (!expected) return
    const hash = new URLSearchParams(location.hash.slice(1))
    location.replace(`/auth/callback?${hash.has('error') ? hash : new URLSearchParams({ error: PARSE_HASH })}`)
  }, [expected])
}

export default function AuthCallback() {
  const answer = useLoaderData<typeof loader>()
  const t = useText()
  useHash(answer.problem === null)
  if (answer.problem === null)
    return (
      <MessagePage title={t('signingIn')} action={<ButtonLink to="/auth">{t('tryAgain')}</ButtonLink>}>
        <p>{t('oneMoment')}</p>
      </MessagePage>
    )
  return (
    <MessagePage
      title={answer.away === 'google' ? t('googleAway') : answer.away ? t('providerAway') : t('notSignedIn')}
      action={
        <>
          <a href={answer.again} className={buttonClasses({ variant: 'primary' })}>
            {t('tryAgain')}
          </a>
          <a href={answer.passwordAt} className={buttonClasses()}>
            {t('otherWay')}
          </a>
        </>
      }
    >
      <p role="alert" data-error={answer.kind}>
        {answer.problem}
      </p>
    </MessagePage>
  )
}
