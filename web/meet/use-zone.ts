import { useNavigate, useSearchParams } from '@remix-run/react'
import { useEffect, useSyncExternalStore } from 'react'
import { localTimeZone, timeZones } from '#contracts/kernel/formatters.ts'

const nothing = () => () => {}
const none: readonly string[] = []
let all: readonly string[] | undefined

/** The page's address in another zone, from its first day on. */
function inZone(query: URLSearchParams, zone: string) {
  const next = new URLSearchParams(query)
  next.set('zone', zone)
  next.delete('day')
  return next
}

/**
 * The zone of all times, which the page's address names once a browser has opened it: that of the device, until the
 * candidate chooses another. The names to choose from come with the browser: a page that carried them would be twice as large.
 */
export function useZone(zone: string) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isNamed = query.has('zone')
  const known = useSyncExternalStore(
    nothing,
    () => (all ??= timeZones()),
    () => none,
  )
  const choose = (next: string) =>
    navigate(`?${inZone(query, next).toString()}`, { replace: true, preventScrollReset: true })
  useEffect(() => {
    if (!isNamed && localTimeZone() !== zone) void choose(localTimeZone())
  }, [isNamed])
  return { zone, choose, zones: known.includes(zone) ? known : [zone, ...known], isChangeable: known.length > 0 }
}
