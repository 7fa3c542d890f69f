import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

const both =
  (...stops: (() => void)[]) =>
  () =>
    stops.forEach((stop) => stop())

/**
 * Lets every `data-quality` be dragged onto every `data-slot` of the block; `onDrop` hears of the quality and its place,
 * null for one that was dropped outside the places. Items may come and go while the block lives.
 */
export function dragOnto(block: HTMLElement, onDrop: (quality: string, slot: number | null) => void): () => void {
  const wired = new Map<HTMLElement, () => void>()
  const wire = () => {
    const items = new Set(block.querySelectorAll<HTMLElement>('[data-quality],[data-slot]'))
    for (const [item, stop] of wired)
      if (!items.has(item)) {
        stop()
        wired.delete(item)
      }
    for (const item of items) if (!wired.has(item)) wired.set(item, wireItem(item, block))
  }
  wire()
  const observer = new MutationObserver(wire)
  observer.observe(block, { childList: true, subtree: true })
  const stopMonitor = monitorForElements({
    canMonitor: ({ source }) => source.data.block === block,
    onDrop({ source, location }) {
      const slot = location.current.dropTargets[0]?.element.getAttribute('data-slot')
      onDrop((source.element as HTMLElement).dataset.quality ?? '', slot ? Number(slot) : null)
    },
  })
  return both(
    () => observer.disconnect(),
    stopMonitor,
    () => wired.forEach((stop) => stop()),
  )
}

function wireItem(item: HTMLElement, block: HTMLElement): () => void {
  if (item.dataset.quality !== undefined)
    return draggable({
      element: item,
      getInitialData: () => ({ block }),
      onDragStart: () => void (item.dataset.dragging = 'true'),
      onDrop: () => void delete item.dataset.dragging,
    })
  const leave = () => void delete item.dataset.over
  return dropTargetForElements({
    element: item,
    canDrop: ({ source }) => source.data.block === block,
    onDragEnter: () => void (item.dataset.over = 'true'),
    onDragLeave: leave,
    onDrop: leave,
  })
}
