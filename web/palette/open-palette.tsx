import { lazy, Suspense, useEffect, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { LazyKeyList } from '../keys/lazy-key-list.tsx'
import { isHeard } from '../keys/single-keys.ts'
import { meantIn } from '../keys/table.ts'
import { useOnHand } from '../offline/index.ts'
import { buttonClasses } from '../ui/button.tsx'
import { MagnifyingGlassIcon } from '../ui/icons.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { isPlainPress } from '../ui/path-link.tsx'

const useText = namespace('shell')
const palette = () => import('./palette.tsx')
const Palette = lazy(palette)
const onHand = [palette]

/** The palette's button and its key, Ctrl or Cmd with K; its code comes once the page is idle. Without scripts it is the search page. */
export function OpenPalette({ userKey }: { userKey: string }) {
  const t = useText()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [keys, setKeys] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  useOnHand(onHand)
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (event.shiftKey || meantIn('page', event)?.does !== 'search') return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) show()
    }
    // On the window, so that a page with a list of its own has answered before.
    function askedForKeys(event: KeyboardEvent) {
      if (!isHeard(event) || meantIn('page', event)?.does !== 'help') return
      event.preventDefault()
      setKeys(true)
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
      <Tooltip text={t('topSearchKey')} align="end">
        <a
          href="/admin/search"
          aria-label={t('topSearch')}
          aria-keyshortcuts="Control+K Meta+K"
          className={buttonClasses({ variant: 'quiet', icon: true })}
          onClick={(event) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            show()
          }}
        >
          <MagnifyingGlassIcon aria-hidden="true" />
        </a>
      </Tooltip>
      {wanted && (
        <Suspense fallback={null}>
          <Palette open={open} onClose={() => setOpen(false)} userKey={userKey} />
        </Suspense>
      )}
      <LazyKeyList place="page" open={keys} onClose={() => setKeys(false)} />
    </>
  )
}
