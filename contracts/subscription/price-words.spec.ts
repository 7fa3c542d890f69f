import { expect, it } from 'vitest'
import { priceIn } from './price-words.ts'

it.each([
  ['en', 'usd', 129_00, '$129'],
  ['en', 'aud', 1_548_00, 'A$1,548'],
  ['en', 'gbp', 79_20, '£79.20'],
  ['de', 'aud', 1_548_00, '1.548 A$'],
] as const)('in %s, %s %d is %s (BILL-013, BILL-015)', (locale, currency, minor, text) => {
  expect(priceIn(locale, currency)(minor).replaceAll('\u00a0', ' ')).toBe(text)
})
