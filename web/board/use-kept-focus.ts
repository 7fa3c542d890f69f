import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { BoardState } from './board-state.ts'
import type { BoardStore } from './board-store.ts'
import { cardElement, cardIdOf, focusCard, isNowhere } from './focus.ts'

type Place = { id: string; columnId: string; index: number }

/**
 * A card that had the focus has it again as soon as it is drawn where it went; where it went out of sight, its
 * neighbour does. The focus is only picked up where a change let it fall: never taken from where the person has gone.
 * @returns what to call for cards a person has just changed from a menu or a dialog, before they are drawn
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>, store: BoardStore, columns: BoardState['columns']) {
  /** The card of the board that was focused last. */
  const last = useRef<Place | null>(null)
  /** The card that the drawing to come may take the focus from. */
  const falling = useRef<Place | null>(null)

  const remember = useCallback(
    (id: string | null) => {
      const column = id && store.column(store.card(id)?.columnId ?? '')
      last.current =
        id && column ? { id, columnId: column.id, index: column.cards.findIndex((card) => card.id === id) } : null
    },
    [store],
  )
  useEffect(() => {
    const root = board.current
    const focused = ({ target }: FocusEvent) => {
      falling.current = null
      remember(cardIdOf(target))
    }
    root?.addEventListener('focusin', focused)
    return () => root?.removeEventListener('focusin', focused)
  }, [board, remember])

  useLayoutEffect(
    () =>
      store.subscribe(() => {
        const id = cardIdOf(document.activeElement)
        if (id && id === last.current?.id) falling.current = last.current
      }),
    [store],
  )
  // After the effects of a dialog that closed with the same change: until then nothing else can have the focus.
  useEffect(() => {
    const fell = falling.current
    falling.current = null
    const root = board.current
    if (!root) return
    if (fell && isNowhere()) {
      if (cardElement(root, fell.id)) return focusCard(root, fell.id)
      const { cards = [] } = store.column(fell.columnId) ?? {}
      const neighbour = cards[Math.min(fell.index, cards.length - 1)]
      // Without one, the card itself: a long column scrolls to it.
      return focusCard(root, neighbour?.id ?? fell.id, neighbour ? fell.columnId : store.card(fell.id)?.columnId)
    }
    const id = cardIdOf(document.activeElement)
    if (id) remember(id)
  }, [board, store, columns, remember])

  return useCallback((ids: readonly string[]) => {
    if (last.current && ids.includes(last.current.id)) falling.current = last.current
  }, [])
}
