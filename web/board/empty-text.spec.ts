import { expect, it } from 'vitest'
import { emptyText } from './empty-text.ts'

it('a column without cards says whether it is empty or has no match', () => {
  expect(emptyText('custom', false)).toBe('nobodyHere')
  expect(emptyText('rejected', false)).toBe('nobodyRejected')
  expect(emptyText('custom', true)).toBe('noMatch')
  expect(emptyText('rejected', true)).toBe('noMatch')
})
