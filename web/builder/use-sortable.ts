import { type RefObject, useEffect, useRef } from 'react'

/**
 * Lets the items of a list (`data-sortable`, `data-index`) be dragged by their handle (`data-handle`). The library comes
 * once the list is shown; the keyboard and the menu do the same without it.
 */
export function useSortable(list: RefObject<HTMLElement>, onMove: (id: string, to: number) => void) {
  const move = useRef(onMove)
  move.current = onMove
  useEffect(() => {
    const element = list.current
    if (!element) return
    let stop = () => {}
    let left = false
    void import('./sortable.ts').then(({ sortable }) => {
      if (!left) stop = sortable(element, (id, to) => move.current(id, to))
    })
    return () => {
      left = true
      stop()
    }
  }, [list])
}
