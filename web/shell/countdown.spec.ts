import { expect, it } from 'vitest'
import { inClock } from './countdown.tsx'

it.each([
  [0, '00:00:00'],
  [-5, '00:00:00'],
  [999, '00:00:01'],
  [61_000, '00:01:01'],
  [3_599_001, '01:00:00'],
  [100 * 3_600_000, '100:00:00'],
])('a banner with %s ms left shows %s', (ms, text) => {
  expect(inClock(ms)).toBe(text)
})
