import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { namespace, useLanguage } from '../../i18n/namespace.ts'
import { localeOf } from '#contracts/kernel/language.ts'
import { buttonClasses } from '../button.tsx'
import type { DateFieldProps } from '../control-props.ts'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, Cross2Icon } from '../icons.tsx'

const useText = namespace('common')
type Day = CalendarDate | CalendarDateTime

/** Null for what is no date: the field is empty then. */
function parsed(text: string, moment: boolean): Day | null {
  try {
    return moment ? parseDateTime(text) : parseDate(text.slice(0, 10))
  } catch {
    return null
  }
}

/** English dates are written day first (GEN-013). */
const dateLocale = (locale: string) => (locale.startsWith('en') ? 'en-GB' : locale)

/** The {@link DateFieldProps} field by React Aria: segments that are typed or turned by arrow keys, and a calendar. */
export function DatePickerField({
  name,
  label,
  defaultValue,
  moment = false,
  required = false,
  max,
  onChoose,
}: DateFieldProps) {
  const t = useText()
  const locale = dateLocale(localeOf(useLanguage()))
  const [given, setGiven] = useState(defaultValue)
  const [value, setValue] = useState(() => parsed(defaultValue, moment))
  const group = useRef<HTMLDivElement>(null)
  if (given !== defaultValue) {
    setGiven(defaultValue)
    // A person who is typing is ahead of the page.
    if (!group.current?.contains(document.activeElement)) setValue(parsed(defaultValue, moment))
  }
  const choose = (day: Day | null) => {
    // The form has to hold it before it can be sent.
    flushSync(() => setValue(day))
    onChoose?.(day?.toString() ?? '')
  }
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        name={name}
        aria-label={label}
        value={value}
        onChange={choose}
        isRequired={required}
        maxValue={max ? parsed(max, moment) : undefined}
        granularity={moment ? 'second' : 'day'}
        hourCycle={24}
        shouldForceLeadingZeros
      >
        <Group ref={group} className="control flex items-center gap-1 py-0! pe-1! focus-within:border-accent">
          <DateInput className="flex min-w-0 grow flex-wrap tabular-nums">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-sm px-px outline-none focus:bg-accent focus:text-on-accent data-placeholder:text-muted focus:data-placeholder:text-on-accent"
              />
            )}
          </DateInput>
          {value && !required && (
            <Button slot={null} aria-label={t('clear')} className={small} onPress={() => choose(null)}>
              <Cross2Icon aria-hidden="true" />
            </Button>
          )}
          <Button className={small}>
            <CalendarIcon aria-hidden="true" />
          </Button>
        </Group>
        <Popover className="menu p-3!">
          <Dialog className="outline-none">
            <Calendar>
              <header className="mb-2 flex items-center justify-between gap-2">
                <Button slot="previous" className={small}>
                  <ChevronLeftIcon aria-hidden="true" />
                </Button>
                <Heading className="text-base font-semibold" />
                <Button slot="next" className={small}>
                  <ChevronRightIcon aria-hidden="true" />
                </Button>
              </header>
              <CalendarGrid className="tabular-nums">
                <CalendarGridHeader>
                  {(day) => (
                    <CalendarHeaderCell className="size-9 text-xs font-medium text-muted">{day}</CalendarHeaderCell>
                  )}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell
                      date={date}
                      className="flex size-9 cursor-pointer items-center justify-center rounded-md outline-none hover:bg-hover focus-visible:outline-2 focus-visible:outline-accent data-outside-month:text-muted data-selected:bg-accent data-selected:text-on-accent"
                    />
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}

const small = buttonClasses({ variant: 'quiet', size: 'sm', icon: true })
