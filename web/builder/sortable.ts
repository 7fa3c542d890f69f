import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

type Edge = 'before' | 'after'

/** Items may come and go while the list lives: each is made draggable as it appears. */
export function sortable(list: HTMLElement, onMove: (id: string, to: number) => void): () => void {
  const wired = new Map<HTMLElement, () => void>()
  const wire = () => {
    const items = new Set(list.querySelectorAll<HTMLElement>(':scope > [data-sortable]'))
    for (const [item, unwire] of wired)
      if (!items.has(item)) {
        unwire()
        wired.delete(item)
      }
    for (const item of items) if (!wired.has(item)) wired.set(item, wireItem(item, list))
  }
  wire()
  const observer = new MutationObserver(wire)
  observer.observe(list, { childList: true })

  const stopMonitor = monitorForElements({
    canMonitor: ({ source }) => source.data.list === list,
    onDrop({ source, location }) {
      const target = location.current.dropTargets[0]
      for (const item of wired.keys()) delete item.dataset.edge
      if (!target) return
      const from = Number(source.element.dataset.index)
      const over = Number((target.element as HTMLElement).dataset.index)
      const before = target.data.edge === 'before' ? over : over + 1
      onMove(String(source.data.id), before > from ? before - 1 : before)
    },
  })
  return () => {
    observer.disconnect()
    stopMonitor()
    for (const unwire of wired.values()) unwire()
  }
}

function wireItem(item: HTMLElement, list: HTMLElement): () => void {
  const handle = item.querySelector<HTMLElement>('[data-handle]') ?? item
  const edgeAt = (clientY: number): Edge => {
    const { top, height } = item.getBoundingClientRect()
    return clientY < top + height / 2 ? 'before' : 'after'
  }
  const mark = ({ self }: { self: { data: Record<string | symbol, unknown> } }) =>
    void (item.dataset.edge = String(self.data.edge))
  const stops = [
    draggable({
      element: item,
      dragHandle: handle,
      getInitialData: () => ({ list, id: item.dataset.sortable }),
      onDragStart: () => void (item.dataset.dragging = 'true'),
      onDrop: () => void delete item.dataset.dragging,
    }),
    dropTargetForElements({
      element: item,
      canDrop: ({ source }) => source.data.list === list && source.element !== item,
      getData: ({ input }) => ({ edge: edgeAt(input.clientY) }),
      onDragEnter: mark,
      onDrag: mark,
      onDragLeave: () => void delete item.dataset.edge,
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
