import { useEffect } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { nameShown } from '../i18n/product-name.ts'
import { useToasts } from '../ui/toast.tsx'

const useText = namespace('common')
const OLD = 'not-refreshed'
const AGAIN_MS = 3_000

let saysSo = { begin() {}, end() {} }
/** Whether the open page is older than it wanted to be. */
let old = false
let timer: number | undefined

/** The page wanted to show what is new and got no answer: says so once, and has it ask again, unless the page is hidden. */
export function refreshLater() {
  if (!old) saysSo.begin()
  old = true
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    if (document.visibilityState === 'visible' && window.__remixRouter.state.navigation.state === 'idle')
      window.__remixRouter.revalidate()
    else refreshLater()
  }, AGAIN_MS)
}

/** A page got its answer, this one or another: nothing is to be asked again. */
export function wasRefreshed() {
  clearTimeout(timer)
  if (old) saysSo.end()
  old = false
}

/** For the root: what says that a page is old. */
export function useSayingOld() {
  const { show, dismiss } = useToasts()
  const t = useText()
  useEffect(() => {
    saysSo = {
      begin: () => show({ key: OLD, tone: 'danger', message: t('notRefreshed', { name: nameShown() }) }),
      end: () => dismiss(OLD),
    }
  }, [show, dismiss, t])
}
