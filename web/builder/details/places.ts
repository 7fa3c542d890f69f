import { noAddress } from '#contracts/job/empty-details.ts'
import type { JobDetails } from '#contracts/job/draft.ts'

export type FoundPlace = {
  city: string
  region: string
  country: string
  countryCode: string
  latitude: number
  longitude: number
}
/** Null while places cannot be looked up. */
export type FoundPlaces = { places: FoundPlace[] | null }

/** A place in one line; parts that are not known are left out. */
export const placeLine = ({ city, region, country }: Pick<FoundPlace, 'city' | 'region' | 'country'>) =>
  [city, region === city ? '' : region, country].filter(Boolean).join(', ')

/** The details with this place as the address; a location in words that is there stays. */
export function withPlace(details: JobDetails, place: FoundPlace): JobDetails {
  const { city, region, latitude, longitude, countryCode } = place
  return {
    ...details,
    address: { ...noAddress, ...details.address, city, state: region, latitude, longitude },
    countryCode,
    location: details.location.trim() === '' ? placeLine(place) : details.location,
  }
}
