import { expect, it } from 'vitest'
import { normalisePhone } from './phone.ts'

it.each([
  ['+44 20 7946-0000', '+442079460000'],
  ['0044 (20) 7946 0000', '+442079460000'],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸', '+982112345678'],
  ['+８２ ２ １２３４ ５６７８', '+82212345678'],
  ['020 7946 0000', null],
  ['+44 20', null],
])('a telephone number typed as "%s" is %s', (typed, number) => {
  expect(normalisePhone(typed)).toBe(number)
})
