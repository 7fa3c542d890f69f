import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { entryOf } from '#contracts/http/entry.ts'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { safePath } from '../../lib/return-to.ts'
import { ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { MessagePage } from '../../frame/message-page.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('identity')
export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('continueTitle')) }]

/** `to` is a page of ours; whatever else it says leads to the start. */
export function loader({ request }: LoaderFunctionArgs) {
  return {
    to: safePath(new URL(request.url).searchParams.get('to')),
    minimized: entryOf(request.headers.get('cookie')).minimized,
  }
}

/**
 * A landing on the way to one of our pages (AUTH-009), for links in other programs. A browser goes on without a press; inside
 * a team-chat client people choose whether they stay there.
 */
export default function Redirect() {
  const { to, minimized } = useLoaderData<typeof loader>()
  const t = useText()
  useEffect(() => {
    if (!minimized && window.top === window.self) location.replace(to)
  }, [to, minimized])
  return (
    <MessagePage
      title={t('continueTitle')}
      action={
        <>
          <ButtonLink to={to} variant="primary">
            {t('continueHere')}
          </ButtonLink>
          {minimized && (
            <a href={to} target="_blank" rel="noreferrer" className={buttonClasses()}>
              {t('openInBrowser')}
            </a>
          )}
        </>
      }
    >
      {!minimized && <p>{t('continueText')}</p>}
    </MessagePage>
  )
}
