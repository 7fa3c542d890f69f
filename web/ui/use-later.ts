import { useEffect, useState } from 'react'

const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run, { timeout: 2000 })
    : (run) => setTimeout(run, 200)

/**
 * Code that a page does without at first: fetched once the page is idle, null until then and where it cannot be had.
 * It waits while `busy` says that a person is at what it would replace.
 */
export function useLater<Code>(load: () => Promise<Code>, busy: () => boolean = () => false): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    let gone = false
    const take = (loaded: Code) => {
      if (gone) return
      if (busy()) document.addEventListener('focusout', () => take(loaded), { once: true })
      else setCode(() => loaded)
    }
    whenIdle(() => void load().then(take, () => {}))
    return () => void (gone = true)
    // What is loaded stays the same.
  }, [])
  return code
}
