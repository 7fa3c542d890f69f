import { useState } from 'react'
import { type TimePart, timeUses } from '#contracts/availability/slots.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import type { PlanDay } from './plan-data.ts'

const useText = namespace('planning')
const DAYS = 7

const looks: Record<TimePart['what'], string> = {
  free: 'bg-success-ink',
  interview: 'bg-accent',
  busy: 'bg-danger',
  buffer: 'bg-warning-ink',
  hours: 'bg-neutral-soft',
  exceptions: 'bg-neutral-soft',
  notice: 'bg-neutral-soft',
  dailyCap: 'bg-neutral-soft',
}
const inLegend = ['free', 'interview', 'busy', 'buffer', 'hours'] as const

type PanelWeekProps = { days: readonly PlanDay[]; zone: string; nameOf: (userId: string) => string }

/** The days of the panel, a week at a time: for each person a bar from midnight to midnight, and in words when they are free. */
export function PanelWeek({ days, zone, nameOf }: PanelWeekProps) {
  const t = useText()
  const { dayHeading } = useFormat()
  const [page, setPage] = useState(0)
  const last = Math.max(0, Math.ceil(days.length / DAYS) - 1)
  const at = Math.min(page, last)
  return (
    <section aria-label={t('week')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{t('week')}</h3>
        {last > 0 && (
          <div className="flex gap-2">
            <Button size="sm" disabled={at === 0} onClick={() => setPage(at - 1)}>
              {t('weekBefore')}
            </Button>
            <Button size="sm" disabled={at === last} onClick={() => setPage(at + 1)}>
              {t('weekAfter')}
            </Button>
          </div>
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {inLegend.map((what) => (
          <li key={what} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={classes('size-3 rounded-sm border border-line', looks[what])} />
            {t(what === 'hours' ? 'useother' : `use${what}`)}
          </li>
        ))}
      </ul>
      <ol className="grid gap-2 lg:grid-cols-7">
        {days.slice(at * DAYS, (at + 1) * DAYS).map(({ day, people }) => (
          <li key={day} className="flex min-w-0 flex-col gap-2 rounded-lg border border-line p-2">
            <h4 className="text-sm text-muted">{dayHeading(`${day}T12:00:00.000Z`, 'UTC')}</h4>
            {people.map(({ userId, parts }) => (
              <Person key={userId} name={nameOf(userId)} parts={parts} zone={zone} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

type PersonProps = { name: string; parts: PlanDay['people'][number]['parts']; zone: string }

function Person({ name, parts, zone }: PersonProps) {
  const t = useText()
  const { instant } = useFormat()
  const clock = (at: string) => instant(at, { timeZone: zone, precision: 'clock' })
  const times = (what: TimePart['what']) =>
    parts.filter((part) => part.what === what).map(({ start, end }) => `${clock(start)}–${clock(end)}`)
  const words = (what: TimePart['what']) => t('useAt', { use: t(`use${what}`), times: times(what).join(', ') })
  const free = times('free')
  return (
    <div className="min-w-0">
      <p className="text-sm font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <div
        aria-hidden="true"
        className="relative my-1 h-2 overflow-hidden rounded-sm border border-line bg-neutral-soft"
      >
        {parts.map(({ what, start, at, size }) => (
          <span
            key={start}
            title={words(what)}
            className={classes('absolute inset-y-0', looks[what])}
            style={{ insetInlineStart: `${at * 100}%`, inlineSize: `${size * 100}%` }}
          />
        ))}
      </div>
      <p className="text-sm text-muted tabular-nums">
        {free.length === 0 ? t('freeNever') : <bdi dir="ltr">{free.join(', ')}</bdi>}
      </p>
      <ul className="sr-only">
        {timeUses
          .filter((what) => what !== 'free' && times(what).length > 0)
          .map((what) => (
            <li key={what}>{words(what)}</li>
          ))}
      </ul>
    </div>
  )
}
