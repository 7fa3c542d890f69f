import { expect, it } from 'vitest'
import { emptyText } from './empty-text.ts'

const shown = (more: Partial<Parameters<typeof emptyText>[0]>) =>
  emptyText({ kind: 'custom', count: 0, hidden: false, searching: false, ...more })

it('a column without cards says whether it is empty, hidden, or has no match', () => {
  expect(shown({})).toBe('nobodyHere')
  expect(shown({ kind: 'rejected' })).toBe('nobodyRejected')
  expect(shown({ searching: true })).toBe('noMatch')
  expect(shown({ kind: 'rejected', searching: true })).toBe('noMatch')
  expect(shown({ kind: 'rejected', hidden: true, count: 19 })).toBe('rejectedHidden')
  expect(shown({ kind: 'rejected', hidden: true })).toBe('nobodyRejected')
  expect(shown({ kind: 'rejected', hidden: true, searching: true })).toBe('rejectedHidden')
})
