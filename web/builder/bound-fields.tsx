import { type ReactNode, useId, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { Select, type Option } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useEditor } from './editor.tsx'
import { at } from './focus.ts'

type Common = {
  path: string
  label: ReactNode
  hint?: ReactNode
  note?: ReactNode
  required?: boolean
  optional?: boolean
  hideLabel?: boolean
  className?: string
}
type TextProps = Common & { value: string; onText: (text: string) => void; placeholder?: string; autoComplete?: string }

/** A line of text, checked when it is left. */
export function TextBox({ path, value, onText, placeholder, autoComplete = 'off', ...field }: TextProps) {
  const { errorOf, touch } = useEditor()
  return (
    <Field {...field} error={errorOf(path)}>
      <TextInput
        {...at(path)}
        dir="auto"
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        onChange={(event) => onText(event.target.value)}
        onBlur={() => touch(path)}
      />
    </Field>
  )
}

export function TextBlock({
  path,
  value,
  onText,
  placeholder,
  limit,
  rows = 3,
  ...field
}: TextProps & { limit: number | undefined; rows?: number }) {
  const { draft, errorOf, touch } = useEditor()
  return (
    <Field {...field} error={errorOf(path)}>
      <TextArea
        {...at(path)}
        dir="auto"
        rows={rows}
        limit={draft.details.interviewByChat ? undefined : limit}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onText(event.target.value)}
        onBlur={() => touch(path)}
      />
    </Field>
  )
}

export function NumberBox({
  path,
  value,
  onNumber,
  min,
  max,
  step,
  offered,
  ...field
}: Common & {
  value: number | null
  onNumber: (value: number | null) => void
  min?: number
  max?: number
  step?: number | 'any'
  offered?: readonly number[]
}) {
  const { errorOf, touch } = useEditor()
  const read = (text: string) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text))
  // Emptied to be typed anew, it is empty until then, whatever number means nothing.
  const [emptied, setEmptied] = useState(false)
  const listId = useId()
  return (
    <Field {...field} error={errorOf(path)}>
      <TextInput
        {...at(path)}
        type="number"
        list={offered && listId}
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={emptied ? '' : (value ?? '')}
        onChange={(event) => {
          setEmptied(event.target.value === '')
          onNumber(read(event.target.value))
        }}
        onBlur={() => {
          setEmptied(false)
          touch(path)
        }}
      />
      {offered && (
        <datalist id={listId}>
          {offered.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </Field>
  )
}

/** The empty value means "not chosen". */
export function Choice({
  path,
  value,
  onChoose,
  options,
  placeholder,
  disabled,
  ...field
}: Common & {
  value: string
  onChoose: (value: string) => void
  options: readonly Option[]
  placeholder?: string
  disabled?: boolean
}) {
  const { errorOf, touch } = useEditor()
  return (
    <Field {...field} error={errorOf(path)}>
      <Select
        disabled={disabled}
        {...at(path)}
        value={value}
        options={options}
        placeholder={placeholder}
        onChange={(event) => onChoose(event.target.value)}
        onBlur={() => touch(path)}
      />
    </Field>
  )
}
