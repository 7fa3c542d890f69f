import { Link } from '@remix-run/react'
import { classes } from '../ui/classes.ts'

export type Bar = {
  key: string
  label: string
  value: number
  /** Where the rows behind the number are. */
  to: string
  /** What the number counts, for those who hear the link out of its place. */
  of: string
  tone?: keyof typeof tones
}
const tones = { accent: 'bg-accent', danger: 'bg-danger', quiet: 'bg-control' }

/** Numbers side by side: each says its share of `total` and opens its rows. */
export function Bars({ label, total, bars }: { label: string; total: number; bars: Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {bars.map(({ key, label, value, to, of, tone = 'accent' }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto_3.5rem] items-baseline gap-x-3 gap-y-1">
          <span className="truncate">{label}</span>
          <Link to={to} aria-label={`${value} ${of}`} className="link inline-block min-h-6 min-w-6 text-end font-semibold tabular-nums">
            {value}
          </Link>
          <span className="text-end text-sm text-muted tabular-nums">{percent(value, total)}</span>
          <span aria-hidden="true" className="col-span-3 block h-2 overflow-hidden rounded-full bg-neutral-soft">
            <span className={classes('block h-full rounded-full', tones[tone])} style={{ width: `${(100 * value) / longest}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const percent = (value: number, total: number) => (total === 0 ? '' : `${Math.round((100 * value) / total)} %`)
