import { lazy, Suspense, useEffect, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { isBusy, isSwitchedOff } from '../keys/single-keys.ts'
import { buttonClasses } from '../ui/button.tsx'
import { MagnifyingGlassIcon } from '../ui/icons.tsx'
import { isPlainPress } from '../ui/path-link.tsx'

const useText = namespace('shell')
const Palette = lazy(() => import('./palette.tsx'))
const KeyList = lazy(() => import('../keys/key-list.tsx'))

/** The palette's button and its key, Ctrl or Cmd with K; its code comes when it is first wanted. Without scripts it is the search page. */
export function OpenPalette({ userKey }: { userKey: string }) {
  const t = useText()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [keys, setKeys] = useState<'never' | 'open' | 'closed'>('never')
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) show()
    }
    // On the window, so that a page with a list of its own has answered before.
    function askedForKeys(event: KeyboardEvent) {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event) || isSwitchedOff(event)) return
      event.preventDefault()
      setKeys('open')
    }
    document.addEventListener('keydown', pressed)
    addEventListener('keydown', askedForKeys)
    return () => {
      document.removeEventListener('keydown', pressed)
      removeEventListener('keydown', askedForKeys)
    }
  }, [])
  return (
    <>
      <a
        href="/admin/search"
        aria-label={t('topSearch')}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('topSearchKey')}
        className={buttonClasses({ variant: 'quiet', icon: true })}
        onClick={(event) => {
          if (!isPlainPress(event)) return
          event.preventDefault()
          show()
        }}
      >
        <MagnifyingGlassIcon aria-hidden="true" />
      </a>
      {wanted && (
        <Suspense fallback={null}>
          <Palette open={open} onClose={() => setOpen(false)} userKey={userKey} />
        </Suspense>
      )}
      {keys !== 'never' && (
        <Suspense fallback={null}>
          <KeyList open={keys === 'open'} onClose={() => setKeys('closed')} />
        </Suspense>
      )}
    </>
  )
}
