import { useEffect } from 'react'
import { answers } from './route-code.ts'

const AGAIN_MS = 3_000

/** Loads the page afresh once the platform answers again; a page in the foreground asks every few seconds. */
export function useReloadWhenBack(looking: boolean) {
  useEffect(() => {
    if (!looking) return
    let timer: number
    let left = false
    async function look() {
      if (document.visibilityState === 'visible' && (await answers(location.href)) && !left) return location.reload()
      if (!left) timer = window.setTimeout(look, AGAIN_MS)
    }
    timer = window.setTimeout(look, AGAIN_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [looking])
}
