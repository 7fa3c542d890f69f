import type { MetaFunction } from '@remix-run/node'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../../frame/message-page.tsx'

const useText = namespace('identity')
export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('unknownKeyTitle')) }]

/**
 * Where other recruiting systems send people to edit a job (`EditJobIntegrationSwitcher`, AUTH-008). It asks for no
 * session and ends none. No system is connected, so no key is known.
 */
export default function EditJobIntegration() {
  const t = useText()
  return (
    <MessagePage title={t('unknownKeyTitle')} action={<ButtonLink to="/">{t('toStart')}</ButtonLink>}>
      <p>{t('unknownKeyText')}</p>
      <p className="mt-3">{t('unknownKeyNext')}</p>
    </MessagePage>
  )
}
