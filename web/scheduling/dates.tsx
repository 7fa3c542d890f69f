import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { PlusIcon, TrashIcon } from '../ui/icons.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { type Range, TimeRanges } from './time-ranges.tsx'

const useText = namespace('scheduling')

export type OwnDate = { id: string; date: string; ranges: Range[] }
type DatesProps = {
  dates: readonly OwnDate[]
  onChange: (dates: OwnDate[]) => void
  errors: Readonly<Record<string, string>>
}

/** Dates with other hours than the week, or with none. */
export function Dates({ dates, onChange, errors }: DatesProps) {
  const t = useText()
  const change = (id: string, more: Partial<OwnDate>) =>
    onChange(dates.map((each) => (each.id === id ? { ...each, ...more } : each)))
  return (
    <section className="border-t border-line pt-4">
      <h3 className="font-semibold">{t('dates')}</h3>
      <p className="mb-2 text-muted">{t('datesAbout')}</p>
      {errors.exceptions && <p className="mb-2 text-sm font-medium text-danger-ink">{errors.exceptions}</p>}
      <ul className="flex flex-col">
        {dates.map(({ id, date, ranges }, at) => {
          const name = date || t('dateNumber', { number: at + 1 })
          return (
            <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line py-3">
              <TextInput
                type="date"
                name="date"
                className="w-40"
                aria-label={t('dateNumber', { number: at + 1 })}
                value={date}
                onChange={(event) => change(id, { date: event.target.value })}
              />
              <TimeRanges
                field={`date-${at}`}
                day={name}
                ranges={ranges}
                error={errors[`date-${at}`]}
                none={t('dayOff')}
                onChange={(next) => change(id, { ranges: next })}
              />
              <Button
                variant="quiet"
                size="sm"
                icon
                aria-label={t('removeDate', { date: name })}
                onClick={() => onChange(dates.filter((each) => each.id !== id))}
              >
                <TrashIcon aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ul>
      <Button size="sm" onClick={() => onChange([...dates, { id: crypto.randomUUID(), date: '', ranges: [] }])}>
        <PlusIcon aria-hidden="true" />
        {t('addDate')}
      </Button>
    </section>
  )
}
