import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type Kind, nearest } from './scales.ts'

/** The point that is looked at: under the pointer, or chosen with the arrow keys, Home and End. Null while none is. */
export function usePoint(count: number, kind: Kind, open: (at: number) => void) {
  const [at, setAt] = useState<number | null>(null)
  const current = at === null ? null : Math.min(at, count - 1)

  const wanted = (key: string): number | null | undefined => {
    const from = current ?? (key === 'ArrowLeft' ? count : -1)
    if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, from + 1)
    if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, from - 1)
    if (key === 'Home') return 0
    if (key === 'End') return count - 1
    if (key === 'Escape') return null
    return undefined
  }
  return {
    current,
    handlers: {
      onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        setAt(nearest((100 * (clientX - left)) / Math.max(1, width), count, kind))
      },
      onPointerLeave: () => setAt(null),
      onBlur: () => setAt(null),
      onClick: () => current !== null && open(current),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && current !== null) return open(current)
        const next = wanted(event.key)
        if (next === undefined) return
        event.preventDefault()
        setAt(next)
      },
    },
  }
}
