import { useEffect, useState } from 'react'

/** Names that every list of advertisements hides. */
const BAIT = 'adsbox ad-banner textads banner-ads pub_300x250'

/** Whether something in this browser hides advertisements: it hides as well what only looks like one. */
export function useAdBlocker(): boolean {
  const [found, setFound] = useState(false)
  useEffect(() => {
    const bait = document.createElement('div')
    bait.className = BAIT
    bait.setAttribute('aria-hidden', 'true')
    bait.style.cssText = 'position:absolute;inset-inline-start:-999px;width:1px;height:1px'
    document.body.append(bait)
    // Rules that come with the page have been applied by the next frame; those that a blocker adds by script, a little later.
    const look = () =>
      setFound(!bait.isConnected || bait.offsetHeight === 0 || getComputedStyle(bait).visibility === 'hidden')
    const timer = setTimeout(() => {
      look()
      bait.remove()
    }, 200)
    return () => {
      clearTimeout(timer)
      bait.remove()
    }
  }, [])
  return found
}
