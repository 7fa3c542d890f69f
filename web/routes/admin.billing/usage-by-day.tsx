import { Link } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useDates } from '../../charts/dates.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { late } from '../../lib/late.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { monthLater, usageAddress } from './usage-address.ts'
import { Units } from './units.tsx'
import type { UsagePage } from './usage.server.ts'

const useText = namespace('usage')
/** Charts are a good part of the page's scripts and are below the plans. */
const TimeChart = late<ComponentProps<typeof import('./usage-chart.tsx').default>>(
  () => import('./usage-chart.tsx'),
  <div className="min-h-72" />,
)

export const measureTexts = {
  interviews: 'interviews',
  lives: 'lives',
  texts: 'texts',
  jobs: 'jobs',
  seats: 'seats',
} as const
const notes = {
  interviews: 'interviewsNote',
  lives: 'livesNote',
  texts: 'textsNote',
  jobs: 'jobsNote',
  seats: 'seatsNote',
} as const
/** Live interviews are booked ahead. */
const MONTHS_AHEAD = { interviews: 0, lives: 12, texts: 0, jobs: 0, seats: 0 }

/** A month of one measure by day; each day opens its units. */
export function UsageByDay({ usage }: { usage: UsagePage }) {
  const t = useText()
  const { number } = useFormat()
  const { long: monthName } = useDates('month')
  const { measure, month, thisMonth, days, day } = usage
  const name = t(measureTexts[measure])
  const summed = measure !== 'jobs' && measure !== 'seats'
  const values = days.map(({ used }) => used)
  const total = values.reduce<number>((sum, used) => sum + (used ?? 0), 0)
  const most = Math.max(0, ...values.map((used) => used ?? 0))
  return (
    <section id="usage" aria-label={t('title')} className="flex scroll-mt-20 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <nav aria-label={t('month')} className="flex items-center gap-1">
          <Month to={monthLater(month, -1)} of={measure} label={t('before')} icon={<ChevronLeftIcon />} />
          <span className="min-w-32 text-center font-medium">{monthName(`${month}-01T00:00:00.000Z`)}</span>
          {month < monthLater(thisMonth, MONTHS_AHEAD[measure]) ? (
            <Month to={monthLater(month, 1)} of={measure} label={t('after')} icon={<ChevronRightIcon />} />
          ) : (
            <span aria-hidden="true" className="size-8" />
          )}
        </nav>
      </div>
      <Tabs
        label={t('measure')}
        tabs={(Object.keys(measureTexts) as (keyof typeof measureTexts)[]).map((each) => ({
          to: usageAddress({ usage: each, month }),
          label: t(measureTexts[each]),
          current: each === measure,
        }))}
      />
      <TimeChart
        title={name}
        note={t(notes[measure])}
        figure={
          <p className="text-end">
            <span className="text-2xl font-semibold tabular-nums">{number(summed ? total : most)}</span>{' '}
            <span className="text-muted">{t(summed ? 'inMonth' : 'atOnce')}</span>
          </p>
        }
        kind="column"
        grain="day"
        at={days.map((each) => `${each.day}T00:00:00.000Z`)}
        series={[{ key: measure, name, values }]}
        format={number}
        to={(at) => usageAddress({ usage: measure, day: at.slice(0, 10) })}
      />
      <noscript>
        <ul aria-label={name} className="flex flex-wrap gap-x-4 gap-y-1">
          {days.map((each) => (
            <li key={each.day}>
              <Link className="link" to={usageAddress({ usage: measure, day: each.day })}>
                {each.day}
              </Link>
              : {each.used === null ? '–' : number(each.used)}
            </li>
          ))}
        </ul>
      </noscript>
      {day && usage.units && <Units usage={usage} day={day} units={usage.units} />}
    </section>
  )
}

const Month = ({ to, of, label, icon }: { to: string; of: string; label: string; icon: JSX.Element }) => (
  <Link
    to={usageAddress({ usage: of, month: to })}
    preventScrollReset
    aria-label={label}
    title={label}
    className="flex size-8 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink"
  >
    <span className="rtl:-scale-x-100">{icon}</span>
  </Link>
)
