import { type RefObject, useCallback } from 'react'
import { namespace } from '../i18n/namespace.ts'
import type { BoardStore } from './board-store.ts'
import { cardElement } from './focus.ts'

const useText = namespace('board')
const SHOWN_MS = 6000

/** Says for a moment, on the card and aloud, which colleague has just moved it. @returns what to call once a card is in its new column. */
export function useMoveNotes(
  board: RefObject<HTMLElement | null>,
  store: BoardStore,
  announce: (text: string) => void,
) {
  const t = useText()
  return useCallback(
    (id: string, who: string) => {
      const card = store.card(id)
      const column = card && store.column(card.columnId)
      if (!card || !column) return
      announce(t('movedByOther', { who, name: card.name, column: column.title }))
      // The card is drawn in its new column by then; where that is folded or far away, there is nothing to mark.
      requestAnimationFrame(() => {
        const element = board.current && cardElement(board.current, id)
        if (!element) return
        element.dataset.note = t('movedBy', { who })
        setTimeout(() => delete element.dataset.note, SHOWN_MS)
      })
    },
    [announce, board, store, t],
  )
}
