import { useId } from 'react'
import { namespace } from '../i18n/namespace.ts'
import type { FormField } from '../modules/kind.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldError } from '../ui/field.tsx'
import { useEditor } from './editor.tsx'
import { at as control } from './focus.ts'

const useModuleText = namespace('modules')

type Props = {
  path: string
  field: Extract<FormField<Record<string, unknown>>, { type: 'several' }>
  chosen: readonly string[]
  put: (name: string, value: unknown) => void
}

/** Several choices, each a box to check. They are kept in the order in which they are offered. */
export function Several({ path, field: { field, label, options }, chosen, put }: Props) {
  const own = useModuleText()
  const { errorOf, touch } = useEditor()
  const id = useId()
  const problem = errorOf(path)
  const toggle = (value: string, on: boolean) => {
    touch(path)
    put(
      field,
      options.map((each) => each.value).filter((each) => (each === value ? on : chosen.includes(each))),
    )
  }
  return (
    <fieldset aria-describedby={problem ? `${id}-error` : undefined} className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{own(label)}</legend>
      {options.map(({ value, label }, index) => (
        <Checkbox
          key={value}
          {...(index === 0 ? control(path) : {})}
          label={own(label)}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
      <FieldError id={`${id}-error`} error={problem} />
    </fieldset>
  )
}
