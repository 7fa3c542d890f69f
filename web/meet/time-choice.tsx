import { useContext } from 'react'
import { Times } from './times.tsx'
import { useChoice } from './use-choice.ts'
import { useComeBack } from './use-come-back.ts'
import { useZone } from './use-zone.ts'
import { ZoneChoice } from './zone-choice.tsx'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { FieldError } from '../ui/field.tsx'
import { Radio } from '../ui/checkbox.tsx'
import { ScheduleOffer, type ShownOffer } from './schedule-offer.ts'
import type { TimeInputProps } from '../modules/inputs/time-input.ts'

const useText = namespace('meet')

/** The free times of the panel, of which the candidate chooses one, or says that none suits. */
export default function TimeChoice(props: TimeInputProps) {
  const offer = useContext(ScheduleOffer)
  return offer && <Offered {...props} offer={offer} />
}

function Offered({ answer, wiring, offer }: TimeInputProps & { offer: ShownOffer }) {
  const t = useText()
  const zone = useZone(offer.zone)
  const { dayHeading, instant } = useFormat()
  const { booking, times } = offer
  const { chosen, isTaken, ...choice } = useChoice(
    answer?.asksOthers ? 'others' : (answer?.start ?? null),
    (start) =>
      start === 'others' ||
      start === booking?.start ||
      (times?.times.some((each) => each.start === start && each.isFree) ?? false),
  )
  const choose = (start: string) => {
    choice.choose(start)
    wiring.changed()
  }
  useComeBack()
  const own = booking?.start === chosen ? chosen : null
  return (
    <div role="group" aria-labelledby={wiring.labelledBy} className="flex flex-col gap-4">
      <input type="hidden" name="zone" value={zone.zone} />
      <ZoneChoice {...zone} />
      {booking && (
        <Radio
          name="start"
          value={booking.start}
          checked={own !== null}
          onChange={() => choose(booking.start)}
          label={
            <>
              {t('bookedTime')}: {dayHeading(booking.start, zone.zone)},{' '}
              <bdi>{instant(booking.start, { timeZone: zone.zone, precision: 'clock' })}</bdi>
            </>
          }
        />
      )}
      {times ? (
        <Times offer={times} zone={zone.zone} chosen={chosen} onChoose={choose} />
      ) : (
        <p className="text-muted">{t('noTimesHere')}</p>
      )}
      <Radio
        name="start"
        value="others"
        checked={chosen === 'others'}
        onChange={() => choose('others')}
        label={t('noneSuits')}
        hint={t('noneSuitsHint')}
      />
      <p role="status" className="text-sm font-medium empty:hidden">
        {isTaken ? t('choiceTaken') : ''}
      </p>
      <FieldError id={wiring.errorId} error={wiring.error} />
    </div>
  )
}
