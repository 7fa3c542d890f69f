import { useRef } from 'react'
import type { DateFieldProps } from './control-props.ts'
import { TextInput } from './text-input.tsx'
import { useLater } from './use-later.ts'

const picker = () => import('./aria/date-picker.tsx')

/**
 * A day, or a moment, written as the page's language writes it, with a calendar. The browser's own field serves until
 * the code for that is there; a form sends the same from either.
 */
export function DateField(props: DateFieldProps) {
  const { name, defaultValue, moment = false, required, onChoose } = props
  const field = useRef<HTMLInputElement>(null)
  const code = useLater(picker, () => document.activeElement === field.current)
  if (code) return <code.DatePickerField {...props} defaultValue={field.current?.value ?? defaultValue} />
  return (
    <TextInput
      ref={field}
      type={moment ? 'datetime-local' : 'date'}
      step={moment ? 1 : undefined}
      name={name}
      required={required}
      defaultValue={defaultValue}
      onChange={onChoose && (({ target }) => onChoose(target.value))}
    />
  )
}
