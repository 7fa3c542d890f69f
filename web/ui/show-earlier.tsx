import { useLocation, useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from './button.tsx'

type ShowEarlierProps = {
  /** Of the search parameter that says how many are shown. */
  name: string
  /** Null once everything is shown. */
  next: number | null
  /** How many are shown. */
  shown: number
  /** The element of the first that came with the last step. */
  firstNew: (shownBefore: number) => string
  /** What elements of the list are called in addresses: one that is not shown yet is fetched when an address leads to it. */
  anchors: string
  children: ReactNode
}

/** A link to the same page with more of a long list; the focus goes to the first of what came. */
export function ShowEarlier({ name, next, shown, firstNew, anchors, children }: ShowEarlierProps) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const before = useRef<number | null>(null)
  const withMore = (many: number | 'all') => {
    const query = new URLSearchParams(search)
    query.set(name, String(many))
    return `?${query}`
  }
  useEffect(() => {
    if (before.current === null || before.current === shown) return
    document.getElementById(firstNew(before.current))?.focus()
    before.current = null
  }, [shown])

  const wanted = hash.startsWith(`#${anchors}-`) ? hash.slice(1) : null
  const isFetched = useRef<string | null>(null)
  useEffect(() => {
    if (!wanted || isFetched.current === wanted) return
    const element = document.getElementById(wanted)
    if (!element && next !== null) return navigate(`${withMore('all')}#${wanted}`, { replace: true })
    isFetched.current = wanted
    element?.scrollIntoView({ block: 'nearest' })
  }, [wanted, shown])

  if (next === null) return null
  return (
    <ButtonLink
      to={withMore(next)}
      variant="quiet"
      size="sm"
      className="self-start"
      preventScrollReset
      replace
      onClick={() => void (before.current = shown)}
    >
      {children}
    </ButtonLink>
  )
}
