import { classes } from '../ui/classes.ts'
import { across, type Value } from './scales.ts'

/**
 * A trend the size of a word, for lists and tiles: no axis, no scripts. `label` says what it shows, for those who do not
 * see it; without one it is decoration beside a number that says the same.
 */
export function Sparkline({
  values,
  label,
  className,
}: {
  values: readonly Value[]
  label?: string
  className?: string
}) {
  const most = values.reduce<number>((a, b) => Math.max(a, b ?? 0), 0) || 1
  const x = across(values.length, 'line')
  const points = values.flatMap((value, at) => (value === null ? [] : [[x(at), 19 - (18 * value) / most] as const]))
  const line = points.map(([left, top]) => `${round(left)},${round(top)}`).join(' ')
  const [first, last] = [points[0], points.at(-1)]
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      className={classes('h-5 w-20 shrink-0 overflow-visible', className)}
      direction="ltr"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {first && last && (
        <>
          <polygon
            points={`${round(first[0])},20 ${line} ${round(last[0])},20`}
            className="fill-chart-1"
            fillOpacity={0.14}
          />
          <polyline
            points={line}
            fill="none"
            strokeWidth={1.5}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-chart-1"
          />
        </>
      )}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
