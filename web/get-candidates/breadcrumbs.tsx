import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { ChevronRightIcon } from '../ui/icons.tsx'
import type { View } from './views.ts'

const useText = namespace('outreach')

/** Where a view is opened: on a page each has an address; in the builder, which has one of its own, they are opened in place. */
export type Ways =
  | { to: (view: View | null) => string; open?: never }
  | { to?: never; open: (view: View | null) => void }

export function Way({ ways, view, className, children }: WayProps) {
  if (ways.to)
    return (
      <Link to={ways.to(view)} className={className} preventScrollReset>
        {children}
      </Link>
    )
  return (
    <button type="button" className={className} onClick={() => ways.open(view)}>
      {children}
    </button>
  )
}
type WayProps = { ways: Ways; view: View | null; className?: string; children: ReactNode }

/** The way to the view that is open; an earlier crumb goes back to where it names (PUB-002). */
export function Breadcrumbs({ view, ways }: { view: View; ways: Ways }) {
  const t = useText()
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-sm">
        <li>
          <Way ways={ways} view={null} className="text-accent-ink underline-offset-2 hover:underline">
            {t('resources')}
          </Way>
        </li>
        <li aria-hidden="true">
          <ChevronRightIcon className="text-muted rtl:-scale-x-100" />
        </li>
        <li aria-current="page" className="font-medium">
          {t(`${view}View`)}
        </li>
      </ol>
    </nav>
  )
}
