import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import type { BalanceName, BillingPage } from './billing.server.ts'
import { planName } from '../../shell/upgrades.ts'
import { useLimitText } from './use-limit-text.ts'

const useText = namespace('billing')

type Props = Pick<BillingPage, 'plan' | 'since' | 'usage' | 'opened'>

/** The plan and what is in use of it; each number opens the rows it was counted from. */
export function Balances({ plan, since, usage, opened }: Props) {
  const t = useText()
  const limitText = useLimitText()
  const { number } = useFormat()
  const { activeJobs, userSeats, oneWayInterviews, liveInterviews, textInvites, monthSince } = usage
  const waiting = Math.max(0, oneWayInterviews.used - (oneWayInterviews.of ?? Infinity))
  const shown: { name: BalanceName; label: string; used: number; of: number | null }[] = [
    { name: 'jobs', label: t('activeJobs'), ...activeJobs },
    { name: 'seats', label: t('userSeats'), ...userSeats },
    { name: 'interviews', label: t('interviewsThisMonth'), ...oneWayInterviews },
    { name: 'lives', label: t('livesThisMonth'), ...liveInterviews },
    { name: 'texts', label: t(textInvites.period === 'year' ? 'textsThisYear' : 'textsThisMonth'), ...textInvites },
  ]
  return (
    <Card title={t('yourPlan', { plan: planName(plan) })}>
      <p className="mb-4 text-muted">
        <Sentence
          text={t('since')}
          parts={{ since: <Instant at={since} precision="day" />, month: <Instant at={monthSince} precision="day" /> }}
        />
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-5">
        {shown.map(({ name, label, used, of }) => (
          <li key={name} className="rounded-md border border-line p-3">
            <p className="flex items-center justify-between gap-2 text-muted">
              {label}
              {of !== null && of > 0 && used >= of && <Badge tone="warning">{t('limitReached')}</Badge>}
            </p>
            <Link
              to={opened === name ? '/admin/billing' : `?rows=${name}`}
              preventScrollReset
              aria-label={t(opened === name ? 'hideRows' : 'showRows', {
                label,
                used: number(used),
                limit: limitText(of),
              })}
              className="text-2xl font-semibold text-ink tabular-nums hover:text-accent-ink"
            >
              {number(used)}
            </Link>
            <span className="text-muted">
              {' '}
              {of === null ? t('withoutLimit') : t('ofLimit', { limit: limitText(of) })}
            </span>
            {of !== null && (
              <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-neutral-soft">
                <div
                  className="h-full bg-accent"
                  style={{ width: `${Math.min(100, (100 * used) / Math.max(of, 1))}%` }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <Callout tone="danger" className="mt-4" title={t('waitingTitle', { number: number(waiting) })}>
          <Link to="?rows=waiting" preventScrollReset className="link">
            {t('waitingShow')}
          </Link>
        </Callout>
      )}
    </Card>
  )
}
