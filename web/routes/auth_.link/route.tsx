import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { withLinkOver } from '#contracts/http/entry.ts'
import { namespace } from '../../i18n/namespace.ts'
import { browserOf } from '../../lib/browser.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { safePath } from '../../lib/return-to.ts'
import { openedCookies, sessionTokenOf, signedIn } from '../../lib/session.server.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { PublicPage } from '../../frame/public-page.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('identity')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('linkTitle')) }]

/**
 * Asks before an `auth` parameter signs this browser in (AUTH-014). Looking uses nothing up. The referrer policy is the
 * one of all pages, which shows other sites no token: with `no-referrer` browsers send a form as if from elsewhere.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const [token, returnTo] = [query.get('token'), safePath(query.get('returnTo'))]
  if (token === null) throw redirect(returnTo)
  const { account, here } = await context.platform.useCases.accounts.entryOffer(token, sessionTokenOf(request, context))
  if (!account) throw redirect(here ? returnTo : withLinkOver(returnTo))
  return { token, returnTo, account, here }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const returnTo = safePath(form.get('returnTo'))
  const opened = await context.platform.useCases.accounts.redeemEntry(
    textOf(form, 'token', 100),
    browserOf(request, context),
  )
  if (opened) return redirect(returnTo, { headers: openedCookies(context, opened) })
  return redirect((await signedIn(request, context)) ? returnTo : withLinkOver(returnTo))
}

export default function SignInByLink() {
  const { token, returnTo, account, here } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <PublicPage
      title={t('linkTitle')}
      intro={t('linkIntro')}
      below={
        <a href={here ? returnTo : `/login?${new URLSearchParams({ returnTo })}`} className="link">
          {here ? t('linkStay', { name: here.name }) : t('confirmElse')}
        </a>
      }
    >
      <Form method="post" action="/auth/link" reloadDocument className="flex flex-col gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <p className="break-words">
          <strong className="block font-semibold">
            <bdi>{account.name}</bdi>
          </strong>
          <EmailAddress of={account.email} />
        </p>
        {here && <Callout tone="warning">{t('linkReplaces', here)}</Callout>}
        <p>{t('linkOwn')}</p>
        <Button type="submit" variant="primary" size="lg">
          {t('confirm')}
        </Button>
      </Form>
    </PublicPage>
  )
}
