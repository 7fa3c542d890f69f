import { useCallback, useMemo, useRef, useState } from 'react'
import type { BoardStore } from './board-store.ts'

/** As many as one move may carry. */
export const MOST_SELECTED = 500
const NONE: ReadonlySet<string> = new Set()

/** Which cards are selected. With Shift, everything between the last one chosen and this one in the same column. */
export function useSelection(store: BoardStore) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE)
  const anchor = useRef<string | null>(null)

  const toggle = useCallback(
    (id: string, range: boolean) => {
      const order = store.column(store.card(id)?.columnId ?? '')?.cards.map((card) => card.id) ?? []
      const from = anchor.current ? order.indexOf(anchor.current) : -1
      const to = order.indexOf(id)
      setSelected((before) => {
        const next = new Set(before)
        if (range && from >= 0 && to >= 0) for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each)
        else if (!next.delete(id)) next.add(id)
        return next.size > MOST_SELECTED ? before : next
      })
      anchor.current = id
    },
    [store],
  )
  const add = useCallback((ids: readonly string[]) => setSelected((before) => new Set([...before, ...ids].slice(0, MOST_SELECTED))), [])
  const clear = useCallback(() => setSelected(NONE), [])
  return useMemo(() => ({ selected, toggle, add, clear }), [selected, toggle, add, clear])
}
