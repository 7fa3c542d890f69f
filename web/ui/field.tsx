import { createContext, type ReactNode, useContext, useId } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { classes } from './classes.ts'

const useText = namespace('common')

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }
const FieldContext = createContext<FieldWiring | null>(null)

type FieldProps = {
  label: ReactNode
  /** Shown below the label, before the person types. */
  hint?: ReactNode
  /** Shown below the control and its error: rules to follow. */
  note?: ReactNode
  /** What to mend. Its presence marks the control invalid. */
  error?: string | null | undefined
  required?: boolean
  /** Says so after the label; for forms where most fields are required. */
  optional?: boolean
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** Label, hint and error around one control, which finds its id and descriptions here. */
export function Field({
  label,
  hint,
  note,
  error,
  required = false,
  optional,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const t = useText()
  const describedBy =
    classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null, note ? `${id}-note` : null) || undefined
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {optional && <span className="font-normal text-muted"> {t('optional')}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldContext.Provider value={{ id, describedBy, invalid: Boolean(error), required }}>
        {children}
      </FieldContext.Provider>
      <FieldError id={`${id}-error`} error={error} />
      {note && (
        <div id={`${id}-note`} className="text-sm text-muted">
          {note}
        </div>
      )}
    </div>
  )
}

/** The error of a control; also for groups (fieldset) that wire it themselves. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="text-sm font-medium text-danger-ink">
      {error}
    </p>
  )
}

/** Attributes a control inside a {@link Field} carries; none outside of one. */
export function useFieldWiring(own: { id?: string | undefined; 'aria-describedby'?: string | undefined } = {}) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': classes(own['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}
