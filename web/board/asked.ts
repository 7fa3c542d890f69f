import { type CandidateFilter, filterIn } from '#contracts/candidate/filter.ts'
import { type BoardOrder, boardOrders } from '#contracts/views/board.ts'

export type BoardAsked = { filter: CandidateFilter; order: BoardOrder }

/** What an address asks a board for; anything it cannot mean is left out. */
export function boardAsked(query: URLSearchParams): BoardAsked {
  const { filter } = filterIn(query)
  return { filter, order: boardOrders.find((each) => each === query.get('sort')) ?? 'newest' }
}
