import { expect, it } from 'vitest'
import { nextColumn } from './next-column.ts'

const columns = [
  { id: 'default', kind: 'default' },
  { id: 'call', kind: 'custom' },
  { id: 'hired', kind: 'hired' },
  { id: 'rejected', kind: 'rejected' },
] as const

it.each([
  ['default', 'call'],
  ['call', 'hired'],
  ['hired', undefined],
  ['rejected', undefined],
  ['a stage that was removed', undefined],
])('from %s a candidate advances to %s', (from, to) => {
  expect(nextColumn(columns, from)?.id).toBe(to)
})
