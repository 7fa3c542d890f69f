import { Link } from '@remix-run/react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import type { BalanceName, BillingPage } from './billing.server.ts'
import { limitText, planLabel } from './plan-labels.ts'

type Props = Pick<BillingPage, 'plan' | 'since' | 'usage' | 'opened'>

/** The plan and what is in use of it; each number opens the rows it was counted from. */
export function Balances({ plan, since, usage, opened }: Props) {
  const { activeJobs, userSeats, oneWayInterviews, monthSince } = usage
  const shown: { name: BalanceName; label: string; used: number; of: number | null }[] = [
    { name: 'jobs', label: 'Active jobs', ...activeJobs },
    { name: 'seats', label: 'User seats', ...userSeats },
    { name: 'interviews', label: 'One-way interviews this month', ...oneWayInterviews },
  ]
  return (
    <Card title={`Your plan: ${planLabel(plan)}`}>
      <p className="mb-4 text-muted">
        Since <Instant at={since} precision="day" />. Interviews count in the month in which the candidate completes; this one began on{' '}
        <Instant at={monthSince} precision="day" />.
      </p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {shown.map(({ name, label, used, of }) => (
          <li key={name} className="rounded-md border border-line p-3">
            <p className="flex items-center justify-between gap-2 text-muted">
              {label}
              {of !== null && used >= of && <Badge tone="warning">Limit reached</Badge>}
            </p>
            <Link
              to={opened === name ? '/admin/billing' : `?rows=${name}`}
              preventScrollReset
              aria-label={`${label}: ${used} of ${limitText(of)}, ${opened === name ? 'hide' : 'show'} the rows`}
              className="text-2xl font-semibold text-ink tabular-nums hover:text-accent-ink"
            >
              {used}
            </Link>
            <span className="text-muted"> of {limitText(of)}</span>
            {of !== null && (
              <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-neutral-soft">
                <div className="h-full bg-accent" style={{ width: `${Math.min(100, (100 * used) / Math.max(of, 1))}%` }} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
