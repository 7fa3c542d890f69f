import { useEffect } from 'react'
import { quietly } from './stale-assets.ts'

/** The code of a route, from the list that Remix itself takes it from. */
export const codeOf = (route: string) => () =>
  import(/* @vite-ignore */ window.__remixManifest.routes[route]!.module) as Promise<unknown>

/**
 * Fetches code that every page may need at once, when the browser has nothing better to do. What keeps a page as it is
 * while the platform cannot be reached has to be here before that: Remix leaves the page when it cannot fetch a route.
 * A failure is ignored here: the page stays, and the code is fetched again when it is needed.
 */
export function useOnHand(code: readonly (() => Promise<unknown>)[]) {
  useEffect(() => {
    // Safari knows no idle moments.
    const fetchAll = () => void Promise.allSettled(code.map(quietly))
    if (!('requestIdleCallback' in window)) return void setTimeout(fetchAll)
    const idle = requestIdleCallback(fetchAll)
    return () => cancelIdleCallback(idle)
  }, [code])
}
