import { expect, it } from 'vitest'
import { placed } from './marks.ts'

it.each<[number, number, string]>([
  [40, 45, 'end 0, start 0'],
  [2, 3, 'start 0, start 1'],
  [95, 97, 'end 0, end 1'],
  [5, 95, 'start 0, end 0'],
  [60, 40, 'end 0, start 0'],
])('names of lines at %s and %s do not meet', (median, p90, expected) => {
  const marks = placed([
    { name: 'Median', at: median },
    { name: '90%', at: p90 },
  ])
  expect(marks.map(({ side, row }) => `${side} ${row}`).join(', ')).toBe(expected)
})
