import { type RefObject, useEffect, useRef } from 'react'
import type { DragOptions } from './drag.ts'

/** Lets cards be dragged, once the page is there and the drag library with it. */
export function useDrag(board: RefObject<HTMLElement | null>, mayEdit: boolean, options: DragOptions) {
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const root = board.current
    if (!mayEdit || !root) return
    let stop: (() => void) | undefined
    let left = false
    void import('./drag.ts').then(({ startDragging }) => {
      if (left) return
      stop = startDragging(root, {
        taken: (id) => latest.current.taken(id),
        drop: (ids, columnId) => latest.current.drop(ids, columnId),
      })
      root.dataset.draggable = ''
    })
    return () => {
      left = true
      stop?.()
    }
  }, [board, mayEdit])
}
