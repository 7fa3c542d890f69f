import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { cardIdOf, columnIdOf } from './focus.ts'
import { painted } from './painted.ts'

export type DragOptions = {
  /** The cards that travel when this one is taken up: the selection it belongs to, or itself. */
  taken: (id: string) => string[]
  drop: (ids: string[], columnId: string) => void
}

/** Distance from the board's edge at which it scrolls along. */
const EDGE_PX = 60

/** Lets cards be dragged from column to column. Loaded once the page is there; cards drawn later are picked up as they come. */
export function startDragging(board: HTMLElement, { taken, drop }: DragOptions): () => void {
  const attached = new Map<Element, () => void>()
  let stopped = false

  function attach(element: HTMLElement) {
    if (attached.has(element)) return
    if (element.dataset.card)
      attached.set(
        element,
        draggable({
          element,
          getInitialData: () => ({ ids: taken(element.dataset.card!) }),
          onDragStart: () => (element.dataset.dragging = ''),
          onDrop: () => delete element.dataset.dragging,
        }),
      )
    else if (element.dataset.column)
      attached.set(
        element,
        dropTargetForElements({
          element,
          getData: () => ({ columnId: element.dataset.column }),
          onDragEnter: () => (element.dataset.over = ''),
          onDragLeave: () => delete element.dataset.over,
          onDrop: () => delete element.dataset.over,
        }),
      )
  }
  function refresh() {
    for (const [element, detach] of attached)
      if (!element.isConnected) {
        detach()
        attached.delete(element)
      }
    for (const element of board.querySelectorAll<HTMLElement>('[data-card], [data-column]')) attach(element)
  }

  refresh()
  // A card that was just dropped is taken up again in a later frame than the one that shows where it went.
  let soon = false
  const changes = new MutationObserver(() => {
    if (soon) return
    soon = true
    void painted().then(() => {
      soon = false
      if (!stopped) refresh()
    })
  })
  changes.observe(board, { childList: true, subtree: true })
  const stop = combine(
    monitorForElements({
      onDrag({ location }) {
        const { left, right } = board.getBoundingClientRect()
        const { clientX } = location.current.input
        if (clientX < left + EDGE_PX) board.scrollBy({ left: -12 })
        else if (clientX > right - EDGE_PX) board.scrollBy({ left: 12 })
      },
      onDrop({ source, location }) {
        const columnId = columnIdOf(location.current.dropTargets[0]?.element ?? null)
        if (columnId && cardIdOf(source.element)) drop(source.data.ids as string[], columnId)
      },
    }),
    () => changes.disconnect(),
  )
  return () => {
    stopped = true
    stop()
    for (const detach of attached.values()) detach()
  }
}
