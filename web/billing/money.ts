import type { Currency } from '#contracts/subscription/prices.ts'
import { useFormat } from '../i18n/format.ts'

/** Writes an amount of the smallest unit in the page's language. */
export function useMoney() {
  const { money } = useFormat()
  return (amount: number, currency: Currency): string => money(currency.toUpperCase(), [amount / 100])[0]!
}
