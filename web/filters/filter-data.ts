import { type CandidateFilter, filterAddress, filterIn, filterKeys } from '#contracts/candidate/filter.ts'

/** What a page shows of its filter: as it was read from the address, with the names of what it names. */
export type FilterData = {
  filter: CandidateFilter
  /** Parts of the address that could not be read. */
  unread: string[]
  /** Stages, people, questions and options by the id that the filter has, as they are called. */
  names: Readonly<Record<string, string>>
}

/** What can be chosen in the filter's form, and how many it finds as it is. */
export type FilterChoices = {
  stages: readonly { id: string; title: string }[]
  reviewers: readonly { id: string; name: string }[]
  questions: readonly { moduleId: string; title: string; options: readonly { id: string; label: string }[] }[]
  /** Questions whose answers are a number or a day. */
  measures: readonly { moduleId: string; title: string; kind: 'number' | 'day' }[]
  skills: readonly { metricId: string; name: string }[]
  tags: readonly string[]
  /** Used most in what the candidates of the job wrote and said. */
  words: readonly string[]
  total: number
  atLeast: boolean
}

/** The saved filters of a job that a person sees, and the roles of the company that one can be shared with. */
export type SavedFilterData = {
  filters: readonly {
    filterId: string
    name: string
    address: string
    sharedWith: string | null
    pinned: boolean
    own: boolean
  }[]
  roles: readonly { id: string; name: string }[]
}

const formFields = ['from', 'to', 'filters', 'page', 'select']
const isOfFilter = (key: string) =>
  (filterKeys as readonly string[]).includes(key) ||
  formFields.includes(key) ||
  /^(added|invited|started|finished|score|rating|ai|personality|(?:skill|given)-[\w-]{1,40})(Is|From|To)$/.test(key)

/** What an address asks for besides the filter, such as the order. */
export const besides = (query: URLSearchParams) => [...query].filter(([key]) => !isOfFilter(key))

/** The address of the page with another filter, from its first page on. */
export const withFilter = (query: URLSearchParams, filter: CandidateFilter | URLSearchParams): string => {
  const next = new URLSearchParams(besides(query))
  for (const [key, value] of filter instanceof URLSearchParams ? filter : filterAddress(filter)) next.append(key, value)
  return `?${next}`
}

/** What a form of the filter asks for; days are meant in the zone of who fills it in. */
export const filterOfForm = (form: HTMLFormElement): CandidateFilter =>
  filterIn(new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]))).filter
