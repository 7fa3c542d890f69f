import type { ReactNode } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Cross2Icon, PlusIcon } from '../ui/icons.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('scheduling')

export type Range = { id: string; start: string; end: string }
export const newRange = (start = '09:00', end = '17:00'): Range => ({ id: crypto.randomUUID(), start, end })
/** A phone has room for both times of a row, without the pictures of clocks. */
const WIDTH = 'w-32 max-sm:px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden'
/** A browser has no 24:00. */
const shown = (time: string) => (time === '24:00' ? '00:00' : time)

type TimeRangesProps = {
  /** Of the fields that are sent. */
  field: string
  /** Of the day, for names of controls. */
  day: string
  ranges: readonly Range[]
  onChange: (ranges: Range[]) => void
  error: string | undefined
  /** What is said where there are no times. */
  none: string
  /** Beside the button that adds a time. */
  actions?: ReactNode
}

/** From and to, as often as a day needs it. */
export function TimeRanges({ field, day, ranges, onChange, error, none, actions }: TimeRangesProps) {
  const t = useText()
  const errorId = `${field}-error`
  const change = (id: string, more: Partial<Range>) =>
    onChange(ranges.map((range) => (range.id === id ? { ...range, ...more } : range)))
  const common = { type: 'time', className: WIDTH } as const
  return (
    <div className="flex grow flex-wrap items-start gap-x-4 gap-y-2">
      <div className="flex flex-col gap-2">
        {ranges.length === 0 && <p className="py-1.5 text-muted">{none}</p>}
        {ranges.map(({ id, start, end }, at) => (
          <div key={id} className="flex flex-wrap items-center gap-2">
            <TextInput
              {...common}
              name={`${field}.start`}
              aria-label={t('from', { day, number: at + 1 })}
              aria-describedby={error ? errorId : undefined}
              value={shown(start)}
              onChange={(event) => change(id, { start: event.target.value })}
            />
            <span aria-hidden="true">–</span>
            <TextInput
              {...common}
              name={`${field}.end`}
              aria-label={t('to', { day, number: at + 1 })}
              aria-describedby={error ? errorId : undefined}
              value={shown(end)}
              onChange={(event) => change(id, { end: event.target.value })}
            />
            <Button
              variant="quiet"
              size="sm"
              icon
              aria-label={t('removeTime', { day, number: at + 1 })}
              onClick={() => onChange(ranges.filter((range) => range.id !== id))}
            >
              <Cross2Icon aria-hidden="true" />
            </Button>
          </div>
        ))}
        {error && (
          <p id={errorId} className="text-sm font-medium text-danger-ink">
            {error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 py-0.5 sm:ms-auto">
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('addTimeOn', { day })}
          onClick={() => onChange([...ranges, nextRange(ranges)])}
        >
          <PlusIcon aria-hidden="true" />
          {t('addTime')}
        </Button>
        {actions}
      </div>
    </div>
  )
}

/** After the last one where there is room, so that nothing overlaps at first. */
function nextRange(ranges: readonly Range[]): Range {
  const last = ranges.at(-1)
  if (!last) return newRange()
  const hour = Number(last.end.slice(0, 2)) + 1
  return hour >= 23 || last.end === '24:00' ? newRange('', '') : newRange(clock(hour), clock(Math.min(hour + 2, 23)))
}
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
