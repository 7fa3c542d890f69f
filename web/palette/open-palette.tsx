import { lazy, Suspense, useEffect, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { MagnifyingGlassIcon } from '../ui/icons.tsx'
import { isPlainPress } from '../ui/path-link.tsx'

const useText = namespace('shell')
const Palette = lazy(() => import('./palette.tsx'))

/** The palette's button and its key, Ctrl or Cmd with K; its code comes when it is first wanted. Without scripts it is the search page. */
export function OpenPalette({ userKey }: { userKey: string }) {
  const t = useText()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
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
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
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
    </>
  )
}
