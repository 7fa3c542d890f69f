import { type CandidateFilter, filterIn } from '#contracts/candidate/filter.ts'
import { type CandidateOrder, candidateSorts, type ListView, listViews } from '#contracts/views/candidate.ts'

const LAST_PAGE = 2000
/** In which order each comes, unless asked otherwise. */
const usualOrder: Record<ListView, string | null> = {
  list: null,
  screening: '-finished',
  scorecards: '-score',
  conversation: '-activity',
  transcripts: null,
}
/** There is something of them to look at. */
const handedIn = ['uploading', 'completed'] as const
const ID = /^[\w-]{1,40}$/

/** What an address asks the table for; anything it cannot mean is left out. */
export function askedFor(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1)
  const job = query.get('job') ?? ''
  const view = listViews.find((each) => each === query.get('mode')) ?? 'list'
  const { filter } = filterIn(query)
  return {
    jobId: ID.test(job) ? job : undefined,
    filter: view === 'screening' ? { statuses: handedIn, ...filter } : filter,
    order: orderOf(query.get('sort') ?? usualOrder[view]),
    view,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}
export type Asked = ReturnType<typeof askedFor>

/** The candidates that it asks for, of one job or of all. */
export const candidatesOf = ({ filter, jobId }: Asked): CandidateFilter & { jobId?: string | undefined } => ({
  ...filter,
  jobId,
})

/** `rating` is the least first, `-rating` the greatest. */
function orderOf(text: string | null): CandidateOrder {
  const by = candidateSorts.find((each) => each === text?.replace(/^-/, ''))
  return by ? { by, descending: text!.startsWith('-') } : { by: 'added', descending: true }
}
export const orderText = ({ by, descending }: CandidateOrder) => (descending ? `-${by}` : by)

/** A press on a heading: the other way round, or this order, a name from A and everything else from the greatest. */
export const orderBy = (by: CandidateOrder['by'], now: CandidateOrder): CandidateOrder =>
  now.by === by ? { by, descending: !now.descending } : { by, descending: by !== 'name' }
