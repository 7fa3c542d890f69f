import { priceIn } from '#contracts/subscription/price-words.ts'
import type { Currency } from '#contracts/subscription/prices.ts'
import { useFormat } from '../i18n/format.ts'

export const usePrice = (currency: Currency) => priceIn(useFormat().locale, currency)
/** The same for amounts of several currencies. */
export function useMoney() {
  const { locale } = useFormat()
  return (minor: number, currency: string): string => priceIn(locale, currency)(minor)
}
