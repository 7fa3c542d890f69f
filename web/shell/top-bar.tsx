import { useMatches } from '@remix-run/react'
import type { ComponentType } from 'react'
import { late } from '../lib/late.tsx'
import type { PageHandle } from '../lib/page.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { BellIcon, CalendarIcon, HamburgerMenuIcon, RocketIcon } from '../ui/icons.tsx'
import { HelpMenu } from './help-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import type { ShellData } from './shell-data.ts'
import { SIDEBAR } from './sidebar.tsx'
import { SiteAnchor } from './site-anchor.tsx'
import { upgradeIn } from './upgrades.ts'
import { useShell } from './use-shell.ts'
import { namespace, useLanguage } from '../i18n/namespace.ts'

const useText = namespace('shell')

/** Title and neighbours as the deepest matched page names them. A page whose loader failed has a handle, and no data to make a title of. */
function usePage(review: boolean) {
  const language = useLanguage()
  const page = useMatches().findLast(
    ({ handle, data }) =>
      handle &&
      typeof handle === 'object' &&
      'title' in handle &&
      (typeof handle.title === 'string' || data !== undefined),
  )
  const handle = page?.handle as PageHandle<unknown> | undefined
  if (!page || !handle || page.data === undefined)
    return { title: typeof handle?.title === 'string' ? handle.title : 'Hirelog', beside: null }
  const title =
    (review && handle.reviewTitle?.(language)) ||
    (typeof handle.title === 'string' ? handle.title : handle.title(page.data, language))
  return { title, beside: handle.besideTitle?.(page.data) }
}

/** Its list and its texts come once the page is there. */
const Bell = late(
  () => import('../notices/bell.tsx'),
  <span aria-hidden="true" className={buttonClasses({ variant: 'quiet', icon: true })}>
    <BellIcon />
  </span>,
)

/** The search of the workspace: its button, its keys and its window. */
export type Search = ComponentType<{ userKey: string }>

/** `title` replaces the page's own where there is no page. */
export function TopBar({
  shell,
  title,
  search: OpenSearch,
}: {
  shell: ShellData
  title?: string | undefined
  search: Search
}) {
  const t = useText()
  const page = usePage(shell.review)
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-line bg-raised px-6 max-sm:min-h-12 max-sm:gap-0.5 max-sm:px-2">
      {!shell.minimal && (
        <button
          type="button"
          aria-label={t('navOpen')}
          className={buttonClasses({ variant: 'quiet', icon: true }, 'sm:hidden')}
          {...{ popovertarget: SIDEBAR }}
        >
          <HamburgerMenuIcon />
        </button>
      )}
      <div className="flex min-w-0 grow items-center gap-2 max-sm:gap-0.5">
        <h1
          title={title ?? page.title}
          className="-mx-1 truncate px-1 text-lg font-semibold max-sm:mx-0 max-sm:text-base"
        >
          {title ?? page.title}
        </h1>
        {title === undefined && page.beside}
      </div>
      {shell.minimal ? (
        <a href="/admin/overview?minimized=0" className="link shrink-0 text-sm">
          {t('topFullView')}
        </a>
      ) : (
        <>
          <OpenSearch userKey={shell.user.email} />
          <Offer plan={shell.plan} onboardingUrl={shell.onboardingUrl} />
          <Bell />
          <HelpMenu {...shell} />
          <ProfileMenu {...shell} />
        </>
      )}
    </header>
  )
}

/** NAV-020, NAV-034: upgrade for growth and team, booking the onboarding for all others. On a phone the sidebar and the help menu have them. */
function Offer({ plan, onboardingUrl }: Pick<ShellData, 'plan' | 'onboardingUrl'>) {
  const t = useText()
  const { open } = useShell()
  if (upgradeIn.topBar(plan))
    return (
      <Button className="max-sm:hidden" onClick={() => open({ kind: 'upgrade' })}>
        <RocketIcon aria-hidden="true" />
        {t('upgradeButton')}
      </Button>
    )
  return (
    <SiteAnchor
      to={onboardingUrl}
      title={t('topOnboarding')}
      className={buttonClasses({ variant: 'quiet' }, 'text-muted max-sm:hidden')}
    >
      <CalendarIcon aria-hidden="true" />
      <span className="max-lg:sr-only">{t('topOnboarding')}</span>
    </SiteAnchor>
  )
}
