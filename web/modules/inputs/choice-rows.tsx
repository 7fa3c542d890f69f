import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { FieldError } from '../../ui/field.tsx'
import type { InputWiring } from './kind.ts'

type ChoiceRowProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  disabled?: boolean
  wiring: InputWiring
  onToggle?: (on: boolean) => void
  children: ReactNode
}

/** A choice as large as a thumb: the whole row is the label. */
export function ChoiceRow({ type, name, value, checked, disabled, wiring, onToggle, children }: ChoiceRowProps) {
  const { describedBy, error, errorId } = wiring
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
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={classes(describedBy, error && errorId) || undefined}
        onChange={(event) => onToggle?.(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
    </label>
  )
}

type ChoiceGroupProps = {
  role: 'radiogroup' | 'group'
  wiring: InputWiring
  columns?: boolean
  children: ReactNode
}

export function ChoiceGroup({ role, wiring, columns, children }: ChoiceGroupProps) {
  const required = role === 'radiogroup' ? { 'aria-required': wiring.required } : {}
  return (
    <>
      <div
        role={role}
        aria-labelledby={wiring.labelledBy}
        {...required}
        className={classes('grid gap-2', columns && '@md:grid-cols-2')}
      >
        {children}
      </div>
      <FieldError id={wiring.errorId} error={wiring.error} />
    </>
  )
}
