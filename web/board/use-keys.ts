import { type RefObject, useEffect, useRef } from 'react'
import { isSwitchedOff } from '../keys/single-keys.ts'
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
  clearSelection: () => void
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input:not([type=checkbox]), textarea, select') || target.isContentEditable)

/** The board by keyboard; off while somebody types, and while a dialog or a menu is open. */
export function useKeys(board: RefObject<HTMLElement | null>, store: BoardStore, mayEdit: boolean, actions: KeyActions) {
  const latest = useRef(actions)
  latest.current = actions

  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      const root = board.current
      if (!root || event.defaultPrevented || event.altKey || isSwitchedOff(event) || typing(event.target) || document.querySelector('dialog[open], :popover-open')) return
      const key = event.key.toLowerCase()
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'z' || !mayEdit) return
        event.preventDefault()
        if (event.shiftKey) latest.current.redo()
        else latest.current.undo()
        return
      }
      if (event.key === '?') return act(event, latest.current.help)
      const id = cardIdOf(document.activeElement)
      if (key === 'j' || key === 'k') return act(event, () => step(root, store, id, key === 'j' ? 1 : -1))
      if (!id) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return act(event, () => step(root, store, id, event.key === 'ArrowDown' ? 1 : -1))
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        const forward = (event.key === 'ArrowRight') !== (getComputedStyle(root).direction === 'rtl')
        return act(event, () => sideways(root, store, id, forward ? 1 : -1))
      }
      if (/^[1-5]$/.test(event.key)) return act(event, () => latest.current.rate(id, Number(event.key)))
      if (!mayEdit) return
      if (key === 's' || key === 'm') return act(event, () => latest.current.openMove(id, cardElement(root, id)!))
      if (key === 'x') return act(event, () => latest.current.select(id, event.shiftKey))
      if (key === 'r') return act(event, () => latest.current.reject(id))
      if (event.key === 'Escape') latest.current.clearSelection()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [board, store, mayEdit])
}

function act(event: KeyboardEvent, what: () => void) {
  event.preventDefault()
  what()
}

/** To the next or previous candidate, column after column. */
function step(board: HTMLElement, store: BoardStore, from: string | null, by: 1 | -1) {
  const order = store.getState().columns.flatMap(({ cards, id }) => cards.map((card) => ({ id: card.id, columnId: id })))
  const at = order.findIndex(({ id }) => id === from)
  const next = order[at < 0 ? 0 : at + by]
  if (next) focusCard(board, next.id, next.columnId)
}

/** To the card beside this one, in the next column that has any. */
function sideways(board: HTMLElement, store: BoardStore, id: string, by: 1 | -1) {
  const { columns } = store.getState()
  const here = columns.findIndex((column) => column.id === columnIdOf(cardElement(board, id)))
  const row = columns[here]?.cards.findIndex((card) => card.id === id) ?? 0
  for (let at = here + by; at >= 0 && at < columns.length; at += by) {
    const { cards, id: columnId } = columns[at]!
    const beside = cards[Math.min(row, cards.length - 1)]
    if (beside) return focusCard(board, beside.id, columnId)
  }
}
