import type { CandidateStatus } from '../candidate/events.ts'
import type { Column } from '../job/columns.ts'
import type { ColumnId } from '../kernel/ids.ts'

/** What a card on the board shows, and nothing else: a page carries a hundred of them. */
export type Card = {
  id: string
  /** Revision of the candidate this shows; an older one never replaces a newer. */
  rev: number
  name: string
  columnId: ColumnId
  status: CandidateStatus
  rejected: boolean
  /** Average of the team's stars, one decimal; null before anybody rated. */
  rating: number | null
  comments: number
  recordings: number
  enteredColumnAt: string
}

/** Where a card lies in its column: the latest to come is on top. Not sent with each card, as it says nothing new. */
export const rankOf = ({ enteredColumnAt, id }: Pick<Card, 'enteredColumnAt' | 'id'>) => `${enteredColumnAt}~${id}`

export type BoardColumn = Column & { count: number; cards: Card[]; more: boolean }

export type BoardPage = {
  columns: BoardColumn[]
  /** All candidates of the job, hidden ones included. */
  total: number
}

/** Never more than this many cards in one page of HTML. */
export const MAX_CARDS_PER_PAGE = 120
export const CARDS_PER_COLUMN = 20
