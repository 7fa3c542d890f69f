import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import type { ListData } from './list.server.ts'

type Found = Pick<ListData, 'total' | 'atLeast'>

/**
 * How many the filter finds: as far as the page goes until the number is there, which it requests where it does not know it.
 * `coming`: the number is on its way.
 */
export function useFound({ rows, total, atLeast, isCounted }: Found & Pick<ListData, 'rows' | 'isCounted'>) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('page')
  query.delete('select')
  // One answer for all pages of a filter; another filter has another.
  const asking = useFetcher<Found>({ key: `found ${pathname}?${query}` })
  useEffect(() => {
    if (isCounted) return
    query.set('count', '1')
    asking.load(`${pathname}?${query}`)
  }, [rows, isCounted])
  if (isCounted) return { total, atLeast, coming: false }
  const found = asking.data ?? { total, atLeast }
  return { total: found.total, atLeast: found.atLeast, coming: !asking.data }
}
