import { ChevronDownIcon, Cross2Icon, ExitIcon, GearIcon, HamburgerMenuIcon } from '../../ui/icons.tsx'
import { Form, useLocation, useMatches } from '@remix-run/react'
import { useEffect, useId, useRef } from 'react'
import type { Permission } from '#contracts/permissions.ts'
import { LanguageEntries } from '../../i18n/language-choice.tsx'
import { useLanguage } from '../../i18n/namespace.ts'
import type { PageHandle } from '../../lib/page.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx'
import { CreateJob, Navigation } from './sidebar.tsx'

export type ShellData = {
  user: { name: string; email: string }
  companyName: string
  permissions: readonly Permission[]
  sidebar: 'full' | 'min'
  /** Events the read models lacked when the server was asked. */
  behind: { events: number }
  /** Stands in for the page's own title where there is no page. */
  title?: string
}

/** Title and neighbours as the deepest matched page names them. */
/** A page whose loader failed has a handle, and no data to make a title of. */
function usePage() {
  const language = useLanguage()
  const page = useMatches().findLast(({ handle, data }) => handle && typeof handle === 'object' && 'title' in handle && (typeof handle.title === 'string' || data !== undefined))
  const handle = page?.handle as PageHandle<unknown> | undefined
  if (!page || !handle || page.data === undefined) return { title: typeof handle?.title === 'string' ? handle.title : 'Hirelog', beside: null }
  return { title: typeof handle.title === 'string' ? handle.title : handle.title(page.data, language), beside: handle.besideTitle?.(page.data) }
}

export function TopBar({ title, user, companyName, permissions }: ShellData) {
  const page = usePage()
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-3 border-b border-line bg-raised px-4 sm:px-6">
      <PhoneNavigation permissions={permissions} />
      <div className="flex min-w-0 grow items-center gap-2">
        <h1 className="-mx-1 truncate px-1 text-lg font-semibold">{title ?? page.title}</h1>
        {title === undefined && page.beside}
      </div>
      <Profile name={user.name} email={user.email} companyName={companyName} />
    </header>
  )
}

const initials = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('').toUpperCase()
}

function Profile({ name, email, companyName }: { name: string; email: string; companyName: string }) {
  return (
    <Menu
      align="end"
      triggerClassName={buttonClasses({ variant: 'quiet' })}
      trigger={
        <>
          <span aria-hidden="true" className="flex size-7 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink">
            {initials(name)}
          </span>
          <span className="sr-only">Profile of </span>
          <span className="max-w-40 truncate max-sm:sr-only">{name}</span>
          <ChevronDownIcon aria-hidden="true" />
        </>
      }
    >
      <div className="px-2 py-1.5" role="presentation">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-sm text-muted">{email}</p>
        <p className="truncate text-sm text-muted">{companyName}</p>
      </div>
      <MenuSeparator />
      <MenuLink to="/admin/settings">
        <GearIcon aria-hidden="true" /> Settings
      </MenuLink>
      <LanguageEntries />
      <MenuSeparator />
      <Form method="post" action="/logout" role="presentation">
        <MenuItem type="submit">
          <ExitIcon aria-hidden="true" /> Logout
        </MenuItem>
      </Form>
    </Menu>
  )
}

/** Below 600 px the sidebar is a panel that opens over the page; the browser opens it, so it works before scripts do. */
function PhoneNavigation({ permissions }: { permissions: readonly Permission[] }) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [pathname])
  return (
    <div className="sm:hidden">
      <button type="button" aria-label="Open navigation" className={buttonClasses({ variant: 'quiet', icon: true })} {...{ popovertarget: id }}>
        <HamburgerMenuIcon />
      </button>
      <div
        ref={panel}
        id={id}
        {...{ popover: 'auto' }}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col gap-4 border-0 border-e border-line bg-raised p-3 text-ink shadow-float backdrop:bg-scrim open:flex"
      >
        <div className="flex h-11 items-center justify-between ps-2">
          <Logo />
          <button
            type="button"
            aria-label="Close navigation"
            className={buttonClasses({ variant: 'quiet', icon: true })}
            {...{ popovertarget: id, popovertargetaction: 'hide' }}
          >
            <Cross2Icon />
          </button>
        </div>
        <CreateJob permissions={permissions} />
        <Navigation permissions={permissions} />
      </div>
    </div>
  )
}
