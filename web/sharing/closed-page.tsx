import { Form, useActionData, useNavigation } from '@remix-run/react'
import { MessagePage } from '../frame/message-page.tsx'
import { namespace } from '../i18n/namespace.ts'
import { type Whose, wearing } from '../frame/worn-page.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

const useText = namespace('sharing')

/** Nothing of the candidates is on this page, before a person presses Open: programs that scan mail fetch this page too. */
export function ClosedPage({ company, count }: { company: Whose; count: number }) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const answer = useActionData<{ refused?: { message: string } }>()
  return (
    <MessagePage
      title={t('closedTitle')}
      brand={wearing(company)}
      action={
        <Form method="post">
          <input type="hidden" name="intent" value="open" />
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {t('open')}
          </Button>
        </Form>
      }
    >
      <p>{t('closedText', { company: company.company, count })}</p>
      <p className="mt-2 text-base">{t('closedNote', { company: company.company })}</p>
      {answer?.refused && (
        <Callout tone="danger" announce>
          {answer.refused.message}
        </Callout>
      )}
    </MessagePage>
  )
}
