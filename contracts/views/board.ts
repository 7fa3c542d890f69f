import { candidateStatuses, type CandidateStatus } from '../candidate/statuses.ts'
import { posterPath } from '../candidate/poster.ts'
import { type InterviewStep, interviewSteps } from '../interview/codes.ts'
import type { Column } from '../job/columns.ts'
import { searchable } from '../kernel/fold.ts'
import type { ColumnId } from '../kernel/ids.ts'

/** How a fact of a card is written in a page, and read there; `id` is the card's. */
type Fact<Value> = { write(value: Value): string | number; read(text: string, id: string): Value }

const whole: Fact<number> = { write: (value) => value, read: Number }
const flag: Fact<boolean> = { write: (value) => (value ? 1 : 0), read: (text) => text === '1' }

/**
 * What a card shows beside its person and column: a page carries a hundred cards, so that each fact is worth its
 * few signs. One more is an entry here, what the projection knows of it (projections/board/cards.ts), and what is said
 * of it (web/board/card-words.ts).
 */
export const cardFacts = {
  /** Revision of the candidate this shows; an older one never replaces a newer. */
  rev: whole,
  status: {
    write: (status) => candidateStatuses.indexOf(status),
    read: (text) => candidateStatuses[Number(text)]!,
  } as Fact<CandidateStatus>,
  rejected: flag,
  /** Average of the team's stars, one decimal; null before the first rating. */
  rating: {
    write: (rating) => (rating === null ? '' : Math.round(rating * 10)),
    read: (text) => (text === '' ? null : Number(text) / 10),
  } as Fact<number | null>,
  /** What a model proposed, as it is shown; null: none that may be ranked by, or kept from who looks. */
  taira: {
    write: (score) => score ?? '',
    read: (text) => (text === '' ? null : Number(text)),
  } as Fact<number | null>,
  comments: whole,
  /** How far their live interview has come; null: none was planned. */
  live: {
    write: (live) => (live === null ? '' : interviewSteps.indexOf(live)),
    read: (text) => (text === '' ? null : interviewSteps[Number(text)]!),
  } as Fact<InterviewStep | null>,
  recordings: whole,
  /** Completed after the plan's one-way interviews were used up, and waits for room: nothing recorded is shown (BILL-042). */
  waiting: flag,
  /** Where a still of the first recording is served; null without one. */
  poster: {
    write: (poster) => (poster ? 1 : 0),
    read: (text, id) => (text === '1' ? posterPath(id) : null),
  } as Fact<string | null>,
}
export type CardFacts = { [Name in keyof typeof cardFacts]: ReturnType<(typeof cardFacts)[Name]['read']> }

export type Card = CardFacts & { id: string; name: string; columnId: ColumnId; enteredColumnAt: string }

/** A card's place in its column: the latest to come is on top. Not sent with each card, as it says nothing new. */
export const rankOf = ({ enteredColumnAt, id }: Pick<Card, 'enteredColumnAt' | 'id'>) => `${enteredColumnAt}~${id}`

export const boardOrders = ['newest', 'oldest', 'name', 'rating'] as const
/** The order of the cards in each column: the last to come first, the longest there, by name, the best rated. */
export type BoardOrder = (typeof boardOrders)[number]
type Placed = Pick<Card, 'id' | 'name' | 'enteredColumnAt' | 'rating'>
const isNewer = (one: Placed, other: Placed) => rankOf(one) > rankOf(other)
const isAbove: Record<BoardOrder, (one: Placed, other: Placed) => boolean> = {
  newest: isNewer,
  oldest: (one, other) => rankOf(one) < rankOf(other),
  name: (one, other) => searchable(one.name) < searchable(other.name),
  rating: (one, other) => (one.rating === other.rating ? isNewer(one, other) : (one.rating ?? 0) > (other.rating ?? 0)),
}
/** Whether a card is above another one of its column. */
export const precedes = (order: BoardOrder, one: Placed, other: Placed) => isAbove[order](one, other)

/** `rating` is the average of those who are rated; null without any. */
export type BoardColumn = Column & { count: number; rating: number | null; cards: Card[]; more: boolean }

export type BoardPage = {
  columns: BoardColumn[]
  /** All candidates of the job, hidden ones included. */
  total: number
}

/** Never more than this many cards in one page of HTML. */
export const MAX_CARDS_PER_PAGE = 120
export const CARDS_PER_COLUMN = 20
