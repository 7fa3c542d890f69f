import { candidateSources } from '#contracts/candidate/statuses.ts'
import { type BoardAsked, boardOrders } from '#contracts/views/board.ts'

export const ratings = ['none', '1', '2', '3', '4', '5'] as const

/** What an address asks a board for; anything it cannot mean is left out. */
export function boardAsked(query: URLSearchParams): BoardAsked {
  const one = <Value extends string>(name: string, of: readonly Value[]) => of.find((each) => each === query.get(name))
  const rating = one('rating', ratings)
  return {
    search: (query.get('q') ?? '').slice(0, 200),
    rating: rating === undefined || rating === 'none' ? rating : Number(rating),
    source: one('source', candidateSources),
    order: one('sort', boardOrders) ?? 'newest',
  }
}

/** How many filters are set besides the search; an order is none. */
export const filtersIn = ({ rating, source }: BoardAsked) =>
  [rating, source].filter((each) => each !== undefined).length

/** Whether some cards are left out. */
export const isNarrowed = (asked: BoardAsked) => asked.search.trim() !== '' || filtersIn(asked) > 0
