import type { JobPayload, SavedJob } from '#contracts/http/api/job-wire.ts'
import type { JobDetails } from '#contracts/job/draft.ts'
import { noAddress } from '#contracts/job/empty-details.ts'
import { same } from '#contracts/kernel/same.ts'

type Place = Pick<JobDetails, 'location' | 'address' | 'countryCode'>
type Component = SavedJob['location']['address_components'][number]

/** The place of a job as programs read it: a description, its parts, and the address in the terms of a map service (JOB-024). */
export const locationWire = (place: Place): SavedJob['location'] => ({
  description: place.location,
  terms: termsOf(place.location),
  address_components: componentsOf(place),
})

function termsOf(description: string): SavedJob['location']['terms'] {
  let offset = 0
  return description.split(',').flatMap((part) => {
    const value = part.trim()
    const at = offset + (part.length - part.trimStart().length)
    offset += part.length + 1
    return value ? [{ offset: at, value }] : []
  })
}

const parts = {
  street: ['route'],
  city: ['locality', 'political'],
  state: ['administrative_area_level_1', 'political'],
  postcode: ['postal_code'],
} as const

function componentsOf({ address = noAddress, countryCode }: Place): Component[] {
  const named = Object.entries(parts).flatMap(([field, types]) => {
    const name = address[field as keyof typeof parts]
    return name ? [{ long_name: name, short_name: name, types: [...types] }] : []
  })
  if (countryCode === null) return named
  return [...named, { long_name: countryCode, short_name: countryCode, types: ['country', 'political'] }]
}

/** The parts of a place that a program sent and that differ from `now`. */
export function placeFrom(sent: JobPayload['location'], now: Place): Partial<Place> {
  const { description, terms, address_components: components } = sent ?? {}
  const location = description ?? terms?.map(({ value }) => value).join(', ')
  return {
    ...(location !== undefined && { location }),
    ...(components && !same(components, componentsOf(now)) && addressOf(components)),
  }
}

function addressOf(components: readonly Component[]): Pick<Place, 'address' | 'countryCode'> {
  const named = (...types: string[]) =>
    components.filter((component) => component.types.some((type) => types.includes(type)))
  const text = (...types: string[]) =>
    named(...types)
      .map(({ long_name }) => long_name)
      .join(' ')
  return {
    address: {
      ...noAddress,
      // In the order in which they come: number and street change places from country to country.
      street: text('street_number', 'route'),
      city: text('locality') || text('postal_town'),
      state: text('administrative_area_level_1'),
      postcode: text('postal_code'),
    },
    countryCode: named('country')[0]?.short_name.toUpperCase() ?? null,
  }
}
