export type Place = {
  city: string
  /** State, province or region; empty where nothing is known of it. */
  region: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  latitude: number
  longitude: number
}

export type PlaceQuestion = { text: string; language: string; limit: number }

export interface Geocoder {
  /**
   * Cities whose names begin with or hold the text, the best known first; none for a text of less than two letters.
   * @throws Rejected 'geocoder/unavailable' while it cannot be asked.
   */
  find(question: PlaceQuestion): Promise<Place[]>
}

/** A text that is too short means no city. */
export const isAsked = (text: string) => text.trim().length >= 2
