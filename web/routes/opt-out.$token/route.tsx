import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Form, isRouteErrorResponse, useLoaderData, useNavigation, useRouteError } from '@remix-run/react'
import { ErrorPage } from '../../frame/error-page.tsx'
import { MessagePage } from '../../frame/message-page.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { wearing } from '../../frame/worn-page.tsx'
import { formOf } from '../../lib/form.server.ts'
import { titleOn } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

const useText = namespace('places')

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  {
    title: page
      ? `${useText.for(matches)('optOutTitle')} · ${page.of.company}`
      : titleOn(matches, useText.for(matches)('optOutTitle')),
  },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Looking changes nothing: programs that scan mail follow every link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await context.platform.useCases.candidacy.optOutPage(params.token!)
  if (!page) throw data(null, { status: 404 })
  const { company, brand, out } = page
  return data(
    { out, of: { company, logo: brand?.logo ?? null, style: brand?.style } },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
  )
}

/** What a person presses, and the one POST that mail programs send (RFC 8058), answered without a redirect. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { candidacy } = context.platform.useCases
  const token = params.token!
  const form = await formOf(request)
  try {
    if (form.get('List-Unsubscribe') === 'One-Click') await candidacy.optOut(token, 'one-click')
    else if (form.get('intent') === 'out') await candidacy.optOut(token, 'link')
    else if (form.get('intent') === 'in') await candidacy.optIn(token)
    else throw new Response(null, { status: 400, statusText: 'Bad Request' })
    return data({ done: true })
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export default function OptOut() {
  const { out, of } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const { company } = of
  return (
    <MessagePage
      title={t(out ? 'optOutOutTitle' : 'optOutInTitle')}
      brand={wearing(of)}
      action={
        <Form method="post">
          <input type="hidden" name="intent" value={out ? 'in' : 'out'} />
          <Button type="submit" variant={out ? 'secondary' : 'primary'} size="lg" busy={busy}>
            {t(out ? 'optOutComeBack' : 'optOutEnd')}
          </Button>
        </Form>
      }
    >
      <div role="status" className="flex flex-col gap-3">
        <p>{t(out ? 'optOutOutText' : 'optOutInText', { company })}</p>
        <p className="text-base">{t('optOutStillSent', { company })}</p>
      </div>
      {answer && 'refused' in answer && (
        <Callout tone="danger" announce>
          {answer.refused.message}
        </Callout>
      )}
    </MessagePage>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const t = useText()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <MessagePage title={t('optOutUnknownTitle')}>
      <p>{t('optOutUnknownText')}</p>
    </MessagePage>
  )
}
