import { useEffect } from 'react'
import { FORBIDDEN_HEADER } from '#contracts/http/forbidden.ts'
import { namespace } from '../i18n/namespace.ts'
import { useToasts } from '../ui/toast.tsx'

const useText = namespace('common')
const FORBIDDEN = 'hirelog:forbidden'
/** Sign-up and the list of integrations say it in their own place (GEN-003). */
const SAYS_IT_ITSELF = /^\/(signup|admin\/integration)([./]|$)/

/** For developers and support, in English like everything in a console (GEN-002). */
export const OUT_OF_DATE = 'The dashboard may be out of date: clear the browser cache and load it again.'

/** What every answer of the platform to a script of ours is looked at for. */
export function watchFailedCalls() {
  const { fetch } = window
  window.fetch = async (asked, init) => {
    const answer = await fetch(asked, init)
    const { origin, pathname } = new URL(asked instanceof Request ? asked.url : String(asked), location.href)
    if (origin !== location.origin) return answer
    if (answer.status === 404) console.info(OUT_OF_DATE)
    const message = answer.headers.get(FORBIDDEN_HEADER)
    if (message !== null && !SAYS_IT_ITSELF.test(pathname))
      window.dispatchEvent(new CustomEvent(FORBIDDEN, { detail: decodeURIComponent(message) }))
    return answer
  }
}

/** For the root: says what was refused with 403 at the edge of the window, whatever made the call (GEN-003). */
export function useForbidden() {
  const { show } = useToasts()
  const t = useText()
  useEffect(() => {
    const say = ({ detail }: Event & { detail?: unknown }) =>
      show({ key: FORBIDDEN, tone: 'danger', title: t('error'), message: String(detail) })
    window.addEventListener(FORBIDDEN, say)
    return () => window.removeEventListener(FORBIDDEN, say)
  }, [show, t])
}
