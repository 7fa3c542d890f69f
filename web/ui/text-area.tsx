import {
  type ChangeEvent,
  forwardRef,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { classes } from './classes.ts'
import { useFieldWiring } from './field.tsx'

const useText = namespace('common')

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  /** Characters meant to fit. Shown as a count; more can be typed and is then refused in words, not cut off. */
  limit?: number
  /** For what hardly ever gets that long: the count is shown, and the limit said, once it comes near. Without scripts, which alone can say so, no more can be typed. */
  countNear?: boolean
}

/** Of the limit. */
const NEAR = 0.9

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { limit, countNear = false, className, onChange, ...rest },
  ref,
) {
  const t = useText()
  const { number } = useFormat()
  const countId = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => own.current!)
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const [counts, setCounts] = useState(false)
  useEffect(() => {
    setCounts(true)
    const form = own.current?.form
    const emptied = () => setTyped(own.current?.defaultValue ?? '')
    form?.addEventListener('reset', emptied)
    return () => form?.removeEventListener('reset', emptied)
  }, [])
  const length = (rest.value === undefined ? typed : String(rest.value)).length
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  const shown = limit && (!countNear || length >= limit * NEAR) ? limit : 0
  const wiring = useFieldWiring({
    ...rest,
    'aria-describedby': classes(rest['aria-describedby'], shown ? countId : null) || undefined,
  })
  return (
    <div>
      <textarea
        ref={own}
        rows={4}
        maxLength={countNear && !counts ? limit : undefined}
        {...rest}
        {...wiring}
        onChange={change}
        className={classes('control block resize-y leading-normal', className)}
      />
      {shown > 0 && (
        <p
          id={countId}
          className={classes(
            'mt-1 text-end text-xs tabular-nums',
            length > shown ? 'font-medium text-danger-ink' : 'text-muted',
          )}
        >
          <span aria-hidden="true" dir="ltr">
            {length} / {shown}
          </span>
          <span className="sr-only">{t('charactersOf', { length, limit: shown })}</span>
        </p>
      )}
      {countNear && limit && (
        <p aria-live="polite" className={length > limit ? 'text-sm font-medium text-danger-ink' : 'sr-only'}>
          {length > limit
            ? t('tooManyCharacters', { limit: number(limit) })
            : shown > 0
              ? t('fewCharactersLeft', { limit: number(limit) })
              : ''}
        </p>
      )}
    </div>
  )
})
