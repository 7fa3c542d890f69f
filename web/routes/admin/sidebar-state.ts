import { useCallback, useState, useSyncExternalStore } from 'react'

export const SIDEBAR_COOKIE = 'hirelog-sidebar'
/** 992 px, where the sidebar minimises itself (NAV-032). */
const wide = '(min-width: 62rem)'

const watchWidth = (changed: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * In a wide window the person's choice counts and is remembered; in a narrower one the sidebar is minimised until it
 * is opened, for that page only. Both are drawn by the style sheet, so nothing jumps when scripts arrive.
 */
export function useSidebar(remembered: 'full' | 'min') {
  const [whenWide, setWhenWide] = useState(remembered)
  const [openWhenNarrow, setOpenWhenNarrow] = useState(false)
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wide).matches, () => true)
  const expanded = isWide ? whenWide === 'full' : openWhenNarrow

  const toggle = useCallback(() => {
    if (!isWide) return setOpenWhenNarrow(!openWhenNarrow)
    const next = whenWide === 'full' ? 'min' : 'full'
    document.cookie = `${SIDEBAR_COOKIE}=${next}; Path=/admin; Max-Age=31536000; SameSite=Lax`
    setWhenWide(next)
  }, [isWide, openWhenNarrow, whenWide])

  return { whenWide, openWhenNarrow, expanded, toggle }
}
