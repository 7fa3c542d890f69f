import { type RefObject, useLayoutEffect } from 'react'
import { MAX_BATCH } from '#contracts/bulk-move/limits.ts'

/** Once as many cards are selected as one move may carry, the boxes of all others cannot be ticked (CAN-024, C§5). */
export function useLimit(board: RefObject<HTMLElement | null>, selected: ReadonlySet<string>) {
  const full = selected.size >= MAX_BATCH
  useLayoutEffect(() => {
    for (const box of board.current!.querySelectorAll<HTMLInputElement>('[data-card] input'))
      box.disabled = full && !box.checked
  }, [board, full, selected])
  return full
}
