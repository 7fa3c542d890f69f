import { describe, expect, it } from 'vitest'
import { formatsIn } from './format.ts'

const at = '2026-11-02T17:05:09.000Z'

describe('dates in the admin', () => {
  it.each([
    ['en', '02/11/2026'],
    ['de', '02.11.2026'],
    ['he', '02.11.2026'],
  ] as const)('read in %s as %s (GEN-013)', (language, day) => {
    expect(formatsIn(language).instant(at, { timeZone: 'UTC', precision: 'day' })).toBe(day)
  })

  it('leave the day out where a heading says it', () => {
    expect(formatsIn('en').instant(at, { timeZone: 'UTC', precision: 'time' })).toBe('17:05:09 UTC')
    expect(formatsIn('en').dayHeading(at, 'UTC')).toMatch(/^Monday,? 2 November 2026$/)
  })

  it('name the zone that their time is told in', () => {
    expect(formatsIn('en').instant(at, { timeZone: 'UTC' })).toBe('02/11/2026, 17:05 UTC')
    expect(formatsIn('de').instant(at, { timeZone: 'Europe/Berlin', precision: 'second' })).toBe(
      '02.11.2026, 18:05:09 MEZ',
    )
    expect(formatsIn('he').instant(at, { timeZone: 'UTC' })).toBe('02.11.2026, 17:05 UTC')
  })
})

it('money is told in whole units, and to the cent as soon as one amount has cents', () => {
  expect(formatsIn('en').money('EUR', [48000, 60000])).toEqual(['€48,000', '€60,000'])
  expect(formatsIn('en').money('GBP', [10.5, 12])).toEqual(['£10.50', '£12.00'])
  expect(formatsIn('de').money('EUR', [10.5])).toEqual(['10,50\u00a0€'])
})

it('numbers are grouped and parted as the language does', () => {
  expect([formatsIn('en').number(12345), formatsIn('de').number(12345)]).toEqual(['12,345', '12.345'])
  expect([formatsIn('en').decimal(4.7, 1), formatsIn('de').decimal(4.7, 1), formatsIn('he').decimal(4, 1)]).toEqual([
    '4.7',
    '4,7',
    '4.0',
  ])
})
