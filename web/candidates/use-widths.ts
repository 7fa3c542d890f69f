import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { codeOf, useOnHand } from '../offline/index.ts'

/** The page that keeps them, from the list of a job too. */
const onHand = [codeOf('routes/admin.videos')]
/** A key that is held down is sent once, when it is released. */
const SETTLED_MS = 400
const ACTION = '/admin/videos'
type Sent = { resize: string; width: string }

/** How wide columns are: at once as a person makes them, and kept for them. */
export function useWidths(kept: Readonly<Record<string, number>>) {
  useOnHand(onHand)
  const { submit } = useFetcher()
  const [changes, setChanges] = useState<Readonly<Record<string, number | null>>>({})
  const waiting = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; form: Sent }>())
  useEffect(() => {
    // Who leaves before it is sent has chosen it all the same; a beacon outlives the page.
    const sendAll = () => {
      for (const { timer, form } of waiting.current.values()) {
        clearTimeout(timer)
        navigator.sendBeacon(ACTION, new URLSearchParams(form))
      }
      waiting.current.clear()
    }
    window.addEventListener('pagehide', sendAll)
    return () => {
      window.removeEventListener('pagehide', sendAll)
      sendAll()
    }
  }, [])
  const drag = useCallback(
    (column: string, width: number) => setChanges((before) => ({ ...before, [column]: width })),
    [],
  )
  const set = useCallback(
    (column: string, width: number | null) => {
      setChanges((before) => ({ ...before, [column]: width }))
      clearTimeout(waiting.current.get(column)?.timer)
      const form: Sent = { resize: column, width: String(width ?? '') }
      const timer = setTimeout(() => {
        waiting.current.delete(column)
        submit(form, { method: 'post', action: ACTION })
      }, SETTLED_MS)
      waiting.current.set(column, { timer, form })
    },
    [submit],
  )
  const widthOf = (column: string) => (column in changes ? (changes[column] ?? undefined) : kept[column])
  return { widthOf, drag, set }
}
