import { isRouteErrorResponse } from '@remix-run/react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { MessagePage } from '../ui/message-page.tsx'

const words: Record<number, { title: string; text: string }> = {
  403: { title: 'You may not open this page', text: 'Your role does not include it. Ask an administrator of your company if you need it.' },
  404: { title: 'Page not found', text: 'There is nothing at this address. It may have been removed, or the link may be incomplete.' },
  413: { title: 'That was too large', text: 'What you sent is larger than this page accepts. Nothing was changed.' },
  429: { title: 'Too many attempts', text: 'Please wait a few minutes and try again.' },
}

/** What a person sees instead of a page that could not be shown. Never a stack, never an internal text. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const known = words[status]
  const home = (
    <ButtonLink to="/" variant="primary">
      Go to the start
    </ButtonLink>
  )
  if (known)
    return (
      <MessagePage code={`${status}`} title={known.title} action={home}>
        <p>{known.text}</p>
      </MessagePage>
    )
  const refused = status >= 400 && status < 500
  return (
    <MessagePage
      code={`${status}`}
      title={refused ? 'That did not work' : 'Something went wrong'}
      action={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
          <ButtonLink to="/">Go to the start</ButtonLink>
        </>
      }
    >
      <p>{refused ? 'This request could not be understood. Nothing was changed.' : 'This is our fault, not yours. What you had saved is safe.'}</p>
    </MessagePage>
  )
}
