import { curveMonotoneX } from '@visx/curve'
import { AreaClosed, LinePath } from '@visx/shape'
import { scaleLinear } from '@visx/scale'
import { useNavigate } from '@remix-run/react'
import { classes } from '../ui/classes.ts'
import { colour } from './colours.ts'
import { placed } from './marks.ts'
import { across, highest, type Kind, labelled, type Series, type Value, verticalScale } from './scales.ts'
import { usePoint } from './use-point.ts'

export type PlotProps = {
  /** What the keyboard and a screen reader call it. */
  label: string
  kind: Kind
  /** What the horizontal axis says of each point, and what the pointer reads. */
  points: readonly { short: string; long: string; to?: string | undefined }[]
  series: readonly Series[]
  format: (value: number) => string
  /** Whether the values are whole numbers, so that no line is at half a candidate. */
  whole?: boolean
  /** How the series behind is called, as in "period before". */
  before?: string | undefined
  /** How many points get a label below; as few as a phone has room for without it. */
  labels?: number
  /** Named lines across, at a place in hundredths of the width. */
  marks?: readonly { name: string; at: number }[]
}

/**
 * Lines, areas or columns over one axis. Places are shares of the width and letters have the size of the page, so one
 * drawing fits a phone and a wide window, before scripts and after. Time runs left to right in every language.
 */
export function Plot(props: PlotProps) {
  const { label, kind, points, series } = props
  const navigate = useNavigate()
  const { current, handlers } = usePoint(points.length, kind, (at) => {
    const to = points[at]?.to
    if (to) navigate(to)
  })
  return (
    <div>
      <div dir="ltr" className="relative">
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={(current ?? points.length - 1) + 1}
          aria-valuetext={read(props, current ?? points.length - 1)}
          className={classes('rounded-sm', current !== null && points[current]?.to && 'cursor-pointer')}
          {...handlers}
        >
          <Drawing {...props} current={current} />
        </div>
        {current !== null && <Hint {...props} at={current} left={across(points.length, kind)(current)} />}
      </div>
      {series.length > 1 || props.before ? <Legend {...props} /> : null}
    </div>
  )
}

const HEIGHT = 208
const PLOT = { top: 10, height: 168 }

function Drawing({
  kind,
  points,
  series,
  format,
  whole = true,
  marks = [],
  labels,
  current,
}: PlotProps & { current: number | null }) {
  const { y, ticks } = verticalScale(highest(series, kind), whole)
  const x = across(points.length, kind)
  const below = labelled(points.length, labels, Math.max(...points.map(({ short }) => short.length)))
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible text-xs">
      <svg y={PLOT.top} width="100%" height={PLOT.height} className="overflow-visible">
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} className="stroke-line" />
        ))}
        {current !== null && (
          <line x1={`${x(current)}%`} x2={`${x(current)}%`} y1="0" y2="100%" className="stroke-control" />
        )}
        {kind === 'column' ? <Columns {...{ series, x, y, current }} /> : <Lines {...{ kind, series, x, y }} />}
        {placed(marks).map(({ name, at, side, row }) => (
          <g key={name}>
            <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" strokeDasharray="4 3" className="stroke-ink" />
            <text
              x={`${at}%`}
              y={2 + 14 * row}
              dx={side === 'end' ? -5 : 5}
              dy="8"
              textAnchor={side}
              className="chart-text fill-ink"
            >
              {name}
            </text>
          </g>
        ))}
        {kind !== 'column' && <Alone {...{ series, x, y }} />}
        {current !== null &&
          kind !== 'column' &&
          series.map(({ key, values }, at) => {
            const value = values[current]
            return value === undefined || value === null ? null : (
              <circle
                key={key}
                cx={`${x(current)}%`}
                cy={`${y(value)}%`}
                r="4"
                strokeWidth="2"
                className={classes('stroke-raised', colour(at).fill)}
              />
            )
          })}
        {ticks.slice(1).map((tick) => (
          <text key={tick} x="0" y={`${y(tick)}%`} dy="-3" className="chart-text fill-muted">
            {format(tick)}
          </text>
        ))}
      </svg>
      {below.map((at, place) => (
        <text
          key={at}
          x={`${x(at)}%`}
          y={HEIGHT - 8}
          textAnchor={anchor(x(at))}
          className={classes('fill-muted', below.length > 5 && place % 2 === 1 && 'max-sm:hidden')}
        >
          {points[at]!.short}
        </text>
      ))}
    </svg>
  )
}

const anchor = (x: number) => (x < 4 ? 'start' : x > 96 ? 'end' : 'middle')

type Places = { x: (at: number) => number; y: (value: number) => number }
const yScale = scaleLinear<number>({ domain: [100, 0], range: [100, 0] })

/** Lines have a box of their own, which is stretched to the width; the strokes are not. */
function Lines({ kind, series, x, y }: Places & Pick<PlotProps, 'kind' | 'series'>) {
  const place = (values: readonly Value[]) =>
    values.map((value, at) => ({ at: x(at), value: value === null ? null : y(value) }))
  const common = {
    x: ({ at }: { at: number }) => at,
    y: ({ value }: { value: Value }) => value ?? 0,
    defined: ({ value }: { value: Value }) => value !== null,
    curve: curveMonotoneX,
    vectorEffect: 'non-scaling-stroke',
  } as const
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" className="overflow-visible">
      {series.map(({ key, before }) =>
        before ? (
          <LinePath
            key={key}
            {...common}
            data={place(before)}
            strokeWidth={1.5}
            strokeDasharray="4 4"
            className="stroke-control"
          />
        ) : null,
      )}
      {kind === 'area' &&
        series.map(({ key, values }, at) => (
          <AreaClosed
            key={key}
            {...common}
            data={place(values)}
            yScale={yScale}
            y0={100}
            fillOpacity={0.14}
            className={colour(at).fill}
          />
        ))}
      {series.map(({ key, values }, at) => (
        <LinePath key={key} {...common} data={place(values)} strokeWidth={2} className={colour(at).stroke} />
      ))}
    </svg>
  )
}

/** A value between two gaps is on no line: it is a dot. */
const Alone = ({ series, x, y }: Places & { series: readonly Series[] }) =>
  series.map(({ key, values }, place) => (
    <g key={key} className={colour(place).fill}>
      {values.map((value, at) =>
        value === null || (values[at - 1] ?? null) !== null || (values[at + 1] ?? null) !== null ? null : (
          <circle key={at} cx={`${x(at)}%`} cy={`${y(value)}%`} r="3" />
        ),
      )}
    </g>
  ))

/** One column for each point, its series on top of one another; the period before is an outline behind it. */
function Columns({ series, x, y, current }: Places & { series: readonly Series[]; current: number | null }) {
  const count = Math.max(0, ...series.map(({ values }) => values.length))
  const width = (share: number) => (100 * share) / Math.max(1, count)
  const rect = (from: number, to: number) => ({ y: `${y(to)}%`, height: `${Math.max(0, y(from) - y(to))}%` })
  return Array.from({ length: count }, (_, at) => {
    let below = 0
    const earlier = series.reduce((sum, { before }) => sum + (before?.[at] ?? 0), 0)
    return (
      <g key={at} opacity={current === null || current === at ? 1 : 0.55}>
        {earlier > 0 && (
          <rect
            x={`${x(at) - width(0.42)}%`}
            width={`${width(0.84)}%`}
            {...rect(0, earlier)}
            className="fill-neutral-soft stroke-control"
            strokeDasharray="3 3"
          />
        )}
        {series.map(({ key, values }, place) => {
          const from = below
          below += values[at] ?? 0
          return below > from ? (
            <rect
              key={key}
              x={`${x(at) - width(0.3)}%`}
              width={`${width(0.6)}%`}
              {...rect(from, below)}
              className={colour(place).fill}
            />
          ) : null
        })}
      </g>
    )
  })
}

/** What the pointer reads of a point, in words. */
export function read({ points, series, format, before }: PlotProps, at: number): string {
  const point = points[at]
  if (!point) return ''
  const told = (name: string, value: Value | undefined) =>
    value === undefined || value === null ? [] : [`${name} ${format(value)}`]
  const values = series.flatMap(({ name, values, before: earlier }) => [
    ...told(name, values[at]),
    ...(before ? told(before, earlier?.[at]) : []),
  ])
  return `${point.long}: ${values.join(', ')}`
}

function Hint({ points, series, format, before, at, left }: PlotProps & { at: number; left: number }) {
  const row = (key: string, name: string, value: Value | undefined, swatch: string) =>
    value === undefined || value === null ? null : (
      <li key={key} className="flex items-center gap-2 whitespace-nowrap">
        <span className={classes('size-2 shrink-0 rounded-full', swatch)} />
        <span className="text-muted">{name}</span>
        <span className="ms-auto ps-2 font-medium tabular-nums">{format(value)}</span>
      </li>
    )
  return (
    <div
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute top-0 z-10 mx-3 min-w-32 rounded-md border border-line bg-raised px-2.5 py-1.5 text-sm shadow-float',
        left > 50 && '-translate-x-[calc(100%+1.5rem)]',
      )}
      style={{ left: `${left}%` }}
    >
      <p className="font-medium whitespace-nowrap">{points[at]?.long}</p>
      <ul dir="auto">
        {series.map(({ key, name, values }, place) => row(key, name, values[at], colour(place).background))}
        {before && series.map(({ key, before: earlier }) => row(`${key} before`, before, earlier?.[at], 'bg-control'))}
      </ul>
    </div>
  )
}

const Legend = ({ series, before }: PlotProps) => (
  <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
    {series.map(({ key, name }, at) => (
      <li key={key} className="flex items-center gap-1.5">
        <span aria-hidden="true" className={classes('size-2.5 rounded-sm', colour(at).background)} />
        <bdi>{name}</bdi>
      </li>
    ))}
    {before && (
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="w-4 border-t-2 border-dashed border-control" />
        {before}
      </li>
    )}
  </ul>
)
