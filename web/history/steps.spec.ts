import { expect, it } from 'vitest'
import { stepsAt } from './steps.ts'

const moments = ['10:00', '10:01', '10:01', '10:02']

it('leads from moment to moment, past events of the same one', () => {
  const at = (moment: string | null) => {
    const { reached, back, on } = stepsAt(moments, moment)
    return [reached, back, on]
  }
  expect(at(null)).toEqual([4, '10:01', null])
  expect(at('10:01')).toEqual([3, '10:00', '10:02'])
  expect(at('10:00')).toEqual([1, null, '10:01'])
  expect(at('09:00')).toEqual([0, null, '10:00'])
})

it('knows the first and the last, and none where nothing happened', () => {
  expect(stepsAt(moments, null)).toMatchObject({ count: 4, first: '10:00', last: '10:02' })
  expect(stepsAt([], null)).toEqual({ count: 0, reached: 0, first: null, last: null, back: null, on: null })
})
