import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { columnWidth } from '#contracts/user/column-width.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { afterKey, wideAs } from './widths.ts'

const useText = namespace('candidates')

type ColumnEdgeProps = {
  column: string
  label: string
  width: number | undefined
  /** While it is dragged. */
  onDrag: (column: string, width: number) => void
  /** Null: as wide as it is without a choice. */
  onSet: (column: string, width: number | null) => void
}

/** The edge of a column's heading: dragged, or moved with the arrow keys, it makes the column wider; pressed twice, or with Delete, it is as usual again. */
export function ColumnEdge({ column, label, width, onDrag, onSet }: ColumnEdgeProps) {
  const t = useText()
  const rtl = useFormat().direction === 'rtl'
  const drag = useRef<{ x: number; from: number; to: number } | null>(null)
  const widthOf = (edge: HTMLElement) => width ?? edge.closest('th')!.getBoundingClientRect().width
  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = widthOf(event.currentTarget)
    drag.current = { x: event.clientX, from, to: from }
  }
  function move({ clientX }: PointerEvent) {
    const held = drag.current
    if (!held || clientX === held.x) return
    held.to = wideAs(held.from + (rtl ? held.x - clientX : clientX - held.x))
    onDrag(column, held.to)
  }
  function release() {
    const held = drag.current
    drag.current = null
    if (held && held.to !== held.from) onSet(column, held.to)
  }
  function key(event: KeyboardEvent<HTMLElement>) {
    const next = event.key === 'Delete' ? null : afterKey(event.key, widthOf(event.currentTarget), rtl)
    if (next === undefined) return
    event.preventDefault()
    onSet(column, next)
  }
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('widthOf', { column: label })}
      aria-valuemin={columnWidth.min}
      aria-valuemax={columnWidth.max}
      aria-valuenow={width ?? columnWidth.min}
      aria-valuetext={width === undefined ? t('usualWidth') : t('pixels', { count: width })}
      title={t('widthHint')}
      tabIndex={0}
      className="column-edge scripted"
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => onSet(column, null)}
      onKeyDown={key}
    />
  )
}
