import { Form, useNavigation, useSearchParams } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { MessagePage } from '../frame/message-page.tsx'
import { wearing, type Whose } from '../frame/worn-page.tsx'

const useText = namespace('journey')

/** A candidate's link whose time is over: a new one comes by mail, and another person at this browser begins anew. */
export function EndedLink({ of }: { of: Whose | null }) {
  const t = useText()
  const [asked] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  const sent = asked.has('sent')
  return (
    <MessagePage
      brand={wearing(of)}
      title={t(sent ? 'linkSentTitle' : 'endedTitle')}
      action={
        <Form method="post" className="flex flex-wrap gap-2">
          {!sent && (
            <Button type="submit" name="intent" value="new-link" variant="primary" busy={busy}>
              {t('sendNewLink')}
            </Button>
          )}
          <Button type="submit" name="intent" value="anew" busy={busy}>
            {t('applyAnew')}
          </Button>
        </Form>
      }
    >
      <p>{t(sent ? 'linkSentText' : 'endedText')}</p>
    </MessagePage>
  )
}
