import { type ChangeEvent, forwardRef, type TextareaHTMLAttributes, useId, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { classes } from './classes.ts'
import { useFieldWiring } from './field.tsx'

const useText = namespace('common')

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  /** Characters meant to fit. Shown as a count; more can be typed and is then refused in words, not cut off. */
  limit?: number
}

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea({ limit, className, onChange, ...rest }, ref) {
  const t = useText()
  const countId = useId()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const length = (rest.value === undefined ? typed : String(rest.value)).length
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  const wiring = useFieldWiring({ ...rest, 'aria-describedby': classes(rest['aria-describedby'], limit ? countId : null) || undefined })
  return (
    <div>
      <textarea ref={ref} rows={4} {...rest} {...wiring} onChange={change} className={classes('control block resize-y leading-normal', className)} />
      {limit && (
        <p id={countId} className={classes('mt-1 text-end text-xs tabular-nums', length > limit ? 'font-medium text-danger-ink' : 'text-muted')}>
          <span aria-hidden="true" dir="ltr">
            {length} / {limit}
          </span>
          <span className="sr-only">{t('charactersOf', { length, limit })}</span>
        </p>
      )}
    </div>
  )
})
