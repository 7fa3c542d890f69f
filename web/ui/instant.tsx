import { useSyncExternalStore } from 'react'

const nothing = () => () => {}
const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment, with its zone: the server writes it in UTC, the browser in the reader's own zone. */
export function Instant({ at, precision = 'minute', className }: { at: string; precision?: 'day' | 'minute' | 'second'; className?: string }) {
  const timeZone = useSyncExternalStore(nothing, localZone, () => 'UTC')
  return (
    <time dateTime={at} title={at} className={className} suppressHydrationWarning>
      {formatInstant(at, { timeZone, precision })}
    </time>
  )
}

/** Dates read dd/LL/yyyy, as everywhere in the admin (GEN-013). */
export function formatInstant(at: string, { timeZone, precision = 'minute' }: { timeZone: string; precision?: 'day' | 'minute' | 'second' }) {
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  if (precision === 'day') return new Intl.DateTimeFormat('en-GB', { ...day, timeZone }).format(new Date(at))
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', ...(precision === 'second' && ({ second: '2-digit' } as const)) } as const
  return new Intl.DateTimeFormat('en-GB', { ...day, ...time, timeZone }).format(new Date(at))
}
