import { Link } from '@remix-run/react'
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import { classes } from './classes.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

export type Tab = {
  to: string
  label: string
  count?: number
  current: boolean
  /** Heads the tabs from here on, where they are a rail. */
  group?: string | undefined
}

/**
 * Views of one page, each with its own address, in one line at any width. Where they do not fit the line scrolls: the
 * current one is in the middle, whatever has the focus is in view, and at an end with more behind it a pointer finds a
 * button. Without scripts they go on below. As a `rail` they are a list at the side of the page where there is room.
 */
export function Tabs({ label, tabs, rail = false }: { label: string; tabs: readonly Tab[]; rail?: boolean }) {
  const nav = useRef<HTMLElement>(null)
  const { number } = useFormat()
  const more = useMore(nav, tabs.length)
  const current = tabs.find((tab) => tab.current)?.to
  useEffect(() => {
    const box = nav.current?.getBoundingClientRect()
    const link = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (box && link) nav.current!.scrollLeft += link.left + link.width / 2 - (box.left + box.width / 2)
  }, [current])
  return (
    <div className={classes('relative max-w-full min-w-0 border-b border-line', rail && 'xl:border-b-0')}>
      <nav
        ref={nav}
        aria-label={label}
        onFocus={({ target }) =>
          target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        }
        className={classes(
          'relative -mb-px flex scroll-px-11 gap-x-0.5 overflow-x-auto [scrollbar-width:none] noscript:flex-wrap',
          rail && 'xl:flex-col',
        )}
      >
        {tabs.map(({ to, label: text, count, current, group }) => (
          <Fragment key={to}>
            {group && (
              <p className="px-2.5 pb-1 text-xs font-medium text-muted not-first:pt-4 max-xl:hidden">{group}</p>
            )}
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={classes('tab', rail && 'tab-in-rail')}
            >
              {text}
              {count !== undefined && (
                <span className="rounded-sm bg-neutral-soft px-1.5 text-xs text-neutral-ink tabular-nums">
                  {number(count)}
                </span>
              )}
            </Link>
          </Fragment>
        ))}
      </nav>
      {more.before && <More of={nav} towards="before" />}
      {more.after && <More of={nav} towards="after" />}
    </div>
  )
}

/** For pointers: the keyboard goes from tab to tab, and the line follows. */
function More({ of, towards }: { of: RefObject<HTMLElement | null>; towards: 'before' | 'after' }) {
  const before = towards === 'before'
  const scroll = () => {
    const nav = of.current!
    const forward = getComputedStyle(nav).direction === 'rtl' ? -1 : 1
    nav.scrollBy({
      left: nav.clientWidth * 0.7 * (before ? -forward : forward),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={scroll}
      className={classes(
        'absolute inset-y-0 flex w-11 items-center from-surface from-55% to-transparent text-muted hover:text-ink',
        before
          ? 'start-0 justify-start bg-linear-to-r rtl:bg-linear-to-l'
          : 'end-0 justify-end bg-linear-to-l rtl:bg-linear-to-r',
      )}
    >
      {before ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </button>
  )
}

const SLACK_PX = 2

/** At which ends of the line there is more than fits. */
function useMore(nav: RefObject<HTMLElement | null>, count: number) {
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const line = nav.current!
    const look = () => {
      const [scrolled, hidden] = [Math.abs(line.scrollLeft), line.scrollWidth - line.clientWidth]
      const [before, after] = [scrolled > SLACK_PX, hidden - scrolled > SLACK_PX]
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(line)
    line.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      line.removeEventListener('scroll', look)
    }
  }, [nav, count])
  return more
}
