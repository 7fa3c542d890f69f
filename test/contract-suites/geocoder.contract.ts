import { describe, expect, it } from 'vitest'
import type { Geocoder } from '#infra/engines/geocoder/geocoder.ts'

/** What every geocoder promises. */
export function geocoderContract(name: string, open: () => Promise<Geocoder>) {
  describe(`geocoder: ${name}`, () => {
    const ask = async (text: string, limit = 8) => (await open()).find({ text, limit, language: 'en' })

    it('finds cities by how they begin, whatever the letter case, with where they are', async () => {
      const [first, ...others] = await ask(' BERL')
      expect(first).toEqual({
        city: 'Berlin',
        region: expect.any(String),
        countryCode: 'DE',
        latitude: expect.closeTo(52.52, 1),
        longitude: expect.closeTo(13.4, 1),
      })
      expect(others.some(({ city, countryCode }) => city === 'Berlin' && countryCode === 'US')).toBe(true)
    })

    it('answers no more than the limit', async () => {
      expect(await ask('Berlin', 1)).toHaveLength(1)
    })

    it('answers nothing to what is no city, or too short to be one', async () => {
      for (const text of ['', ' b ', 'Qqqqxyz']) expect(await ask(text)).toEqual([])
    })
  })
}
