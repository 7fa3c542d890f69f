import { afterEach, describe, expect, it } from 'vitest'
import { geocoderContract } from '#test/contract-suites/geocoder.contract.ts'
import { nominatimServer } from '#test/peers/geocoder/nominatim-server.ts'
import { listedCities } from './listed.ts'
import { nominatim } from './nominatim.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
async function peer(options?: Parameters<typeof nominatimServer>[0]) {
  const server = await nominatimServer(options)
  closers.push(server.close)
  return server.url
}

geocoderContract('the list of cities', async () => listedCities())
geocoderContract('a Nominatim server', async () => nominatim(await peer()))

describe('the list of cities', () => {
  it('names the largest first and finds a city without its accents', async () => {
    const [paris] = await listedCities().find({ text: 'paris', language: 'en', limit: 8 })
    expect(paris).toMatchObject({ city: 'Paris', countryCode: 'FR' })
    const found = await listedCities().find({ text: 'malaga', language: 'en', limit: 8 })
    expect(found[0]).toMatchObject({ city: 'Málaga', countryCode: 'ES' })
  })
})

describe('a Nominatim server', () => {
  it('answers in the reader’s language', async () => {
    const places = await nominatim(await peer()).find({ text: 'Mün', language: 'de', limit: 8 })
    expect(places.map(({ city }) => city)).toEqual(['München'])
  })

  it('that does not answer, or answers something else, is unavailable', async () => {
    const question = { text: 'Berlin', language: 'en', limit: 8 }
    const unavailable = { code: 'geocoder/unavailable' }
    await expect(nominatim(await peer({ broken: () => true })).find(question)).rejects.toMatchObject(unavailable)
    await expect(nominatim('http://127.0.0.1:1').find(question)).rejects.toMatchObject(unavailable)
    await expect(nominatim(`${await peer()}/elsewhere`).find(question)).rejects.toMatchObject(unavailable)
  })
})
