import { isRouteErrorResponse } from '@remix-run/react'
import { useEffect } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { nameFor } from '../i18n/product-name.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { reportError } from '../lib/report-error.ts'
import { MessagePage } from './message-page.tsx'
import { useWhiteLabel } from './worn-page.tsx'
import { gotNoAnswer, isAway, useReloadWhenBack } from '../offline/index.ts'

const useText = namespace('common')

/** What Remix tells a browser of a loader or an action that failed. */
const ON_THE_SERVER = 'Unexpected Server Error'

const words = {
  403: { title: 'forbiddenTitle', text: 'forbiddenText' },
  404: { title: 'notFoundTitle', text: 'notFoundText' },
  413: { title: 'tooLargeTitle', text: 'tooLargeText' },
  429: { title: 'tooManyTitle', text: 'tooManyText' },
} as const

/** What a person sees instead of a page that could not be shown. Never a stack, never an internal text. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const known = status in words ? words[status as keyof typeof words] : null
  const t = useText()
  const whiteLabel = useWhiteLabel()
  const away = isAway(error)
  const sent = away && error.data === 'sent'
  useReloadWhenBack(away && !sent)
  useEffect(() => {
    // A failure of the server has no stack here: the server has reported it.
    if (error instanceof Error && error.stack && error.message !== ON_THE_SERVER && !gotNoAnswer(error))
      reportError(error)
  }, [error])
  // A candidate of a white-labelled company is not led to the product.
  const home = (variant: 'primary' | 'secondary') =>
    whiteLabel ? null : (
      <ButtonLink to="/" variant={variant}>
        {t('goToStart')}
      </ButtonLink>
    )
  if (known)
    return (
      <MessagePage code={`${status}`} title={t(known.title)} action={home('primary')}>
        <p>{t(known.text)}</p>
      </MessagePage>
    )
  const unreached = gotNoAnswer(error)
  const what = unreached
    ? 'unreached'
    : sent
      ? 'awaySent'
      : away
        ? 'away'
        : status >= 400 && status < 500
          ? 'refused'
          : 'broken'
  return (
    <MessagePage
      code={unreached ? undefined : `${status}`}
      title={t(`${what}Title`, { name: nameFor(whiteLabel) })}
      action={
        <>
          {!sent && (
            <Button variant="primary" onClick={() => location.reload()}>
              {t('tryAgain')}
            </Button>
          )}
          {home('secondary')}
        </>
      }
    >
      <p>{t(`${what}Text`)}</p>
    </MessagePage>
  )
}
