import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useFormat } from '../i18n/format.ts'
import { classes } from './classes.ts'

export type Tab = { to: string; label: string; count?: number; current: boolean }

/** Views of one page, each with its own address. Where they do not fit side by side they go on below, and on a phone they scroll, the current one in the middle. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const nav = useRef<HTMLElement>(null)
  const { number } = useFormat()
  const current = tabs.find((tab) => tab.current)?.to
  useEffect(() => {
    const box = nav.current?.getBoundingClientRect()
    const link = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (box && link) nav.current!.scrollLeft += link.left + link.width / 2 - (box.left + box.width / 2)
  }, [current])
  return (
    <nav ref={nav} aria-label={label} className="relative -mb-px flex max-w-full gap-x-0.5 overflow-x-auto border-b border-line sm:flex-wrap sm:overflow-visible">
      {tabs.map(({ to, label: text, count, current }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={current ? 'page' : undefined}
          className={classes(
            'flex min-h-9 items-center gap-2 border-b-2 px-2.5 py-1.5 font-medium whitespace-nowrap no-underline focus-visible:-outline-offset-2',
            current ? 'border-accent text-ink' : 'border-transparent text-muted hover:border-control hover:text-ink',
          )}
        >
          {text}
          {count !== undefined && <span className="rounded-sm bg-neutral-soft px-1.5 text-xs text-neutral-ink tabular-nums">{number(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
