import { Link } from '@remix-run/react'
import { type Formats, useFormat } from '../i18n/format.ts'
import { classes } from '../ui/classes.ts'

export type Bar = {
  key: string
  label: string
  value: number
  /** Where the rows behind the number are. */
  to: string
  /** The number with what it counts, for those who hear the link out of its place. */
  name: string
  tone?: keyof typeof tones
}
const tones = { accent: 'bg-accent', danger: 'bg-danger', quiet: 'bg-control' }

/** Numbers side by side: each says its share of `total` and opens its rows. */
export function Bars({ label, total, bars }: { label: string; total: number; bars: Bar[] }) {
  const format = useFormat()
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {bars.map(({ key, label, value, to, name, tone = 'accent' }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto_3.5rem] items-baseline gap-x-3 gap-y-1">
          <span className="truncate">{label}</span>
          <Link
            to={to}
            aria-label={name}
            className="link inline-block min-h-6 min-w-6 text-end font-semibold tabular-nums"
          >
            {format.number(value)}
          </Link>
          <span className="text-end text-sm text-muted tabular-nums">{share(value, total, format)}</span>
          <span aria-hidden="true" className="col-span-3 block h-2 overflow-hidden rounded-full bg-neutral-soft">
            <span
              className={classes('block h-full rounded-full', tones[tone])}
              style={{ width: `${(100 * value) / Math.max(1, total)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Of nothing there is no share. */
export const share = (value: number, total: number, { percent }: Pick<Formats, 'percent'>) =>
  total === 0 ? '' : percent(value / total)
