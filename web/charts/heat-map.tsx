import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { classes } from '../ui/classes.ts'
import { ChartFrame } from './frame.tsx'

const useText = namespace('charts')

export type HeatRow = {
  key: string
  label: string
  cells: readonly { value: number | null; to?: string | undefined }[]
}

/** Numbers by two kinds of thing: the darker a cell, the larger its number, which is written in it as well. */
export function HeatMap({
  title,
  note,
  figure,
  corner,
  columns,
  rows,
  format,
  className,
}: {
  title: string
  note?: ReactNode
  figure?: ReactNode
  /** What the rows are: the head of the first column. */
  corner: string
  columns: readonly { key: string; label: string }[]
  rows: readonly HeatRow[]
  format: (value: number) => string
  className?: string
}) {
  const t = useText()
  const values = rows.flatMap(({ cells }) => cells.flatMap(({ value }) => (value === null ? [] : [value])))
  const most = Math.max(0, ...values)
  return (
    <ChartFrame
      title={title}
      note={note}
      figure={figure}
      isEmpty={most === 0}
      {...(className ? { className } : {})}
      summary={values.length ? t('heatSummary', { least: format(Math.min(...values)), most: format(most) }) : ''}
      table={{
        head: [corner, ...columns.map(({ label }) => label)],
        rows: rows.map(({ key, label, cells }) => ({ key, cells: [label, ...cells.map(({ value }) => value)] })),
        format,
      }}
    >
      <div className="overflow-x-auto" role="region" aria-label={title} tabIndex={0}>
        <table className="w-full border-separate border-spacing-0.5 text-sm">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="px-2 py-1 text-start font-medium">
                {corner}
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className="px-2 py-1 text-center font-medium">
                  <bdi>{label}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key}>
                <th scope="row" className="max-w-48 truncate px-2 py-1 text-start font-normal">
                  <bdi>{label}</bdi>
                </th>
                {cells.map(({ value, to }, at) => (
                  <td
                    key={columns[at]?.key}
                    className={classes('rounded-sm px-2 py-1 text-center tabular-nums', value === null && 'text-muted')}
                    style={{ backgroundColor: shade(value, most) }}
                  >
                    {value === null ? (
                      '–'
                    ) : to && value > 0 ? (
                      <Link to={to} className="text-ink underline-offset-2 hover:underline">
                        {format(value)}
                      </Link>
                    ) : (
                      format(value)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartFrame>
  )
}

/** At most half of the colour, so that the number on it keeps its contrast in both themes. */
const shade = (value: number | null, most: number) =>
  `color-mix(in oklab, var(--chart-1) ${most === 0 || value === null ? 0 : Math.round((50 * value) / most)}%, transparent)`
