import type { InputHTMLAttributes } from 'react'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { InputWiring } from './kind.ts'

type LineProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'defaultValue'> & {
  title: string
  wiring: InputWiring
}

/** An answer of one line that reads from left to right in every language. */
export const Line = ({ title, wiring, ...input }: LineProps) => (
  <Field label={title} hideLabel required={wiring.required} error={wiring.error}>
    <TextInput name="line" dir="ltr" {...input} aria-describedby={wiring.describedBy} />
  </Field>
)
