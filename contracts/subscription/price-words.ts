import { numberFormat } from '../kernel/formatters.ts'
import { currencySigns } from './prices.ts'

const signs: Readonly<Record<string, string>> = currencySigns

/**
 * How a price reads: with the signs of A§9 ($, A$, £) in every language, placed as the language does, and cents only
 * where there are any. Takes the smallest unit of the currency.
 */
export function priceIn(locale: string, currency: string) {
  return (minor: number): string => {
    const digits = minor % 100 === 0 ? { maximumFractionDigits: 0 } : {}
    return numberFormat(locale, { style: 'currency', currency: currency.toUpperCase(), ...digits })
      .formatToParts(minor / 100)
      .map(({ type, value }) => (type === 'currency' ? (signs[currency] ?? value) : value))
      .join('')
  }
}
