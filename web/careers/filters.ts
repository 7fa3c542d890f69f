import type { Listing } from '#contracts/job/boards/listing.ts'
import { searchable } from '#contracts/kernel/fold.ts'

export const filterNames = ['place', 'type', 'workplace', 'category'] as const
export type FilterName = (typeof filterNames)[number]
export type CareersFilter = Record<FilterName | 'q', string>

/** What a job is found by under each filter. */
const valuesOf: Record<FilterName, (listing: Listing) => (string | null)[]> = {
  place: ({ place }) => [place.text],
  type: ({ jobType }) => [jobType],
  workplace: ({ workplace }) => [workplace],
  category: ({ categories }) => categories,
}

export const filterIn = (search: URLSearchParams): CareersFilter => {
  const of = (name: string) => (search.get(name) ?? '').slice(0, 200)
  return { q: of('q'), place: of('place'), type: of('type'), workplace: of('workplace'), category: of('category') }
}

export const isFiltered = (filter: CareersFilter) => Object.values(filter).some((value) => value.trim() !== '')

/** Every word that is typed is in the title, the text or the place; each chosen filter fits. */
export const fits = (listing: Listing, filter: CareersFilter): boolean => {
  const found = searchable(listing.title, listing.description, listing.place.text, ...listing.requirements)
  const words = filter.q.split(/\s+/).filter(Boolean)
  return (
    words.every((word) => found.includes(searchable(word).trim())) &&
    filterNames.every((name) => filter[name] === '' || valuesOf[name](listing).includes(filter[name]))
  )
}

/** The values that are worth choosing: those of the jobs that are there, each once. */
export const choicesOf = (listings: readonly Listing[], name: FilterName): string[] =>
  [...new Set(listings.flatMap(valuesOf[name]))].filter((value): value is string => Boolean(value?.trim())).toSorted()
