import { useCallback, useMemo, useRef, useState } from 'react'
import { MAX_BATCH } from '#contracts/bulk-move/limits.ts'
import type { BoardStore } from './board-store.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Which cards are selected. With Shift, everything between the last one chosen and this one in the same column.
 * `onSelected` gets the number of selected cards whenever the person changes it.
 */
export function useSelection(store: BoardStore, onSelected: (count: number) => void) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE)
  const latest = useRef(NONE)
  const anchor = useRef<string | null>(null)
  const become = useCallback((next: ReadonlySet<string>) => setSelected((latest.current = next)), [])
  const choose = useCallback(
    (next: ReadonlySet<string>) => {
      become(next)
      onSelected(next.size)
    },
    [become, onSelected],
  )

  const toggle = useCallback(
    (id: string, range: boolean) => {
      const order = store.column(store.card(id)?.columnId ?? '')?.cards.map((card) => card.id) ?? []
      const from = anchor.current ? order.indexOf(anchor.current) : -1
      const to = order.indexOf(id)
      const next = new Set(latest.current)
      if (range && from >= 0 && to >= 0)
        for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each)
      else if (!next.delete(id)) next.add(id)
      if (next.size <= MAX_BATCH) choose(next)
      anchor.current = id
    },
    [choose, store],
  )
  const add = useCallback(
    (ids: readonly string[]) => choose(new Set([...latest.current, ...ids].slice(0, MAX_BATCH))),
    [choose],
  )
  const clear = useCallback(() => latest.current.size > 0 && choose(NONE), [choose])
  /** With what becomes of them: that is said instead. */
  const release = useCallback(() => become(NONE), [become])
  return useMemo(() => ({ selected, toggle, add, clear, release }), [selected, toggle, add, clear, release])
}
