import { type ReactNode, useState } from 'react'
import type { ModuleOf } from '#contracts/job/journey.ts'
import { namespace } from '../i18n/namespace.ts'
import { classes } from '../ui/classes.ts'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { InputWiring } from './input-wiring.ts'

const useText = namespace('journey')

/** A choice as large as a thumb: the whole row is the label. */
function Row({ type, name, value, checked, disabled, wiring, onToggle, children }: RowProps) {
  return (
    <label
      className={classes(
        'flex min-h-12 items-center gap-3 rounded-md border border-control bg-raised px-4 py-3 text-lg',
        'has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        disabled && 'opacity-60',
      )}
    >
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
        disabled={disabled}
        aria-invalid={Boolean(wiring.error) || undefined}
        aria-describedby={wiring.describedBy}
        onChange={(event) => onToggle?.(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
    </label>
  )
}
type RowProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  disabled?: boolean
  wiring: InputWiring
  onToggle?: (on: boolean) => void
  children: ReactNode
}

function Group({
  role,
  wiring,
  columns,
  children,
}: {
  role: 'radiogroup' | 'group'
  wiring: InputWiring
  columns?: boolean
  children: ReactNode
}) {
  const required = role === 'radiogroup' ? { 'aria-required': wiring.required } : {}
  return (
    <div
      role={role}
      aria-labelledby={wiring.labelledBy}
      {...required}
      className={classes('grid gap-2', columns && '@md:grid-cols-2')}
    >
      {children}
    </div>
  )
}

export function YesNo({ value, wiring }: { value: 'yes' | 'no' | null; wiring: InputWiring }) {
  const t = useText()
  return (
    <Group role="radiogroup" wiring={wiring} columns>
      {(['yes', 'no'] as const).map((choice) => (
        <Row key={choice} type="radio" name="choice" value={choice} checked={value === choice} wiring={wiring}>
          {t(choice)}
        </Row>
      ))}
    </Group>
  )
}

export function SingleChoice({
  module,
  value,
  wiring,
}: {
  module: ModuleOf<'SINGLE_CHOICE'>
  value: string | null
  wiring: InputWiring
}) {
  const t = useText()
  return (
    <Group role="radiogroup" wiring={wiring}>
      {module.options.map(({ id, label }) => (
        <Row key={id} type="radio" name="option" value={id} checked={value === id} wiring={wiring}>
          {label || t('untitledChoice')}
        </Row>
      ))}
    </Group>
  )
}

export function MultipleChoice({
  module,
  value,
  wiring,
}: {
  module: ModuleOf<'MULTIPLE_CHOICE'>
  value: readonly string[]
  wiring: InputWiring
}) {
  const t = useText()
  const [chosen, setChosen] = useState<readonly string[]>(value)
  const full = chosen.length >= module.maxSelected
  const toggle = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((each) => each !== id)))
  return (
    <Group role="group" wiring={wiring}>
      {module.options.map(({ id, label }) => (
        <Row
          key={id}
          type="checkbox"
          name="option"
          value={id}
          checked={value.includes(id)}
          disabled={full && !chosen.includes(id)}
          wiring={wiring}
          onToggle={(on) => toggle(id, on)}
        >
          {label || t('untitledChoice')}
        </Row>
      ))}
    </Group>
  )
}

export function Text({ module, value, wiring }: { module: ModuleOf<'FREE_TEXT'>; value: string; wiring: InputWiring }) {
  return (
    <Field label={module.title} hideLabel required={wiring.required} error={wiring.error}>
      <TextArea
        name="text"
        dir="auto"
        rows={8}
        defaultValue={value}
        aria-describedby={wiring.describedBy}
        {...(module.maxLength > 0 ? { limit: module.maxLength } : {})}
      />
    </Field>
  )
}
