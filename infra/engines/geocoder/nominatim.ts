import * as z from 'zod'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Geocoder, isAsked, type PlaceQuestion } from './geocoder.ts'

const ANSWER_MS = 5000
const Found = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    name: z.string().default(''),
    address: z
      .object({
        city: z.string(),
        town: z.string(),
        village: z.string(),
        municipality: z.string(),
        state: z.string(),
        country_code: z.string(),
      })
      .partial()
      .default({}),
  }),
)

/** Asks a server that speaks Nominatim's search, such as one of a company's own; answers are in the reader's language. */
export const nominatim = (address: string): Geocoder => ({
  async find({ text, language, limit }: PlaceQuestion) {
    if (!isAsked(text)) return []
    const url = new URL('search', address.endsWith('/') ? address : `${address}/`)
    url.search = new URLSearchParams({
      q: text.trim(),
      format: 'jsonv2',
      addressdetails: '1',
      featureType: 'city',
      'accept-language': language,
      limit: String(limit),
    }).toString()
    const answer = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'Hirelog' },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null)
    const found = answer?.ok ? Found.safeParse(await answer.json().catch(() => null)) : null
    if (!found?.success) throw new Rejected('geocoder/unavailable', 'Places cannot be looked up at the moment')
    return found.data.slice(0, limit).flatMap(({ lat, lon, name, address: of }) => {
      const city = of.city ?? of.town ?? of.village ?? of.municipality ?? name
      const countryCode = of.country_code?.toUpperCase() ?? ''
      return city && /^[A-Z]{2}$/.test(countryCode)
        ? [{ city, region: of.state ?? '', countryCode, latitude: lat, longitude: lon }]
        : []
    })
  },
})
