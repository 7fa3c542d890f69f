import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react'
import { ErrorPage } from '../../frame/error-page.tsx'
import { MessagePage } from '../../frame/message-page.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { titleOn } from '../../lib/page.ts'
import { meetAction, meetPage } from '../../meet/meet.server.ts'
import { type Answer, MeetingPage } from '../../meet/meeting-page.tsx'
import { useKeptAnswer } from '../../live/use-kept-answer.ts'

const useText = namespace('meet')

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  const t = useText.for(matches)
  return [
    { title: page ? `${t('pageTitle')} · ${page.company.company}` : titleOn(matches, t('overTitle')) },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

export const loader = async (args: LoaderFunctionArgs) =>
  data(await meetPage(args), { headers: { 'Cache-Control': 'no-store' } })

export const action = (args: ActionFunctionArgs) => meetAction(args)

export default function Meet() {
  const answer = useKeptAnswer<Answer>()
  return <MeetingPage {...useLoaderData<typeof loader>()} answer={answer} />
}

/** A guess, and the link of an interview that was erased, look alike. */
export function ErrorBoundary() {
  const error = useRouteError()
  const t = useText()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <MessagePage title={t('overTitle')}>
      <p>{t('overText')}</p>
    </MessagePage>
  )
}
