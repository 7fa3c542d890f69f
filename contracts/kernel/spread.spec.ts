import { describe, expect, it } from 'vitest'
import { spread } from './spread.ts'

describe('the spread of some durations', () => {
  it('is nothing without durations', () => {
    expect(spread([])).toBeNull()
  })

  it('names durations that occurred, whatever their order', () => {
    expect(spread([50, 10, 40, 20, 30])).toEqual({ count: 5, mean: 30, median: 30, p90: 50, max: 50 })
    expect(spread([7])).toEqual({ count: 1, mean: 7, median: 7, p90: 7, max: 7 })
  })
})
