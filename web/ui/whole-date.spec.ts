import { expect, it } from 'vitest'
import { isWholeDate } from './whole-date.ts'

it.each([
  ['2026-03-02', {}, true],
  ['0202-03-02', {}, false],
  ['2026-03-02', { max: '2026-03-02' }, true],
  ['2026-03-03', { max: '2026-03-02' }, false],
  ['', {}, true],
  ['', { required: true }, false],
])('a field that holds "%s" (%j) can be acted on: %s', (value, rules, expected) => {
  expect(isWholeDate(value, rules)).toBe(expected)
})
