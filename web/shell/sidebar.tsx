import { PrefetchPageLinks, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Cross2Icon, DoubleArrowLeftIcon, DoubleArrowRightIcon, RocketIcon } from '../ui/icons.tsx'
import { LogoMark } from '../ui/logo.tsx'
import { PathLink } from '../ui/path-link.tsx'
import { CreateJob } from './create-job.tsx'
import { type Entry, isCurrent, navigationFor, useLabels } from './navigation.ts'
import type { ShellData } from './shell-data.ts'
import { useSidebar } from './sidebar-state.ts'
import { planName, upgradeIn } from './upgrades.ts'
import { useShell } from './use-shell.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('shell')

export const SIDEBAR = 'navigation'

/**
 * Beside the page, or below 600 px a panel that opens over it; the browser opens that, so it works before scripts do.
 * Minimised, only icons are left; their names stay for screen readers and as tooltips.
 */
export function Sidebar({ permissions, byJob, sidebar, review, plan }: ShellData) {
  const t = useText()
  const { pathname } = useLocation()
  const plansPage = pathname.startsWith('/admin/billing')
  const { whenWide, openWhenNarrow, expanded, toggle } = useSidebar(sidebar, plansPage)
  const panel = useRef<HTMLElement>(null)
  const label = t(expanded ? 'navMinimizeSidebar' : 'navExpandSidebar')
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [pathname])
  return (
    <aside
      ref={panel}
      id={SIDEBAR}
      aria-label={t('navSidebar')}
      data-wide={whenWide}
      data-narrow={openWhenNarrow ? 'full' : 'min'}
      data-plans={plansPage || undefined}
      className="sidebar"
      {...{ popover: 'auto' }}
    >
      <div className="flex items-center justify-between">
        <PathLink
          to="/"
          aria-label={t('navHome')}
          className="flex h-10 items-center gap-2 rounded-md px-2 text-lg font-semibold tracking-tight text-ink no-underline"
        >
          <LogoMark />
          <span className="sidebar-words">Hirelog</span>
        </PathLink>
        <button
          type="button"
          aria-label={t('navClose')}
          className={buttonClasses({ variant: 'quiet', icon: true }, 'sm:hidden')}
          {...{ popovertarget: SIDEBAR, popovertargetaction: 'hide' }}
        >
          <Cross2Icon />
        </button>
      </div>
      <CreateJob inSidebar />
      <Navigation permissions={permissions} byJob={byJob} review={review} />
      {upgradeIn.sidebar(plan) && <UpgradePanel plan={planName(plan!)} />}
      <button
        type="button"
        onClick={toggle}
        aria-expanded={expanded}
        aria-label={label}
        title={label}
        className="mt-auto flex min-h-9 items-center gap-2 rounded-md px-2.5 text-muted hover:bg-sunken hover:text-ink max-sm:hidden"
      >
        {expanded ? <DoubleArrowLeftIcon aria-hidden="true" /> : <DoubleArrowRightIcon aria-hidden="true" />}
        <span className="sidebar-words">{t('navMinimize')}</span>
      </button>
    </aside>
  )
}

function Navigation({ permissions, byJob, review }: Pick<ShellData, 'permissions' | 'byJob' | 'review'>) {
  const t = useText()
  const label = useLabels()
  const { pathname } = useLocation()
  const [next, setNext] = useState<string | null>(null)
  return (
    <nav aria-label={t('navMain')} className="flex flex-col gap-3">
      {navigationFor(permissions, { review, byJob }).map(({ label: group, entries }) => (
        <div key={group ?? 'main'}>
          {group && <p className="sidebar-words px-2.5 pb-1 text-xs font-medium text-muted">{label(group)}</p>}
          <ul className="flex flex-col gap-0.5">
            {entries.map((entry) => (
              <NavigationEntry key={entry.to} {...entry} onNear={setNext} />
            ))}
          </ul>
        </div>
      ))}
      {next !== null && next !== pathname && <PrefetchPageLinks page={next} />}
    </nav>
  )
}

function NavigationEntry({ to, label, icon: Icon, isNew, action, onNear }: Entry & { onNear: (to: string) => void }) {
  const t = useText()
  const labelOf = useLabels()
  const location = useLocation()
  return (
    <li className={action && 'flex items-center'}>
      <PathLink
        to={to}
        title={labelOf(label)}
        aria-current={isCurrent(to, location) ? 'page' : undefined}
        className="sidebar-entry"
        onMouseEnter={() => onNear(to)}
        onFocus={() => onNear(to)}
      >
        <Icon aria-hidden="true" className="shrink-0" />
        <span className="sidebar-words min-w-0 truncate">{labelOf(label)}</span>
        {isNew && (
          <span className="sidebar-words ms-auto rounded-sm bg-accent-soft px-1.5 text-xs font-medium text-accent-ink">
            {t('navNew')}
          </span>
        )}
      </PathLink>
      {action && (
        <PathLink to={action.to} title={labelOf(action.name)} className="sidebar-words link px-2 py-1 text-sm">
          {labelOf(action.label)}
        </PathLink>
      )}
    </li>
  )
}

function UpgradePanel({ plan }: { plan: string }) {
  const t = useText()
  const { open } = useShell()
  return (
    <div className="sidebar-panel">
      <p className="sidebar-words text-sm text-muted">{t('upgradePanel', { plan })}</p>
      <Button className="w-full" title={t('upgradeButton')} onClick={() => open({ kind: 'upgrade' })}>
        <RocketIcon aria-hidden="true" />
        <span className="sidebar-words">{t('upgradeButton')}</span>
      </Button>
    </div>
  )
}
