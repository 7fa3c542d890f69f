import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { ChevronLeftIcon, ChevronRightIcon, DoubleArrowLeftIcon, DoubleArrowRightIcon } from '../ui/icons.tsx'
import { Form, useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { HistorySteps } from './steps.ts'
import { MomentInput } from './moment-input.tsx'

const useText = namespace('history')

type TimeControlProps = {
  steps: HistorySteps
  /** The moment shown; null is now. */
  at: string | null
  /** The address of a moment, with everything else as it is. */
  addressOf: (at: string | null) => string
  /** What else the address holds, for the forms. */
  kept: Record<string, string>
}

/** Sets the page to an earlier moment: event by event, by the slider, or to any date and time. Links and plain forms; scripts make the slider immediate. */
export function TimeControl({ steps, at, addressOf, kept }: TimeControlProps) {
  const { count, reached, first, last, back, on } = steps
  const t = useText()
  const navigate = useNavigate()
  const format = useFormat()
  const hidden = Object.entries(kept).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  const go = (step: number) =>
    navigate(`?${new URLSearchParams({ ...kept, step: String(step) })}`, { preventScrollReset: true, replace: true })

  return (
    <section
      aria-label={t('time')}
      className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-4 shadow-card"
    >
      <div className="flex items-center gap-2">
        <Step to={addressOf(first)} here={addressOf(at)} disabled={reached <= 1} label={t('firstEvent')}>
          <DoubleArrowLeftIcon />
        </Step>
        <Step to={addressOf(back)} here={addressOf(at)} disabled={back === null} label={t('oneBack')}>
          <ChevronLeftIcon />
        </Step>
        <p className="min-w-0 grow basis-0 text-center font-medium tabular-nums" aria-live="polite">
          {at === null ? t('now') : format.instant(at, { timeZone: 'UTC', precision: 'second' })}
          <span className="block text-sm font-normal text-muted">{t('afterEvents', { reached, count })}</span>
        </p>
        <Step to={addressOf(on)} here={addressOf(at)} disabled={on === null} label={t('oneOn')}>
          <ChevronRightIcon />
        </Step>
        <Step to={addressOf(null)} here={addressOf(at)} disabled={at === null} label={t('now')}>
          <DoubleArrowRightIcon />
        </Step>
      </div>
      <Form method="get" preventScrollReset className="flex items-center gap-2">
        {hidden}
        <Slider reached={reached} count={count} onStep={go} />
        <noscript>
          <Button type="submit">{t('set')}</Button>
        </noscript>
      </Form>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-2">
        {hidden}
        <Field label={t('anyMoment')} className="min-w-0 max-w-full">
          <MomentInput label={t('anyMoment')} shown={at ?? last ?? ''} />
        </Field>
        <Button type="submit">{t('showThatMoment')}</Button>
      </Form>
    </section>
  )
}

function Slider({ reached, count, onStep }: { reached: number; count: number; onStep: (step: number) => void }) {
  const t = useText()
  const [step, setStep] = useState(reached)
  const asked = useRef(reached)
  // It keeps the focus while it leads through the events, and may be further on already than what it has asked for.
  useEffect(() => {
    if (asked.current !== reached) setStep((asked.current = reached))
  }, [reached, count])
  const leave = () => step !== reached && onStep((asked.current = step))
  return (
    <input
      type="range"
      name="step"
      min={1}
      max={count}
      value={step}
      aria-label={t('event')}
      aria-valuetext={t('afterEvent', { step, count })}
      className="w-full accent-accent"
      onChange={(event) => setStep(event.currentTarget.valueAsNumber)}
      onPointerUp={leave}
      onKeyUp={leave}
      onBlur={leave}
    />
  )
}

/** It stays where it is when it leads no further: it has the focus of the person who pressed it. */
function Step({
  to,
  here,
  disabled,
  label,
  children,
}: {
  to: string
  here: string
  disabled: boolean
  label: string
  children: ReactNode
}) {
  return (
    <ButtonLink
      to={disabled ? here : to}
      icon
      preventScrollReset
      replace
      aria-disabled={disabled || undefined}
      onClick={(event) => disabled && event.preventDefault()}
      aria-label={label}
      title={label}
    >
      {children}
    </ButtonLink>
  )
}
