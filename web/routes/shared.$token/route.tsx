import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useParams, useRouteError } from '@remix-run/react'
import { ErrorPage } from '../../frame/error-page.tsx'
import { MessagePage } from '../../frame/message-page.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { wearing } from '../../frame/worn-page.tsx'
import { documentTitle } from '../../lib/page.ts'
import { ClosedPage } from '../../sharing/closed-page.tsx'
import { GuestPage } from '../../sharing/guest-page.tsx'
import { type Over, sharedAction, sharedPage } from '../../sharing/guest.server.ts'

const useText = namespace('sharing')

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  {
    title: page
      ? `${page.state === 'open' ? page.title : useText.for(matches)('closedTitle')} · ${page.company.company}`
      : documentTitle(useText.for(matches)('overTitle')),
  },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const loader = async (args: LoaderFunctionArgs) =>
  data(await sharedPage(args), { headers: { 'Cache-Control': 'no-store' } })

export const action = (args: ActionFunctionArgs) => sharedAction(args)

export default function Shared() {
  const page = useLoaderData<typeof loader>()
  const token = useParams().token ?? ''
  return page.state === 'closed' ? <ClosedPage {...page} /> : <GuestPage token={token} {...page} />
}

const overText = {
  unknown: 'overUnknown',
  revoked: 'overRevoked',
  expired: 'overExpired',
  unavailable: 'overUnavailable',
} as const

/** A guess, a link that was replaced and one of a deleted job look alike. */
export function ErrorBoundary() {
  const error = useRouteError()
  const t = useText()
  if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) return <ErrorPage error={error} />
  const over = (error.data as Over | null) ?? { why: 'unknown' as const, of: null }
  return (
    <MessagePage title={t('overTitle')} brand={wearing(over.of)}>
      <p>{t(overText[over.why])}</p>
    </MessagePage>
  )
}
