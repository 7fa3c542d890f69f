import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CalendarIcon } from '../ui/icons.tsx'
import type { Meeting } from './meeting.ts'

const useText = namespace('meet')

type BookingProps = Pick<Meeting, 'place' | 'isLinkComing' | 'rooms' | 'duration'> & {
  booking: NonNullable<Meeting['booking']>
  zone: string
  /** Where the calendar file is; null: it takes place no more. */
  calendarFile: string | null
}

/** When and where, and the way there. */
export function Booking({ booking, zone, place, isLinkComing, rooms, duration, calendarFile }: BookingProps) {
  const t = useText()
  const { dayHeading, instant, list } = useFormat()
  return (
    <Card>
      <dl className="flex flex-col gap-3">
        <Fact name={t('when')}>
          <time dateTime={booking.start} className="block text-lg font-semibold" suppressHydrationWarning>
            {dayHeading(booking.start, zone)}
            <br />
            <bdi>{instant(booking.start, { timeZone: zone, precision: 'clock' })}</bdi>
          </time>
          {t('minutes', { count: duration })}
        </Fact>
        {place && (
          <Fact name={t('where')}>
            <Place {...place} />
          </Fact>
        )}
        {isLinkComing && <Fact name={t('where')}>{t('linkComing')}</Fact>}
        {rooms.length > 0 && (
          <Fact name={t('room')}>
            <bdi>{list(rooms)}</bdi>
          </Fact>
        )}
      </dl>
      {calendarFile && (
        <a href={calendarFile} download className={buttonClasses({ size: 'lg' }, 'mt-4 max-sm:w-full')}>
          <CalendarIcon aria-hidden="true" /> {t('calendarFile')}
        </a>
      )}
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

const outside = { target: '_blank', rel: 'noreferrer', className: 'text-accent-ink underline' }

function Place({ kind, value }: NonNullable<Meeting['place']>) {
  const t = useText()
  if (kind === 'link')
    return (
      <a href={value} {...outside}>
        {t('join')}
      </a>
    )
  if (kind === 'phone')
    return (
      <a href={`tel:${value.replace(/[^+\d]/g, '')}`} className={outside.className}>
        <bdi>{t('call', { number: value })}</bdi>
      </a>
    )
  return (
    <>
      <bdi className="block">{value}</bdi>
      <a href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(value)}`} {...outside}>
        {t('map')}
      </a>
    </>
  )
}
