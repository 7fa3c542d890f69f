import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  hideLabel?: boolean
}

const check = (type: 'checkbox' | 'radio') =>
  forwardRef<HTMLInputElement, CheckProps>(function Check({ label, hint, hideLabel, className, ...rest }, ref) {
    const hintId = useId()
    return (
      <div className={className}>
        <label className="inline-flex min-h-6 items-start gap-2">
          <input
            ref={ref}
            type={type}
            {...rest}
            aria-describedby={hint ? hintId : undefined}
            className="mt-0.5 size-4 shrink-0 accent-accent disabled:cursor-not-allowed max-sm:size-5"
          />
          <span className={classes(hideLabel && 'sr-only', rest.disabled && 'text-muted')}>{label}</span>
        </label>
        {hint && (
          <p id={hintId} className="ms-6 text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    )
  })

export const Checkbox = check('checkbox')
export const Radio = check('radio')
