import { expect, it } from 'vitest'
import type { HistoryChange } from '#contracts/views/history.ts'
import { worthTelling } from './changes.ts'

it('a history says nothing of an answer that was left blank', () => {
  const blank = {
    field: 'answer',
    of: 'A question',
    take: '',
    before: null,
    after: { type: 'text', value: '' },
  } as HistoryChange
  const chosen = {
    field: 'answer',
    of: 'A question',
    take: '',
    before: null,
    after: { type: 'choice', value: ['Late'] },
  } as HistoryChange
  expect(worthTelling([blank, chosen])).toEqual([chosen])
})

it('a history says nothing of a phone number that was left out, and tells of one that was taken away', () => {
  const leftOut = { field: 'phone', before: null, after: '' } as HistoryChange
  const takenAway = { field: 'phone', before: '+44 20 7946 0000', after: '' } as HistoryChange
  const none = { field: 'rating', of: 'Rita Moreno', before: null, after: 0 } as HistoryChange
  expect(worthTelling([leftOut, takenAway, none])).toEqual([takenAway, none])
})
