import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react'
import { invitationAction, invitationPage } from '../../meet/invitation.server.ts'
import { InvitationPage } from '../../meet/invitation-page.tsx'
import { ErrorPage } from '../../frame/error-page.tsx'
import { MessagePage } from '../../frame/message-page.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { titleOn } from '../../lib/page.ts'
import { useAnswer } from '../../offline/index.ts'

const useText = namespace('invitation')

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: titleOn(matches, useText.for(matches)('title')) },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Looking changes nothing: programs that scan mail follow every link. */
export const loader = async (args: LoaderFunctionArgs) =>
  data(await invitationPage(args), { headers: { 'Cache-Control': 'no-store' } })

export const action = (args: ActionFunctionArgs) => invitationAction(args)

export default function AnswerInvitation() {
  const answer = useAnswer<typeof action>()
  return <InvitationPage {...useLoaderData<typeof loader>()} refused={answer?.refused ?? null} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const t = useText()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <MessagePage title={t('unknownTitle')}>
      <p>{t('unknownText')}</p>
    </MessagePage>
  )
}
