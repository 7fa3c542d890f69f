import { useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import { moved, shareOf } from './range.ts'

type End = { label: string; value: number }
type RangeFieldProps = {
  /** The form sends `nameFrom` and `nameTo`. */
  name: string
  from: End
  to: End
  min?: number
  max?: number
  step?: number
}

/** From one number to another: two of the browser's own sliders on one line, so that keys, touch and screen readers know them, and lines that run the other way as well. */
export function RangeField({ name, from, to, min = 0, max = 100, step = 1 }: RangeFieldProps) {
  const { number } = useFormat()
  const [range, setRange] = useState({ from: from.value, to: to.value })
  const { start, end } = shareOf(range, { min, max })
  return (
    <span className="flex min-h-9 min-w-0 grow items-center gap-3">
      <span className="range">
        <span className="range-part" style={{ insetInlineStart: `${start}%`, insetInlineEnd: `${end}%` }} />
        {(['from', 'to'] as const).map((key) => (
          <input
            key={key}
            type="range"
            name={name + (key === 'from' ? 'From' : 'To')}
            aria-label={key === 'from' ? from.label : to.label}
            min={min}
            max={max}
            step={step}
            // Where both lie at the far end, the one that can still move is on top.
            data-above={key === 'from' && range.from > (min + max) / 2 ? '' : undefined}
            value={range[key]}
            onChange={({ target }) => setRange(moved(range, key, target.valueAsNumber))}
          />
        ))}
      </span>
      <output className="min-w-16 text-end text-sm whitespace-nowrap tabular-nums" dir="ltr">
        {number(range.from)}–{number(range.to)}
      </output>
    </span>
  )
}
