/**
 * Formatters and collators of `Intl`, each made once and kept: making one takes 20 to 50 kB that the garbage collector
 * does not see. This is the only module that makes any (eslint.config.js). Time zones come from people, so what is kept
 * has a bound.
 */
const MOST = 500

function keeper<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const kept = new Map<string, Formatter>()
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options)
    let formatter = kept.get(key)
    if (!formatter) {
      if (kept.size >= MOST) kept.clear()
      kept.set(key, (formatter = make(locale, options)))
    }
    return formatter
  }
}

export const dateTimeFormat = keeper(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const numberFormat = keeper(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
export const relativeTimeFormat = keeper(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)
export const listFormat = keeper((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
export const displayNames = keeper(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)
export const collator = keeper((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options))

let words: Intl.Segmenter | undefined
/** Words of a text in small letters, in any script. */
export const wordsOf = (text: string): string[] =>
  [...(words ??= new Intl.Segmenter('en', { granularity: 'word' })).segment(text.toLowerCase())].flatMap(
    ({ segment, isWordLike }) => (isWordLike ? [segment] : []),
  )

let graphemes: Intl.Segmenter | undefined
/** What a reader takes for one sign each, marks included. */
export const graphemesOf = (text: string): string[] =>
  [...(graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text)].map(({ segment }) => segment)

let zone: string | undefined
/** The time zone of this device: an IANA name. */
export const localTimeZone = (): string => (zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The time zones that can be chosen, by their IANA names. */
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone')
