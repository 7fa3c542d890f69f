import { useSearchParams } from '@remix-run/react'
import { useState } from 'react'

/**
 * The time that is chosen on a page; null once it is not offered any more. `isTaken`: it was, in the week and the zone that
 * are shown; in others it may only be out of sight.
 */
export function useChoice(first: string | null, isOffered: (start: string) => boolean) {
  const shown = useSearchParams()[0].toString()
  const [choice, setChoice] = useState<{ start: string; shown: string | null } | null>(
    first === null ? null : { start: first, shown: null },
  )
  const chosen = choice && isOffered(choice.start) ? choice.start : null
  return {
    chosen,
    isTaken: choice !== null && chosen === null && choice.shown === shown,
    choose: (start: string) => setChoice({ start, shown }),
  }
}
