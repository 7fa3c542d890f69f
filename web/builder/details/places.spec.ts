import { describe, expect, it } from 'vitest'
import { aJob } from '#test/fixtures/job.ts'
import { placeLine, withPlace } from './places.ts'

const berlin = { city: 'Berlin', region: '', country: 'Germany', countryCode: 'DE', latitude: 52.52, longitude: 13.41 }

describe('a place that is chosen', () => {
  it('is one line without parts that are not known or said twice', () => {
    expect(placeLine(berlin)).toBe('Berlin, Germany')
    expect(placeLine({ ...berlin, region: 'Berlin' })).toBe('Berlin, Germany')
    expect(placeLine({ city: 'Berlin', region: 'NH', country: 'United States' })).toBe('Berlin, NH, United States')
  })

  it('brings city, country and coordinates, and keeps street, postcode and what the location says', () => {
    const { details } = aJob({ location: ' ' })
    const there = withPlace(details, berlin)
    expect(there).toMatchObject({
      location: 'Berlin, Germany',
      countryCode: 'DE',
      address: { city: 'Berlin', latitude: 52.52, longitude: 13.41 },
    })
    const street = { ...there, location: 'HQ', address: { ...there.address!, street: 'Torstr. 1', postcode: '10119' } }
    expect(withPlace(street, { ...berlin, city: 'Bonn' })).toMatchObject({
      location: 'HQ',
      address: { city: 'Bonn', street: 'Torstr. 1', postcode: '10119' },
    })
  })
})
