import { Form, useNavigation, useSearchParams } from '@remix-run/react'
import { interviewLimits } from '#contracts/interview/limits.ts'
import { useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { TimesShown } from './meeting.ts'
import { Times } from './times.tsx'

const useText = namespace('meet')

/** Chooses a time, or another one in place of the booked: `isMove`. What is chosen stays in sight on a phone until it is confirmed. */
export function ChooseForm({ offer, zone, isMove }: { offer: TimesShown; zone: string; isMove: boolean }) {
  const t = useText()
  const { dayHeading, instant } = useFormat()
  const week = useSearchParams()[0].toString()
  const [choice, setChoice] = useState<{ start: string; week: string } | null>(null)
  const { state, formData } = useNavigation()
  const { times } = offer
  const chosen = times.find(({ start, isFree }) => start === choice?.start && isFree)
  // In another week, or another zone, it may only be out of sight.
  const isTaken = choice !== null && !chosen && choice.week === week
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="choose" />
      <input type="hidden" name="zone" value={zone} />
      <Times
        offer={offer}
        zone={zone}
        chosen={chosen?.start ?? null}
        onChoose={(start) => setChoice({ start, week })}
      />
      {isMove && (
        <Field label={t('moveReason')} optional>
          <TextArea name="reason" dir="auto" rows={2} limit={interviewLimits.reason} countNear />
        </Field>
      )}
      {times.some(({ isFree }) => isFree) && (
        <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3">
          <p role="status" className={chosen ? 'font-semibold' : 'text-muted'}>
            {chosen ? (
              <>
                <span className="sr-only">{t('chosen')}: </span>
                {dayHeading(chosen.start, zone)},{' '}
                <bdi>{instant(chosen.start, { timeZone: zone, precision: 'clock' })}</bdi>
              </>
            ) : (
              t(isTaken ? 'choiceTaken' : 'chooseFirst')
            )}
          </p>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="max-sm:w-full"
            busy={state !== 'idle' && formData?.get('intent') === 'choose'}
          >
            {t(isMove ? 'confirmMove' : 'confirm')}
          </Button>
        </div>
      )}
    </Form>
  )
}
