import { useSearchParams } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'

const useText = namespace('identity')

/** Why a person who came with Google is at the sign-up (AUTH-028). */
export function GoogleRefused() {
  const t = useText()
  const [query] = useSearchParams()
  return query.get('googleSignup') === 'true' ? <Callout tone="info">{t('googleRefused')}</Callout> : null
}
