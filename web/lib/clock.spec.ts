import { describe, expect, it } from 'vitest'
import { clock, lengthClock } from './clock.ts'

describe('a time in a recording', () => {
  it('is said in minutes and seconds', () => {
    expect([0, 9.9, 61, 3599].map(clock)).toEqual(['0:00', '0:09', '1:01', '59:59'])
  })
})

describe('the length of a recording', () => {
  it('is said to the nearest second, and is never nothing', () => {
    expect([0.2, 14.4, 14.6, 59.7].map(lengthClock)).toEqual(['0:01', '0:14', '0:15', '1:00'])
  })
})
