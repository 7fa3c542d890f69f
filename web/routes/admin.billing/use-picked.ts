import { useLocation, useNavigation } from '@remix-run/react'
import type { Currency } from '#contracts/subscription/prices.ts'
import { pickedIn } from './picked.ts'

/** Prices need no answer of the server: they follow the address of the next page, at once. */
export function usePicked(currency: Currency) {
  const here = useLocation()
  const next = useNavigation().location
  return pickedIn(new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search), currency)
}
