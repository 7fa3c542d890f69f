import { Link } from '@remix-run/react'
import { Card } from '../../ui/card.tsx'
import { addressOfTab } from '../names.ts'
import type { TabProps } from '../tab.ts'
import type { branding } from './tab.server.ts'

/** The brand a company has today, on the pages its candidates open. */
export function BrandingTab({ data: { name } }: TabProps<typeof branding>) {
  return (
    <Card title="Branding">
      <p className="mb-4 text-muted">What candidates see of your company on the pages you invite them to.</p>
      <div aria-label="How candidates see your company" role="img" className="mb-4 max-w-md rounded-lg border border-line bg-sunken p-4">
        <p className="text-sm text-muted">{name}</p>
        <p className="text-lg font-semibold">Night porter</p>
        <p className="mt-3 inline-flex min-h-9 items-center rounded-md bg-accent px-3 font-medium text-on-accent">Start</p>
      </div>
      <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
        <dt className="text-muted">Name shown</dt>
        <dd>
          {name}{' '}
          <Link to={addressOfTab('company-details')} className="link">
            Change it in Company details
          </Link>
        </dd>
        <dt className="text-muted">Colours</dt>
        <dd>Hirelog’s own, with the contrast that WCAG 2.2 AA asks for, in light and dark.</dd>
        <dt className="text-muted">Logo</dt>
        <dd>None. Candidates read the company’s name.</dd>
      </dl>
    </Card>
  )
}
