import type { ReactNode } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { type Grain, useDates } from './dates.ts'
import { ChartFrame } from './frame.tsx'
import { Plot } from './plot.tsx'
import type { Kind, Series } from './scales.ts'

const useText = namespace('charts')
const grains = { day: 'day', week: 'week', month: 'month' } as const

/** Values over time, with the period before behind them where it is given. Every point opens its rows. */
export function TimeChart({
  title,
  note,
  figure,
  kind = 'area',
  grain,
  at,
  series,
  before,
  format,
  whole = true,
  to,
  className,
}: {
  title: string
  note?: ReactNode
  figure?: ReactNode
  kind?: Kind
  grain: Grain
  /** The first moment of each point. */
  at: readonly string[]
  series: readonly Series[]
  /** What the period before is called; without it there is none. */
  before?: string | undefined
  format: (value: number) => string
  whole?: boolean
  to?: (at: string) => string
  className?: string
}) {
  const t = useText()
  const { short, long } = useDates(grain)
  const label = (moment: string) => (grain === 'week' ? t('weekOf', { day: long(moment) }) : long(moment))
  const columns = series.flatMap(({ name, values, before: earlier }) => [
    { name, values },
    ...(before && earlier ? [{ name: series.length > 1 ? `${name}, ${before}` : before, values: earlier }] : []),
  ])
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null))
  return (
    <ChartFrame
      title={title}
      note={note}
      figure={figure}
      isEmpty={known.every((value) => value === 0)}
      {...(className ? { className } : {})}
      summary={
        known.length
          ? t('timeSummary', {
              from: label(at[0]!),
              to: label(at.at(-1)!),
              least: format(Math.min(...known)),
              most: format(Math.max(...known)),
            })
          : ''
      }
      table={{
        head: [t(grains[grain]), ...columns.map(({ name }) => name)],
        rows: at.map((moment, row) => ({
          key: moment,
          cells: [moment.slice(0, 10), ...columns.map(({ values }) => values[row] ?? null)],
          to: to?.(moment),
        })),
        format,
      }}
    >
      <Plot
        label={title}
        kind={kind}
        points={at.map((moment) => ({ short: short(moment), long: label(moment), to: to?.(moment) }))}
        series={series}
        format={format}
        whole={whole}
        before={before}
      />
    </ChartFrame>
  )
}
