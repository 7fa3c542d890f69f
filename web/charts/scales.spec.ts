import { describe, expect, it } from 'vitest'
import { across, highest, labelled, nearest, verticalScale } from './scales.ts'

const series = (...values: (number | null)[]) => ({ key: 'a', name: 'A', values })

describe('the scales of a chart', () => {
  it('begin at zero, end at a round number, and name whole numbers alone where values are counts', () => {
    expect(verticalScale(7, true).ticks).toEqual([0, 2, 4, 6, 8])
    expect(verticalScale(1, true).ticks).toEqual([0, 1])
    expect(verticalScale(1, false).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
    expect(verticalScale(0, true).y(0)).toBe(100)
    expect(verticalScale(7, true).y(8)).toBe(0)
  })

  it('have room for the period before, and for columns on top of one another', () => {
    const two = [series(1, 5), { ...series(4, 3), before: [9, 0] }]
    expect(highest(two, 'line')).toBe(9)
    expect(highest([series(1, 5), series(4, 3)], 'line')).toBe(5)
    expect(highest([series(1, 5), series(4, 3)], 'column')).toBe(8)
    expect(highest([series(null, null)], 'line')).toBe(0)
  })

  it.each(['line', 'column'] as const)('find every %s point again from its place', (kind) => {
    for (const count of [1, 2, 3, 31])
      for (let at = 0; at < count; at++) expect(nearest(across(count, kind)(at), count, kind)).toBe(at)
    expect(nearest(-20, 5, kind)).toBe(0)
    expect(nearest(140, 5, kind)).toBe(4)
  })

  it('label a few points, evenly', () => {
    expect(labelled(3)).toEqual([0, 1, 2])
    expect(labelled(30)).toEqual([0, 6, 12, 18, 24])
    expect(labelled(0)).toEqual([])
  })
})
