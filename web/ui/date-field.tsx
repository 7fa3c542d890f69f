import { type ChangeEvent, useRef } from 'react'
import type { DateFieldProps } from './control-props.ts'
import { TextInput } from './text-input.tsx'
import { useLater } from './use-later.ts'
import { isWholeDate } from './whole-date.ts'

const picker = () => import('./aria/date-picker.tsx')

/**
 * A day, or a moment, written as the page's language writes it, with a calendar. The browser's own field serves until
 * the code for that is there; a form sends the same from either.
 */
export function DateField({ onChoose, ...props }: DateFieldProps) {
  const { name, label, defaultValue, moment = false, required = false, max } = props
  const field = useRef<HTMLInputElement>(null)
  const code = useLater(picker, () => document.activeElement === field.current)
  const choose = (value: string) => {
    if (isWholeDate(value, { required, max })) onChoose?.(value)
  }
  if (code)
    return <code.DatePickerField {...props} onChoose={choose} defaultValue={field.current?.value ?? defaultValue} />
  const changed = (event: ChangeEvent<HTMLInputElement>) => {
    // A form that is sent at each change hears of this one by `onChoose`.
    event.stopPropagation()
    if (event.target.validity.valid) choose(event.target.value)
  }
  return (
    <TextInput
      key={defaultValue}
      ref={field}
      type={moment ? 'datetime-local' : 'date'}
      step={moment ? 1 : undefined}
      name={name}
      aria-label={label}
      required={required}
      max={max}
      defaultValue={defaultValue}
      onChange={onChoose && changed}
    />
  )
}
