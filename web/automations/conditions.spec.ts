import { expect, it } from 'vitest'
import { conditionsIn, noConditions, shownConditions } from './conditions.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

it('conditions of the form are shown as they were chosen', () => {
  const sent = { score: '70', comments: 'some', tags: 'Berlin, night shift', addedFrom: '2026-01-01', addedTo: '' }
  const read = conditionsIn(form(sent), { statuses: ['completed'] })
  expect(read).toEqual({
    statuses: ['completed'],
    score: { is: 'gt', value: 70 },
    comments: 'some',
    tags: ['Berlin', 'night shift'],
    dates: { added: { from: '2026-01-01' } },
  })
  expect(shownConditions(read)).toEqual(sent)
})

it('what the form has no field for stays, what was emptied goes, and nonsense is left out', () => {
  const before = {
    score: { is: 'between', value: 10, to: 20 },
    tags: ['x'],
    dates: { started: { from: '2026-02-01' } },
  } as const
  const left = conditionsIn(form({ ...noConditions, score: 'many', addedTo: '2026-13-77' }), before)
  expect(left).toEqual({ score: before.score, dates: before.dates })
  expect(conditionsIn(form({ ...noConditions }), { score: { is: 'gt', value: 5 } })).toEqual({})
})
