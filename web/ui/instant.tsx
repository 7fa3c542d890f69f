import { useSyncExternalStore } from 'react'
import { localTimeZone } from '#contracts/kernel/formatters.ts'
import { type Precision, useFormat } from '../i18n/format.ts'

const nothing = () => () => {}

/** The reader's own zone; UTC where the server draws. */
export const useTimeZone = () => useSyncExternalStore(nothing, localTimeZone, () => 'UTC')

/** A moment, with its zone: the server writes it in UTC, the browser in the reader's own zone. */
export function Instant({
  at,
  precision = 'minute',
  className,
}: {
  at: string
  precision?: Precision
  className?: string
}) {
  const timeZone = useTimeZone()
  const { instant, direction } = useFormat()
  return (
    <time
      dateTime={at}
      title={at}
      className={className}
      dir={direction === 'rtl' ? 'ltr' : undefined}
      suppressHydrationWarning
    >
      {instant(at, { timeZone, precision })}
    </time>
  )
}
