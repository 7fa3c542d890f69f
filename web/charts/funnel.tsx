import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { ChartFrame } from './frame.tsx'

const useText = namespace('charts')

export type FunnelStep = {
  key: string
  label: string
  value: number
  before?: number | undefined
  to?: string | undefined
}

/** Steps that people pass one after the other: how many reached each, and which share of the step before went on. */
export function Funnel({
  title,
  note,
  figure,
  name,
  unit,
  steps,
  before,
  className,
}: {
  title: string
  note?: ReactNode
  figure?: ReactNode
  /** The heads of the table: what a step is called, and what is counted. */
  name: string
  unit: string
  steps: readonly FunnelStep[]
  /** What the period before is called. */
  before?: string | undefined
  className?: string
}) {
  const t = useText()
  const { number, percent } = useFormat()
  const top = steps.reduce((most, { value, before: earlier = 0 }) => Math.max(most, value, earlier), 0) || 1
  const passed = (at: number) => (at > 0 && steps[at - 1]!.value > 0 ? steps[at]!.value / steps[at - 1]!.value : null)
  const [first, last] = [steps[0], steps.at(-1)]
  return (
    <ChartFrame
      title={title}
      note={note}
      figure={figure}
      isEmpty={steps.every(({ value }) => value === 0)}
      {...(className ? { className } : {})}
      summary={
        first && last
          ? t('funnelSummary', {
              from: first.label,
              many: number(first.value),
              to: last.label,
              few: number(last.value),
            })
          : ''
      }
      table={{
        head: [name, unit, t('ofPrevious'), ...(before ? [before] : [])],
        rows: steps.map(({ key, label, value, before: earlier, to }, at) => ({
          key,
          cells: [label, value, passed(at), ...(before ? [earlier ?? null] : [])],
          to,
        })),
        format: (value, column) => (column === 2 ? percent(value) : number(value)),
      }}
    >
      <ol aria-label={title} className="flex flex-col">
        {steps.map(({ key, label, value, before: earlier, to }, at) => {
          const share = passed(at)
          return (
            <li key={key}>
              {at > 0 && (
                <p className="flex items-center gap-1.5 py-0.5 ps-1 text-xs text-muted tabular-nums">
                  <span aria-hidden="true">↓</span>
                  {share === null ? t('noneToPass') : t('wentOn', { share: percent(share) })}
                </p>
              )}
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1">
                <span className="truncate">
                  <bdi>{label}</bdi>
                </span>
                <span className="text-end tabular-nums">
                  {before && earlier !== undefined && (
                    <span className="me-2 text-sm text-muted" title={before}>
                      {number(earlier)}
                    </span>
                  )}
                  {to ? (
                    <Link
                      to={to}
                      aria-label={`${label}: ${number(value)}`}
                      className="link inline-block min-h-6 min-w-6 font-semibold"
                    >
                      {number(value)}
                    </Link>
                  ) : (
                    <span className="font-semibold">{number(value)}</span>
                  )}
                </span>
                <span aria-hidden="true" className="relative col-span-2 block h-5 rounded-sm bg-neutral-soft">
                  <span
                    className="absolute inset-y-0 start-0 rounded-sm bg-chart-1"
                    style={{ width: `${(100 * value) / top}%` }}
                  />
                  {before && earlier !== undefined && (
                    <span
                      className="absolute -inset-y-0.5 start-0 border-e-2 border-dashed border-ink"
                      style={{ width: `${(100 * earlier) / top}%` }}
                    />
                  )}
                </span>
              </div>
            </li>
          )
        })}
      </ol>
    </ChartFrame>
  )
}
