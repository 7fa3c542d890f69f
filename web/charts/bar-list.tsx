import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { classes } from '../ui/classes.ts'
import { ChartFrame } from './frame.tsx'

const useText = namespace('charts')

export type BarItem = {
  key: string
  label: string
  value: number
  /** Where the rows behind the number are. */
  to?: string | undefined
  /** Beside the number, as in a share or a conversion. */
  aside?: string | undefined
  tone?: keyof typeof tones
}
const tones = { accent: 'bg-chart-1', danger: 'bg-danger', quiet: 'bg-control' }

/** Named numbers, each with a bar as long as its share of the largest, and a link to its rows. */
export function BarList({
  title,
  note,
  figure,
  name,
  unit,
  items,
  format,
  className,
}: {
  title: string
  note?: ReactNode
  figure?: ReactNode
  /** The heads of the table: what is listed, and what the number is. */
  name: string
  unit: string
  items: readonly BarItem[]
  format?: (value: number) => string
  className?: string
}) {
  const t = useText()
  const { number } = useFormat()
  const write = format ?? number
  const first = items[0]
  return (
    <ChartFrame
      title={title}
      note={note}
      figure={figure}
      isEmpty={items.every(({ value }) => value === 0)}
      {...(className ? { className } : {})}
      summary={
        first
          ? t('listSummary', {
              count: items.length,
              number: number(items.length),
              label: first.label,
              value: write(first.value),
            })
          : ''
      }
      table={{
        head: [name, unit],
        rows: items.map(({ key, label, value, to }) => ({ key, cells: [label, value], to })),
        format: write,
      }}
    >
      <Bars items={items} format={write} label={title} />
    </ChartFrame>
  )
}

/** The bars alone, for inside a card. */
export function Bars({
  items,
  label,
  format,
}: {
  items: readonly BarItem[]
  label: string
  format: (value: number) => string
}) {
  const most = items.reduce((a, { value }) => Math.max(a, value), 0) || 1
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5">
      {items.map(({ key, label, value, to, aside, tone = 'accent' }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-3 gap-y-1">
          <span className="truncate">
            <bdi>{label}</bdi>
          </span>
          {to ? (
            <Link
              to={to}
              aria-label={`${label}: ${format(value)}`}
              className="link inline-block min-h-6 min-w-6 text-end font-semibold tabular-nums"
            >
              {format(value)}
            </Link>
          ) : (
            <span className="text-end font-semibold tabular-nums">{format(value)}</span>
          )}
          <span className={classes('text-end text-sm text-muted tabular-nums', aside !== undefined && 'min-w-14')}>
            {aside}
          </span>
          <span aria-hidden="true" className="col-span-3 block h-1.5 overflow-hidden rounded-full bg-neutral-soft">
            <span
              className={classes('block h-full rounded-full', tones[tone])}
              style={{ width: `${(100 * value) / most}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
