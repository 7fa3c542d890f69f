import { useMatches } from '@remix-run/react'
import type { ComponentType } from 'react'
import type { PageHandle } from '../lib/page.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { CalendarIcon, HamburgerMenuIcon, RocketIcon } from '../ui/icons.tsx'
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

/** The search of the workspace: its button, its keys and its window. */
export type Search = ComponentType<{ userKey: string }>

/** `title` stands in for the page's own where there is no page. */
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
    <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-2 border-b border-line bg-raised px-4 max-sm:gap-y-0 max-sm:pt-1 sm:flex-nowrap sm:px-6">
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
      {/* A phone has no room for a job's title beside the buttons: it gets the line below them. */}
      <div className="flex min-w-0 grow items-center gap-2 max-sm:order-last max-sm:basis-full max-sm:pb-2">
        <h1 className="-mx-1 truncate px-1 text-lg font-semibold">{title ?? page.title}</h1>
        {title === undefined && page.beside}
      </div>
      {shell.minimal ? (
        <a href="/admin/overview?minimized=0" className="link shrink-0 text-sm">
          {t('topFullView')}
        </a>
      ) : (
        <>
          <span className="grow sm:hidden" />
          <OpenSearch userKey={shell.user.email} />
          <Offer plan={shell.plan} onboardingUrl={shell.onboardingUrl} />
          <HelpMenu links={shell.links} />
          <ProfileMenu {...shell} />
        </>
      )}
    </header>
  )
}

/** NAV-020, NAV-034: to upgrade who is on growth or team, to book their onboarding everybody else. */
function Offer({ plan, onboardingUrl }: Pick<ShellData, 'plan' | 'onboardingUrl'>) {
  const t = useText()
  const { open } = useShell()
  if (upgradeIn.topBar(plan))
    return (
      <Button onClick={() => open({ kind: 'upgrade' })}>
        <RocketIcon aria-hidden="true" />
        <span className="max-sm:sr-only">{t('upgradeButton')}</span>
      </Button>
    )
  return (
    <SiteAnchor to={onboardingUrl} className={buttonClasses()}>
      <CalendarIcon aria-hidden="true" />
      <span className="max-md:sr-only">{t('topOnboarding')}</span>
    </SiteAnchor>
  )
}
