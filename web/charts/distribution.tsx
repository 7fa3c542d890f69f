import type { ReactNode } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { ChartFrame } from './frame.tsx'
import { Plot } from './plot.tsx'

const useText = namespace('charts')

/** `short` is for the axis, where there is little room. */
export type Bin = { key: string; label: string; short?: string; value: number; to?: string | undefined }

/** How values spread over ranges, each a column that opens its rows; `marks` are lines such as the median. */
export function Distribution({
  title,
  note,
  figure,
  range,
  unit,
  bins,
  marks = [],
  format,
  className,
}: {
  title: string
  note?: ReactNode
  figure?: ReactNode
  /** What the ranges are of, and what is counted: the heads of the table. */
  range: string
  unit: string
  bins: readonly Bin[]
  /** `at` counts ranges: 1.5 is in the middle of the second. */
  marks?: readonly { name: string; at: number }[]
  format: (value: number) => string
  className?: string
}) {
  const t = useText()
  const total = bins.reduce((sum, { value }) => sum + value, 0)
  const most = bins.reduce<Bin | null>((best, bin) => (!best || bin.value > best.value ? bin : best), null)
  return (
    <ChartFrame
      title={title}
      note={note}
      figure={figure}
      isEmpty={total === 0}
      {...(className ? { className } : {})}
      summary={
        most ? t('distributionSummary', { total: format(total), most: format(most.value), range: most.label }) : ''
      }
      table={{
        head: [range, unit],
        rows: bins.map(({ key, label, value, to }) => ({ key, cells: [label, value], to })),
        format,
      }}
    >
      <Plot
        label={title}
        kind="column"
        points={bins.map(({ label, short = label, to }) => ({ short, long: label, to }))}
        labels={bins.length}
        series={[{ key: 'count', name: unit, values: bins.map(({ value }) => value) }]}
        format={format}
        marks={marks.map(({ name, at }) => ({ name, at: (100 * at) / Math.max(1, bins.length) }))}
      />
    </ChartFrame>
  )
}
