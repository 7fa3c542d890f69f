import { DoubleArrowLeftIcon, DoubleArrowRightIcon, PlusIcon } from '../../ui/icons.tsx'
import { Form, PrefetchPageLinks, useLocation } from '@remix-run/react'
import { useState } from 'react'
import type { Permission } from '#contracts/permissions.ts'
import { Button } from '../../ui/button.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { PathLink } from '../../ui/path-link.tsx'
import { navigationFor } from './navigation.ts'
import { useSidebar } from './sidebar-state.ts'

/** Minimised, only icons are left; their names stay for screen readers and as tooltips. */
export function Sidebar({ permissions, remembered }: { permissions: readonly Permission[]; remembered: 'full' | 'min' }) {
  const { whenWide, openWhenNarrow, expanded, toggle } = useSidebar(remembered)
  const label = expanded ? 'Minimize sidebar' : 'Expand sidebar'
  return (
    <aside
      aria-label="Sidebar"
      data-wide={whenWide}
      data-narrow={openWhenNarrow ? 'full' : 'min'}
      className="group/side sidebar"
    >
      <PathLink to="/" aria-label="Hirelog, to the overview" className="flex h-10 items-center gap-2 rounded-md px-2 text-lg font-semibold tracking-tight text-ink no-underline">
        <LogoMark />
        <Words>Hirelog</Words>
      </PathLink>
      <CreateJob permissions={permissions} folding />
      <Navigation permissions={permissions} folding />
      <button
        type="button"
        onClick={toggle}
        aria-expanded={expanded}
        aria-label={label}
        title={label}
        className="mt-auto flex min-h-9 items-center gap-2 rounded-md px-2.5 text-muted hover:bg-sunken hover:text-ink"
      >
        {expanded ? <DoubleArrowLeftIcon aria-hidden="true" /> : <DoubleArrowRightIcon aria-hidden="true" />}
        <Words>Minimize</Words>
      </button>
    </aside>
  )
}

/** Text that a minimised sidebar shows to nobody but screen readers. */
const Words = ({ children }: { children: string }) => (
  <span className="sr-only whitespace-nowrap group-data-[narrow=full]/side:sm:max-lg:not-sr-only group-data-[wide=full]/side:lg:not-sr-only">{children}</span>
)

export function CreateJob({ permissions, folding }: { permissions: readonly Permission[]; folding?: boolean }) {
  if (!permissions.includes('jobs.create')) return null
  return (
    <Form method="post" action="/jobs-cep/create">
      <Button type="submit" variant="primary" className="w-full" title="Create New Job">
        <PlusIcon aria-hidden="true" />
        {folding ? <Words>Create New Job</Words> : 'Create New Job'}
      </Button>
    </Form>
  )
}

export function Navigation({ permissions, folding }: { permissions: readonly Permission[]; folding?: boolean }) {
  const { pathname } = useLocation()
  const [next, setNext] = useState<string | null>(null)
  return (
    <nav aria-label="Main" className="flex flex-col gap-4">
      {navigationFor(permissions).map(({ label: group, entries }) => (
        <div key={group ?? 'main'}>
          {group && <p className="px-2.5 pb-1 text-xs font-medium text-muted">{folding ? <Words>{group}</Words> : group}</p>}
          <ul className="flex flex-col gap-0.5">
            {entries.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <PathLink
                  to={to}
                  title={folding ? label : undefined}
                  aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}
                  className="sidebar-entry"
                  onMouseEnter={() => setNext(to)}
                  onFocus={() => setNext(to)}
                >
                  <Icon aria-hidden="true" className="shrink-0" />
                  {folding ? <Words>{label}</Words> : label}
                </PathLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {next !== null && next !== pathname && <PrefetchPageLinks page={next} />}
    </nav>
  )
}
