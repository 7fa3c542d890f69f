import { useCallback, useState, useSyncExternalStore } from 'react'

export const SIDEBAR_COOKIE = 'hirelog-sidebar'
/** 992 px, where the sidebar minimises itself; 1411 px on the plans page (NAV-032). */
const wide = '(min-width: 62rem)'
const wideForPlans = '(min-width: 88.1875rem)'

const watchWidth = (query: string) => (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
const watchers = { [wide]: watchWidth(wide), [wideForPlans]: watchWidth(wideForPlans) }

/**
 * In a wide window the person's choice counts and is remembered; in a narrower one the sidebar is minimised until it
 * is opened, for that page only. Both are drawn by the style sheet, so nothing jumps when scripts arrive.
 */
export function useSidebar(remembered: 'full' | 'min', plansPage: boolean) {
  const [whenWide, setWhenWide] = useState(remembered)
  const [openWhenNarrow, setOpenWhenNarrow] = useState(false)
  const query = plansPage ? wideForPlans : wide
  const isWide = useSyncExternalStore(
    watchers[query],
    () => matchMedia(query).matches,
    () => true,
  )
  const expanded = isWide ? whenWide === 'full' : openWhenNarrow

  const toggle = useCallback(() => {
    if (!isWide) return setOpenWhenNarrow(!openWhenNarrow)
    const next = whenWide === 'full' ? 'min' : 'full'
    document.cookie = `${SIDEBAR_COOKIE}=${next}; Path=/admin; Max-Age=31536000; SameSite=Lax`
    setWhenWide(next)
  }, [isWide, openWhenNarrow, whenWide])

  return { whenWide, openWhenNarrow, expanded, toggle }
}
