import { type BoardColumn, type BoardOrder, type Card, precedes, rankOf } from '#contracts/views/board.ts'
import type { Column } from '#contracts/job/columns.ts'

/** The columns as they are shown. A change makes new objects only of the columns it touches, so the others are not drawn again. */
export type BoardState = { columns: readonly BoardColumn[] }

/** A card as it is shown; one whose move is not answered after a second says so. */
export type ShownCard = Card & { isSaving?: true }

/** The card in place of what is shown of it, where it is shown. */
export const redraw = (state: BoardState, card: ShownCard): BoardState =>
  map(state, (column) =>
    column.cards.some(({ id }) => id === card.id)
      ? { ...column, cards: column.cards.map((each) => (each.id === card.id ? card : each)) }
      : column,
  )

export const cardIn = ({ columns }: BoardState, id: string): Card | undefined => {
  for (const { cards } of columns) {
    const card = cards.find((each) => each.id === id)
    if (card) return card
  }
  return undefined
}

/** Puts a card where it belongs, unless what is shown of it is newer. Beyond the cards loaded so far it only counts. */
export function placeCard(
  state: BoardState,
  card: Card,
  isShown: (columnId: string) => boolean,
  order: BoardOrder = 'newest',
): BoardState {
  const shown = cardIn(state, card.id)
  if (shown && shown.rev > card.rev) return state
  const moved = shown?.columnId !== card.columnId
  return map(state, (column) => {
    if (column.id === card.columnId) {
      const others = column.cards.filter(({ id }) => id !== card.id)
      const last = others.at(-1)
      const loaded = isShown(column.id) && (!column.more || (last !== undefined && rankOf(card) > rankOf(last)))
      return {
        ...column,
        cards: loaded ? inserted(others, card, order) : others,
        count: column.count + (moved && shown ? 1 : 0),
      }
    }
    if (shown && column.id === shown.columnId) return without(column, card.id, 1)
    return column
  })
}

export const removeCard = (state: BoardState, id: string): BoardState =>
  map(state, (column) => (column.cards.some((card) => card.id === id) ? without(column, id, 1) : column))

export const appendCards = (state: BoardState, columnId: string, cards: readonly Card[], more: boolean): BoardState =>
  map(state, (column) => {
    if (column.id !== columnId) return column
    const known = new Set(column.cards.map(({ id }) => id))
    return { ...column, cards: [...column.cards, ...cards.filter(({ id }) => !known.has(id))], more }
  })

/** The server's count settles what was counted while guessing. */
export const withCounts = (state: BoardState, counts: Readonly<Record<string, number>>): BoardState =>
  map(state, (column) =>
    column.count === (counts[column.id] ?? 0) ? column : { ...column, count: counts[column.id] ?? 0 },
  )

/** The job's columns in their present order and with their present titles; cards stay where they are. */
export function withColumns(state: BoardState, columns: readonly Column[]): BoardState {
  const known = new Map(state.columns.map((column) => [column.id, column]))
  const next = columns.map((column) => {
    const before = known.get(column.id)
    if (!before) return { ...column, count: 0, rating: null, cards: [], more: false }
    return before.title === column.title ? before : { ...before, title: column.title }
  })
  return same(state.columns, next) ? state : { columns: next }
}

function map(state: BoardState, change: (column: BoardColumn) => BoardColumn): BoardState {
  const columns = state.columns.map(change)
  return same(state.columns, columns) ? state : { columns }
}

const same = (before: readonly BoardColumn[], after: readonly BoardColumn[]) =>
  before.length === after.length && before.every((column, index) => column === after[index])

const without = (column: BoardColumn, id: string, fewer: number): BoardColumn => ({
  ...column,
  cards: column.cards.filter((card) => card.id !== id),
  count: Math.max(0, column.count - fewer),
})

function inserted(cards: Card[], card: Card, order: BoardOrder): Card[] {
  const at = cards.findIndex((each) => precedes(order, card, each))
  return at < 0 ? [...cards, card] : cards.toSpliced(at, 0, card)
}
