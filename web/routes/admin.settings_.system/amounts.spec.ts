import { expect, it } from 'vitest'
import { bytes } from './amounts.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [1_449_000, '1.4 MB'],
  [229_600_000_000, '230 GB'],
  [5e15, '5,000 TB'],
])('%d reads %s', (n, text) => expect(bytes(n)).toBe(text))
