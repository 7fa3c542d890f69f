import { scoreConditionIn } from '#contracts/candidate/score-condition.ts'
import { type CandidateSource, candidateSources, candidateStatuses } from '#contracts/candidate/statuses.ts'
import { type CandidateOrder, candidateSorts } from '#contracts/views/candidate.ts'

const LAST_PAGE = 2000
const ID = /^[\w-]{1,40}$/
const DAY = /^\d{4}-\d\d-\d\d$/
export const ratings = ['none', '1', '2', '3', '4', '5'] as const

/** What an address asks the table for, as it is written there; anything it cannot mean is left out. */
export function askedFor(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1)
  const one = <Value extends string>(name: string, of: readonly Value[]) => of.find((each) => each === query.get(name))
  const matching = (name: string, pattern: RegExp) =>
    pattern.test(query.get(name) ?? '') ? query.get(name)! : undefined
  return {
    jobId: matching('job', ID),
    status: one('status', candidateStatuses),
    stage: matching('stage', ID),
    rating: one('rating', ratings),
    source: one<CandidateSource>('source', candidateSources),
    reviewer: matching('reviewer', ID),
    score: scoreAsked(query),
    from: matching('from', DAY),
    to: matching('to', DAY),
    search: (query.get('q') ?? '').slice(0, 200),
    order: orderOf(query.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}
/** `score=gt-60`, or as a form sends its three fields. */
function scoreAsked(query: URLSearchParams) {
  const [is, from, to] = ['scoreIs', 'scoreFrom', 'scoreTo'].map((name) => query.get(name) ?? '')
  const whole = is ? [is, from, ...(is === 'between' ? [to] : [])].join('-') : query.get('score')
  return scoreConditionIn(whole)
}
export type Asked = ReturnType<typeof askedFor>

/** `rating` is the least first, `-rating` the greatest. */
function orderOf(text: string | null): CandidateOrder {
  const by = candidateSorts.find((each) => each === text?.replace(/^-/, ''))
  return by ? { by, descending: text!.startsWith('-') } : { by: 'added', descending: true }
}
export const orderText = ({ by, descending }: CandidateOrder) => (descending ? `-${by}` : by)

/** A press on a heading: the other way round, or this order, a name from A and everything else from the greatest. */
export const orderBy = (by: CandidateOrder['by'], now: CandidateOrder): CandidateOrder =>
  now.by === by ? { by, descending: !now.descending } : { by, descending: by !== 'name' }

/** How many filters are set besides the search, the job and the status. */
export const filtersIn = ({ stage, rating, source, reviewer, score, from, to }: Asked) =>
  [stage, rating, source, reviewer, score, from, to].filter(Boolean).length
