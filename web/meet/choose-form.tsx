import { Form, useNavigation } from '@remix-run/react'
import { interviewLimits } from '#contracts/interview/limits.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { TimesShown } from './meeting.ts'
import { Times } from './times.tsx'
import { useChoice } from './use-choice.ts'

const useText = namespace('meet')

/** Chooses a time, or another one in place of the booked: `isMove`. What is chosen stays in sight on a phone until it is confirmed. */
export function ChooseForm({ offer, zone, isMove }: { offer: TimesShown; zone: string; isMove: boolean }) {
  const t = useText()
  const { dayHeading, instant } = useFormat()
  const { state, formData } = useNavigation()
  const { times } = offer
  const { chosen, isTaken, choose } = useChoice(null, (start) =>
    times.some((each) => each.start === start && each.isFree),
  )
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="choose" />
      <input type="hidden" name="zone" value={zone} />
      <Times offer={offer} zone={zone} chosen={chosen} onChoose={choose} />
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
                {dayHeading(chosen, zone)}, <bdi>{instant(chosen, { timeZone: zone, precision: 'clock' })}</bdi>
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
