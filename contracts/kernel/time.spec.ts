import { describe, expect, it } from 'vitest'
import { endOfDay, instantOf, inWords, later, nextHourIn, startOfDay } from './time.ts'

describe('time', () => {
  it('is counted by the calendar in UTC', () => {
    expect(later('2026-03-28T23:30:00.000Z', { days: 1 })).toBe('2026-03-29T23:30:00.000Z')
    expect(later('2026-01-31T12:00:00.000Z', { months: 1 })).toBe('2026-02-28T12:00:00.000Z')
    expect(later('2026-03-02T12:00:00.000Z', { milliseconds: 1500 })).toBe('2026-03-02T12:00:01.500Z')
    expect(later('2026-03-02T12:00:00.000Z', { days: -7 })).toBe('2026-02-23T12:00:00.000Z')
  })

  it('has whole days', () => {
    expect(startOfDay('2026-03-02T23:59:00.000Z')).toBe('2026-03-02T00:00:00.000Z')
    expect(endOfDay('2026-03-02T00:00:00.000Z')).toBe('2026-03-02T23:59:59.999Z')
  })

  it('comes to an hour of a zone on a day, a Monday or the first of a month', () => {
    const next = (now: string, every?: 'day' | 'week' | 'month') => nextHourIn(now, 8, 'Europe/Berlin', every)
    expect(next('2026-03-04T06:59:00.000Z')).toBe('2026-03-04T07:00:00.000Z')
    expect(next('2026-03-04T07:00:00.000Z')).toBe('2026-03-05T07:00:00.000Z')
    expect(next('2026-03-02T06:30:00.000Z', 'week')).toBe('2026-03-02T07:00:00.000Z')
    expect(next('2026-03-24T12:00:00.000Z', 'week')).toBe('2026-03-30T06:00:00.000Z')
    expect(next('2026-01-31T12:00:00.000Z', 'month')).toBe('2026-02-01T07:00:00.000Z')
    expect(next('2026-12-01T07:00:00.000Z', 'month')).toBe('2027-01-01T07:00:00.000Z')
  })

  it('is read from days, minutes and instants that there are', () => {
    expect(instantOf('2026-03-02')).toBe('2026-03-02T00:00:00.000Z')
    expect(instantOf('2026-03-02T10:30')).toBe('2026-03-02T10:30:00.000Z')
    expect(instantOf('2026-03-02T10:30:05.250Z')).toBe('2026-03-02T10:30:05.250Z')
    expect([instantOf('2026-02-30'), instantOf('yesterday'), instantOf('')]).toEqual([null, null, null])
  })

  it('is written DD-MM-YYYY where no other format is chosen (GEN-013)', () => {
    expect(inWords('2026-03-02T09:05:00.000Z')).toBe('02-03-2026 09:05 UTC')
  })
})
