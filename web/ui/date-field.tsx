import { useRef } from 'react'
import { TextInput } from './text-input.tsx'
import { useLater } from './use-later.ts'

export type DateFieldProps = {
  name: string
  /** Of the field it is in, for those who hear it. */
  label: string
  /** `2026-03-02`, or with a `moment` `2026-03-02T12:00:01`; empty where none is set. */
  defaultValue: string
  /** A day with its time to the second, in UTC. */
  moment?: boolean
  required?: boolean
  /** Told when another is chosen; empty when it is cleared. */
  onChoose?: (value: string) => void
}

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
