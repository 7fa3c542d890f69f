import { type RefObject, useEffect, useRef } from 'react'
import { isHeard } from '../keys/single-keys.ts'
import { type Found, meantIn } from '../keys/table.ts'
import type { BoardStore } from './board-store.ts'
import { cardElement, cardIdOf, columnIdOf, focusCard } from './focus.ts'

export type KeyActions = {
  openMove: (id: string, anchor: HTMLElement) => void
  select: (id: string, range: boolean) => void
  reject: (id: string) => void
  rate: (id: string, value: number) => void
  undo: () => void
  redo: () => void
  help: () => void
  find: () => void
  filter: () => void
  clearSelection: () => void
  compare: () => void
}

/** The board by keyboard; off while the person types, and while a dialog or a menu is open. */
export function useKeys(
  board: RefObject<HTMLElement | null>,
  store: BoardStore,
  mayEdit: boolean,
  actions: KeyActions,
) {
  const latest = useRef(actions)
  latest.current = actions

  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      const root = board.current
      const meant = root && isHeard(event) && meantIn('board', event)
      if (!root || !meant) return
      const id = cardIdOf(document.activeElement)
      const does = actionOf(meant, event, root, id)
      if (!does) return
      // Escape goes on to whatever else it may close.
      if (meant.does !== 'clear') event.preventDefault()
      does()
    }

    function actionOf(
      meant: Found<'board'>,
      { shiftKey }: KeyboardEvent,
      root: HTMLElement,
      id: string | null,
    ): (() => void) | null {
      const actions = latest.current
      switch (meant.does) {
        case 'help':
        case 'find':
        case 'filter':
        case 'compare':
          return actions[meant.does]
        case 'step':
          return () => step(root, store, id, meant.value)
        case 'undo':
          return mayEdit ? (shiftKey ? actions.redo : actions.undo) : null
      }
      if (!id) return null
      switch (meant.does) {
        case 'beside':
          return () => beside(root, store, id, meant.value)
        case 'rate':
          return () => actions.rate(id, meant.value)
      }
      if (!mayEdit) return null
      switch (meant.does) {
        case 'move':
          return () => actions.openMove(id, cardElement(root, id)!)
        case 'select':
          return () => actions.select(id, shiftKey)
        case 'reject':
          return () => actions.reject(id)
        case 'clear':
          return actions.clearSelection
        default:
          return meant satisfies never
      }
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [board, store, mayEdit])
}

/** To the next or previous candidate, column after column. */
function step(board: HTMLElement, store: BoardStore, from: string | null, by: 1 | -1) {
  const order = store
    .getState()
    .columns.flatMap(({ cards, id }) => cards.map((card) => ({ id: card.id, columnId: id })))
  const at = order.findIndex(({ id }) => id === from)
  const next = order[at < 0 ? 0 : at + by]
  if (next) focusCard(board, next.id, next.columnId)
}

function beside(board: HTMLElement, store: BoardStore, id: string, way: 'up' | 'down' | 'left' | 'right') {
  if (way === 'up' || way === 'down') return step(board, store, id, way === 'down' ? 1 : -1)
  const forward = (way === 'right') !== (getComputedStyle(board).direction === 'rtl')
  sideways(board, store, id, forward ? 1 : -1)
}

/** To the card beside this one, in the next column that has any. */
function sideways(board: HTMLElement, store: BoardStore, id: string, by: 1 | -1) {
  const { columns } = store.getState()
  const here = columns.findIndex((column) => column.id === columnIdOf(cardElement(board, id)))
  const row = columns[here]?.cards.findIndex((card) => card.id === id) ?? 0
  for (let at = here + by; at >= 0 && at < columns.length; at += by) {
    const { cards, id: columnId } = columns[at]!
    const card = cards[Math.min(row, cards.length - 1)]
    if (card) return focusCard(board, card.id, columnId)
  }
}
