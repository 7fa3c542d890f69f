import { Form, useLocation, useNavigation } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { MessagePage } from '../frame/message-page.tsx'
import { wearing, type Whose } from '../frame/worn-page.tsx'

const useText = namespace('journey')

/** A personal link followed in a browser that holds another person's application: which of them it shall be. */
export function AnotherApplication({ replaces: name, of }: { replaces: string; of: Whose }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const busy = useNavigation().state !== 'idle'
  return (
    <MessagePage
      brand={wearing(of)}
      title={t('anotherTitle')}
      action={
        <>
          <Form method="post" action={pathname + search}>
            <Button type="submit" name="intent" value="replace" variant="primary" busy={busy}>
              {t('openLinked')}
            </Button>
          </Form>
          <ButtonLink to={pathname}>{t('stayWith', { name })}</ButtonLink>
        </>
      }
    >
      <p>{t('anotherText', { name })}</p>
    </MessagePage>
  )
}
