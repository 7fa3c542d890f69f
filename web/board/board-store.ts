import type { Column } from '#contracts/job/columns.ts'
import type { BoardOrder, BoardPage, Card } from '#contracts/views/board.ts'
import type { PushedCard } from '#contracts/views/live.ts'
import {
  appendCards,
  type BoardState,
  cardIn,
  placeCard,
  redraw,
  removeCard,
  withColumns,
  withCounts,
} from './board-state.ts'

/** Where a card goes, and since when it is said to lie there. */
export type Guess = { id: string; to: string; at: string }

/**
 * What the board shows, outside React: moved at once, settled by what the server answers, followed by what it pushes.
 * While a card's move is on its way, news about that card wait, so that it does not jump back and forth.
 */
export function boardStore(first: BoardPage, hideRejected: boolean, firstOrder: BoardOrder = 'newest') {
  let state: BoardState = { columns: first.columns }
  let hiding = hideRejected
  let order = firstOrder
  const listeners = new Set<() => void>()
  const guessed = new Map<string, { before: Card; to: string }>()
  const waiting = new Map<string, Card>()

  const isShown = (columnId: string) => !hiding || state.columns.find(({ id }) => id === columnId)?.kind !== 'rejected'
  const place = (shown: BoardState, card: Card) => placeCard(shown, card, isShown, order)
  function change(next: BoardState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  function shift(counts: Record<string, number>, next: BoardState): BoardState {
    return withCounts(
      next,
      Object.fromEntries(next.columns.map(({ id, count }) => [id, Math.max(0, count + (counts[id] ?? 0))])),
    )
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    card: (id: string) => cardIn(state, id),
    column: (id: string) => state.columns.find((column) => column.id === id),

    /** A page read afresh from the server. */
    load(page: BoardPage, hide: boolean, inOrder: BoardOrder = 'newest') {
      hiding = hide
      order = inOrder
      guessed.clear()
      waiting.clear()
      change({ columns: page.columns })
    },
    append: (columnId: string, cards: readonly Card[], more: boolean) =>
      change(appendCards(state, columnId, cards, more)),

    /** Shows cards where a person put them, before the server knows. @returns those that do move. */
    guess(guesses: readonly Guess[]): Card[] {
      const moving: Card[] = []
      let next = state
      for (const { id, to, at } of guesses) {
        const before = cardIn(state, id)
        if (!before || before.columnId === to) continue
        const rejected = state.columns.find((column) => column.id === to)?.kind === 'rejected'
        moving.push(before)
        guessed.set(id, { before, to })
        next = place(next, { ...before, columnId: to, rejected, enteredColumnAt: at })
      }
      change(next)
      return moving
    },
    /** Those of these cards whose move is still on its way say so. */
    saving(ids: readonly string[]) {
      let next = state
      for (const id of ids) {
        const card = guessed.has(id) ? cardIn(next, id) : undefined
        if (card) next = redraw(next, { ...card, isSaving: true })
      }
      change(next)
    },
    /** What the server made of it: cards as they are now. Guessed cards it does not mention go back where they were. */
    settle(ids: readonly string[], cards: readonly Card[], counts: Readonly<Record<string, number>> | null) {
      let next = state
      const answered = new Map(cards.map((card) => [card.id, card]))
      for (const id of ids) {
        const guess = guessed.get(id)
        guessed.delete(id)
        const card = answered.get(id)
        if (card) next = place(next, card)
        else if (guess) {
          const vanished = !cardIn(next, id)
          next = place(next, guess.before)
          if (vanished) next = shift({ [guess.before.columnId]: 1, [guess.to]: -1 }, next)
        }
        const news = waiting.get(id)
        waiting.delete(id)
        if (news) next = place(next, news)
      }
      change(counts ? withCounts(next, counts) : next)
    },

    /** What is pushed about a card. @returns who has just put it into another column, where that is known. */
    receive({ movedBy, ...pushed }: PushedCard): string | undefined {
      const shown = cardIn(state, pushed.id)
      const card = {
        ...pushed,
        rating: pushed.rating === undefined ? (shown?.rating ?? null) : pushed.rating,
        taira: pushed.taira === undefined ? (shown?.taira ?? null) : pushed.taira,
      }
      if (guessed.has(card.id)) return void waiting.set(card.id, card)
      change(place(state, card))
      // A card that is taken back is where it was put earlier.
      return shown && shown.enteredColumnAt < card.enteredColumnAt && shown.columnId !== card.columnId
        ? movedBy
        : undefined
    },
    remove: (id: string) => change(removeCard(state, id)),
    counts(counts: Readonly<Record<string, number>>) {
      if (guessed.size === 0) change(withCounts(state, counts))
    },
    columns: (columns: readonly Column[]) => change(withColumns(state, columns)),
  }
}
export type BoardStore = ReturnType<typeof boardStore>
