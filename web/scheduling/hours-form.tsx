import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { type AvailabilityRule, type Weekday, weekdays } from '#contracts/availability/rules.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { CopyIcon } from '../ui/icons.tsx'
import { useTimeZone } from '../ui/instant.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Dates, type OwnDate } from './dates.tsx'
import { type Range, TimeRanges } from './time-ranges.tsx'

const useText = namespace('scheduling')
/** As most calendars begin a week of work; which day is first changes nothing of what is kept. */
const order: readonly Weekday[] = [...weekdays.slice(1), weekdays[0]]
const workdays = weekdays.slice(1, 6)

type Week = Record<Weekday, Range[]>
const weekOf = ({ days }: AvailabilityRule) =>
  Object.fromEntries(
    weekdays.map((day) => [day, [...(days.find((each) => each.day === day)?.availableTime ?? [])]]),
  ) as Week

type HoursFormProps = {
  rule: AvailabilityRule
  isNew: boolean
  isFirst: boolean
  zones: readonly string[]
  refused: { fields: Readonly<Record<string, string>> } | null
}

/** Weekly hours in a zone, and dates that differ. */
export function HoursForm({ rule, isNew, isFirst, zones, refused }: HoursFormProps) {
  const t = useText()
  const here = useTimeZone()
  const [week, setWeek] = useState(() => weekOf(rule))
  const [dates, setDates] = useState<OwnDate[]>(() =>
    rule.exceptions.map(({ id, date, availableTime }) => ({ id, date, ranges: [...availableTime] })),
  )
  const busy = useNavigation().formData?.get('intent') === 'save'
  const zone = rule.timezone || here
  const known = zones.includes(zone) ? zones : [zone, ...zones]
  const errors = refused?.fields ?? {}
  const copy = (from: Weekday, to: readonly Weekday[]) =>
    setWeek((before) => ({
      ...before,
      ...Object.fromEntries(
        to.filter((day) => day !== from).map((day) => [day, before[from].map((each) => ({ ...each }))]),
      ),
    }))
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="ruleId" value={rule.ruleId} />
      <Card title={isNew ? t(isFirst ? 'firstHours' : 'newHours') : t('weeklyHours')}>
        {isNew && isFirst && <p className="mb-4 text-muted">{t('firstHoursAbout')}</p>}
        <div className="mb-4 grid gap-4 sm:grid-cols-2">
          <Field label={t('name')} error={errors.name} required>
            <TextInput
              name="name"
              required
              maxLength={60}
              defaultValue={rule.name || (isFirst ? t('usualName') : '')}
            />
          </Field>
          <Field label={t('timezone')} error={errors.timezone}>
            <Select
              key={zone}
              name="timezone"
              translate="no"
              defaultValue={zone}
              options={known.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
            />
          </Field>
        </div>
        {errors.days && <p className="mb-2 text-sm font-medium text-danger-ink">{errors.days}</p>}
        <ul className="flex flex-col">
          {order.map((day) => (
            <li key={day} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line py-3">
              <h3 className="w-28 py-1.5 font-medium max-sm:w-full">{t(`day_${day}`)}</h3>
              <TimeRanges
                field={day}
                day={t(`day_${day}`)}
                ranges={week[day]}
                error={errors[day]}
                none={t('notAvailable')}
                onChange={(ranges) => setWeek({ ...week, [day]: ranges })}
                actions={
                  <Menu
                    label={t('copyDay', { day: t(`day_${day}`) })}
                    triggerClassName={buttonClasses({ variant: 'quiet', size: 'sm' })}
                    trigger={
                      <>
                        <CopyIcon aria-hidden="true" />
                        {t('copy')}
                      </>
                    }
                  >
                    <MenuItem onClick={() => copy(day, workdays)}>{t('copyToWorkdays')}</MenuItem>
                    <MenuItem onClick={() => copy(day, weekdays)}>{t('copyToAll')}</MenuItem>
                  </Menu>
                }
              />
            </li>
          ))}
        </ul>
        <Dates dates={dates} onChange={setDates} errors={errors} />
        <Button type="submit" variant="primary" busy={busy} className="mt-4">
          {t('save')}
        </Button>
      </Card>
    </Form>
  )
}
