/** The country a person seems to be in, as ISO 3166 alpha-2, and the sources that can answer. */
export type CountryLookup = (header: (name: string) => string | null | undefined) => string | null

const code = (text: string | null | undefined) => {
  const upper = text?.trim().toUpperCase() ?? ''
  // A proxy in front says XX when it does not know, and T1 for Tor.
  return /^[A-Z]{2}$/.test(upper) && upper !== 'XX' ? upper : null
}

/** What a proxy in front worked out from the address (`CF-IPCountry`). */
export const byProxy: CountryLookup = (header) => code(header('cf-ipcountry'))
/** The region of the first language that names one: `en-GB` is Britain. */
export const byLanguage: CountryLookup = (header) => {
  for (const language of (header('accept-language') ?? '').slice(0, 500).split(','))
    for (const part of language.split(';')[0]!.trim().split('-').slice(1)) if (code(part)) return code(part)
  return null
}

export const DEFAULT_COUNTRY = 'US'

/** The setting decides where there is one; then the proxy, then the browser's languages; the United States when none of them knows (NAV-035). */
export const countryLookup = (setting: string | undefined) => {
  const ways: CountryLookup[] = [() => code(setting), byProxy, byLanguage]
  return (header: Parameters<CountryLookup>[0]): string =>
    ways.reduce<string | null>((found, way) => found ?? way(header), null) ?? DEFAULT_COUNTRY
}
