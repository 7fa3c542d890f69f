export const jobTabs = ['active', 'draft', 'archived'] as const
export type JobTab = (typeof jobTabs)[number]

/** Jobs on one page of the list. */
export const PAGE = 50

/** What the list can be ordered by, besides the last change first. */
export const jobSorts = ['title', 'candidates', 'review', 'hired', 'owner', 'open', 'activity'] as const
export type JobSort = (typeof jobSorts)[number]
export type JobOrder = { by: JobSort; descending: boolean }

/** What the address of the list asks for; anything it cannot mean is left out. */
export function askedFor(query: URLSearchParams) {
  const sort = query.get('sort')
  const by = jobSorts.find((each) => each === sort?.replace(/^-/, ''))
  return {
    tab: jobTabs.find((each) => each === query.get('currentTab')) ?? 'active',
    search: (query.get('search') ?? '').slice(0, 200),
    owner: /^[\w-]{1,40}$/.test(query.get('owner') ?? '') ? query.get('owner')! : undefined,
    category: /^[\w-]{1,40}$/.test(query.get('category') ?? '') ? query.get('category')! : undefined,
    order: by && ({ by, descending: sort!.startsWith('-') } satisfies JobOrder),
    page: Math.max(1, Math.min(10_000, Math.trunc(Number(query.get('page'))) || 1)),
  }
}
export type Asked = ReturnType<typeof askedFor>

/** The address of the list that asks for this. */
export function listPath({ tab, search, owner, category, order, page }: Partial<Asked> & { tab: JobTab }): string {
  const query = new URLSearchParams({ currentTab: tab })
  if (search) query.set('search', search)
  if (owner) query.set('owner', owner)
  if (category) query.set('category', category)
  if (order) query.set('sort', orderText(order))
  if (page && page > 1) query.set('page', String(page))
  return `/admin/jobs?${query}`
}
export const orderText = ({ by, descending }: JobOrder) => (descending ? `-${by}` : by)

const isText = (by: JobSort) => by === 'title' || by === 'owner'
/** A press on a heading: the other way round, or this order, names from A and everything else from the greatest. */
export const orderBy = (by: JobSort, now: JobOrder | undefined): JobOrder =>
  now?.by === by ? { by, descending: !now.descending } : { by, descending: !isText(by) }

/** What a row is ordered by. */
export type Ordered = {
  title: string
  candidates: number
  toReview: number
  hired: number
  owner: { name: string } | null
  openSince: string | null
  lastAt: string
}

/** Rows of the same value keep their order; a row without one comes last, whichever way round. */
export function inOrder<Row extends Ordered>(
  rows: readonly Row[],
  { by, descending }: JobOrder,
  collator: Intl.Collator,
) {
  const compare = {
    title: ({ title: a }, { title: b }) => collator.compare(a, b),
    candidates: (a, b) => a.candidates - b.candidates,
    review: (a, b) => a.toReview - b.toReview,
    hired: (a, b) => a.hired - b.hired,
    owner: (a, b) => collator.compare(a.owner?.name ?? '', b.owner?.name ?? ''),
    // The longest open was opened first.
    open: ({ openSince: a }, { openSince: b }) => ((a ?? '') < (b ?? '') ? 1 : (a ?? '') > (b ?? '') ? -1 : 0),
    activity: ({ lastAt: a }, { lastAt: b }) => (a < b ? -1 : a > b ? 1 : 0),
  } as const satisfies Record<JobSort, (a: Ordered, b: Ordered) => number>
  const isMissing = ({ owner, openSince }: Ordered) => (by === 'owner' ? !owner : by === 'open' && !openSince)
  return rows.toSorted(
    (a, b) => Number(isMissing(a)) - Number(isMissing(b)) || (descending ? -1 : 1) * compare[by](a, b),
  )
}

/** The form that the rows' buttons send: fields named by what is to be done, each holding a job. */
export const CHANGE_FORM = 'change-job'
export const changes = ['archive', 'activate', 'draft'] as const
export type Change = (typeof changes)[number]
/** Names the field of the job that is to be copied. */
export const DUPLICATE = 'duplicate'
