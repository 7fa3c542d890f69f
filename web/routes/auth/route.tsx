import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { LINK_OVER } from '#contracts/http/entry.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { ssoUnsupported } from '#contracts/user/sign-in-errors.ts'
import { companyHere, isCompanyHost, redirectUriFor } from '../../auth/host.server.ts'
import { pendingCookie } from '../../auth/pending.server.ts'
import { languageOf } from '../../lib/language.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { refusalIn } from '../../i18n/refusal.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { isRejected, refusalFor } from '../../lib/refusal.server.ts'
import { safePath } from '../../lib/return-to.ts'
import { signedIn } from '../../lib/session.server.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { PublicPage } from '../../frame/public-page.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('identity')
export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]

/**
 * Begins a sign-in at a provider (AUTH-001): that of the company whose host this is, the only way in there (AUTH-030);
 * on the product's own host Google's, or that of the company they name. Who has just left, or whose provider is
 * away, gets a page first.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { useCases, settings } = context.platform
  const query = new URL(request.url).searchParams
  const returnTo = safePath(query.get('returnTo'))
  if (await signedIn(request, context)) throw redirect(returnTo)
  const here = await companyHere(request, context)
  const named = here ? null : query.get('company')?.trim().slice(0, 100)
  const company = here ?? (named ? await useCases.accounts.companyWithSingleSignOn(named) : null)
  const language = await languageOf(request, context)
  const page = {
    returnTo,
    company: company?.name ?? null,
    named: named ?? '',
    passwordAt: `${settings.publicUrl}/login`,
    google: false,
    left: query.has('signedOut'),
    linkOver: query.has(LINK_OVER),
    expired: query.has('expired') ? refusalIn(language, accountMessages.session_expired) : null,
    problem: null as string | null,
  }

  const google = !here && query.get('connection') === 'google' && settings.google !== null
  if (!google && !company) {
    const problem =
      named || (named !== '' && isCompanyHost(request, context)) ? refusalIn(language, ssoUnsupported) : null
    return data({ ...page, problem }, problem ? 403 : 200)
  }
  // A form that ends at another site is refused by our own content policy, so a company that was typed in is confirmed by a link.
  if ((page.left || page.linkOver || page.expired || named) && !query.has('go')) return data(page)
  try {
    const via = google
      ? ({ connection: 'google', companyId: null } as const)
      : ({ connection: 'sso', companyId: company!.companyId } as const)
    const { location, pending } = await useCases.accounts.beginSignIn(via, {
      redirectUri: redirectUriFor(request, context),
      returnTo,
    })
    throw redirect(location, { headers: { 'Set-Cookie': pendingCookie(context, pending) } })
  } catch (error) {
    if (!isRejected(error)) throw error
    return data(
      { ...page, google, problem: (await refusalFor(error, { request, context })).message },
      error.code === 'identity/unavailable' ? 503 : 403,
    )
  }
}

export default function SingleSignOn() {
  const { returnTo, company, google, named, passwordAt, left, linkOver, expired, problem } =
    useLoaderData<typeof loader>()
  const t = useText()
  return (
    <PublicPage
      title={google ? t('withGoogle') : company ? t('signInTo', { company }) : t('title')}
      intro={google ? t('throughGoogle') : t('throughProvider')}
      below={
        <a href={passwordAt} className="link">
          {t('otherWay')}
        </a>
      }
    >
      <div className="flex flex-col gap-4">
        {problem ? (
          <Callout tone="danger" announce>
            <p>{problem}</p>
          </Callout>
        ) : expired ? (
          <Callout tone="warning" title={expired}>
            {t('signInAgain')}
          </Callout>
        ) : linkOver ? (
          <Callout tone="warning" title={t('linkOver')}>
            {t('linkOverText')}
          </Callout>
        ) : (
          left && <Callout tone="success">{t('signedOut')}</Callout>
        )}
        {company || google ? (
          <a
            href={`/auth?${new URLSearchParams({ go: '1', returnTo, ...(google && { connection: 'google' }), ...(named && { company: named }) })}`}
            className={buttonClasses({ variant: 'primary', size: 'lg' })}
          >
            {problem ? t('tryAgain') : t('continueToProvider')}
          </a>
        ) : (
          <Form method="get" action="/auth" reloadDocument className="flex flex-col gap-4">
            <input type="hidden" name="returnTo" value={returnTo} />
            <Field label={t('whichCompany')} hint={t('whichCompanyHint')} required>
              <TextInput
                name="company"
                defaultValue={named}
                required
                maxLength={63}
                autoCapitalize="none"
                spellCheck={false}
                autoFocus
              />
            </Field>
            <Button type="submit" variant="primary" size="lg">
              {t('continue')}
            </Button>
          </Form>
        )}
      </div>
    </PublicPage>
  )
}
