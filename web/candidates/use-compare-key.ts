import { useEffect, useRef } from 'react'
import { isHeard } from '../keys/single-keys.ts'

/** V compares the selected rows; null while there is nothing to compare. */
export function useCompareKey(compare: (() => void) | null) {
  const latest = useRef(compare)
  latest.current = compare
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!latest.current || !isPlain || event.key.toLowerCase() !== 'v' || !isHeard(event)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
